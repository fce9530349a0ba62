# cython: language_level=3
"""The types by which tree_kernel.py is compiled. Python itself does not read this file."""

import cython
cimport libc.math as math

ctypedef long long number
ctypedef unsigned long long wide

cdef number ONE, LOWER_HALF

cdef int SEATS, ALL, CHARTERS, INDEPENDENTS, EBR, RED, NOBODY, NOT_MERGED
cdef int CASH, OF_COMPANY, SHARES, REVENUE, REGULAR, NARROW, RESOURCES, AVAILABLE, BONDS, MERGED, TABLE, TRACK, EDGE
cdef int NETWORK, NETWORK_EDGE, REACHED, IN_HANDS, CUBES, CUBE_HEXES, RESERVED, DEFERRED, SUPPLY, SOLD, STAGE, PLAYER
cdef int INITIAL, COMPANY, FIRST_BIDDER, STEP, MUST_OPEN, BIDDER, HIGH_BID, HIGH_BIDDER, PASSED, SIZE
cdef int TURN, BIDDING, OVER, LIFTING, BUILDING, TAKING
cdef int BUILD, AUCTION, TAKE, BOND, MERGE, DIVIDEND, PASS, BID, TARGETS, LIFT, PLACE_TRACK, END_BUILD
cdef int TAKE_CUBE, END_TAKE
cdef int FARM, TOWN, PORT, CUBE_COST, FARM_ALONE, FARM_WITH_TOWN, FIRST_TOWN, NARROW_TRACK, CUBE_ALONE, CUBE_WITH_PORT
cdef int FIRST_PORT, EBR_TOWN, MOST_TRACK, CONDITIONS_NEEDED, FEW_CUBES, FEW_BONDS, EMPTY_CHARTERS, UNSOLD_AT_FIRST
cdef int TRACK_COST, STARTING_COUNTS, JOINS_RED, STARTING_BONDS, CERTIFICATES, DEAREST, INITIAL_AUCTIONS
cdef int LEAST_TRACK
cdef int PHASE_SIZE, PHASE_CASH, PHASE_ROUNDS, PHASE_GROWTH, PHASE_SHARE, PHASE_TEMPO, PHASE_DOUBT, PHASE_LAST
cdef int SITES, PLANS, HERE, LIFTED, ENDED, OTHER, SALE, PLAN, LONGER, KEPT, MOST_ROWS, MOST_LONGER, MOST_SITES
cdef int LINES, MOST_STEPS, BUCKETS
cdef wide ALL_BITS, GOLDEN, MIX, MIX_AGAIN
cdef int NODE, ACTOR, VISITS, ROW, FOLLOWING, FOLLOWERS, VALUES, JUDGED, WORTHS, INTEREST
cdef int WIDEST, CAUTION, SHARE_FACTS, TABLE_FACTS, PHASES, TOLD, SHARES_KEPT
cdef double POUND, CUBE, WAY, CURIOSITY, WIDENING, SHARPNESS, LIKELIHOOD, UNLIKELY, HAIR, FAIR

@cython.locals(count=cython.int)
cdef int ones(number mask) noexcept
@cython.locals(place=cython.int)
cdef int lowest(number mask) noexcept
cdef number per_share(number revenue, number held) noexcept


cdef class Box:
    cdef public int players
    cdef public object figures, hexes, within, bonds, spaces, prices, order, phases


cdef class Rules:
    cdef int players
    cdef const number[::1] figures, hexes, within, bond, spaces, prices, order
    cdef const double[::1] phases
    cdef object kept_rows
    cdef number[::1] s
    cdef double[::1] strengths, worths, title_worths
    cdef public int judgements
    cdef int rows

    @cython.locals(a=cython.int, b=cython.int, place=cython.int)
    cdef void copy(self, int source, int to) noexcept
    cdef int add_row(self) except -1
    @cython.locals(row=cython.int, place=cython.int)
    cdef int keep(self, const number[::1] position) except -1
    cdef number occupied(self, int at) noexcept
    cdef number price(self, int at, int place) noexcept
    cdef int cubes_at(self, int at, int place) noexcept
    @cython.locals(count=cython.int)
    cdef int cubes_in(self, int at, number mask) noexcept
    cdef bint in_play(self, int at, int company) noexcept
    @cython.locals(allowed=number, other=cython.int, occupied=number, cash=number)
    cdef number sites(self, int at, int company, bint narrow) noexcept
    cdef bint can_build(self, int at, int company) noexcept
    cdef bint can_take(self, int at, int company) noexcept
    @cython.locals(issued=cython.int)
    cdef bint can_issue(self, int at, int company) noexcept
    @cython.locals(revenue=number)
    cdef number minimum(self, int at, int company) noexcept
    cdef bint can_auction(self, int at, int seat, int company) noexcept
    @cython.locals(place=cython.int)
    cdef bint can_merge(self, int at, int seat, int company, int independent) noexcept
    @cython.locals(company=cython.int, other=cython.int)
    cdef bint is_open(self, int at, int seat, int action) noexcept
    @cython.locals(company=cython.int, other=cython.int, into=cython.int)
    cdef void connect(self, int at) noexcept
    @cython.locals(red=number, other=cython.int, new=number, network=number, edge=number, around=number)
    cdef void add_red(self, int at, int place) noexcept
    @cython.locals(reached=number, towns=number, bit=number)
    cdef number terrain_revenue(self, int at, int company, int place) noexcept
    @cython.locals(ports=number, without=cython.int, other=cython.int, town=cython.bint)
    cdef void build(self, int at, int company, int place, bint narrow) noexcept
    cdef void take(self, int at, int company, int place) noexcept
    cdef void issue(self, int at, int company, int bond) noexcept
    @cython.locals(ports=number, owner=cython.int, ported=cython.bint, other_ported=cython.bint, had_town=cython.bint,
                   cubes=number, other_cubes=number)
    cdef void merge(self, int at, int company, int independent) noexcept
    @cython.locals(owing=cython.bint, company=cython.int, held=number, each=number, seat=cython.int,
                   bankrupt=cython.bint, bonds=number, deferred=number, bond=cython.int)
    cdef bint dividends(self, int at, int current) except -1
    @cython.locals(paying=cython.int, seat=cython.int, owed=number, company=cython.int, shares=number)
    cdef bint all_pay(self, int at) noexcept
    @cython.locals(company=cython.int, held=number, each=number, seat=cython.int, shares=number)
    cdef collect_all(self, int at, int current)
    cdef collect(self, int at, int current, dict debts, set bankrupt)
    @cython.locals(empty=cython.int, company=cython.int)
    cdef int empty_charters(self, int at) noexcept
    @cython.locals(count=number, company=cython.int)
    cdef number unsold(self, int at) noexcept
    cdef int conditions(self, int at) noexcept
    cdef int actor(self, int at) noexcept
    cdef void end_turn(self, int at) except *
    @cython.locals(action=cython.int)
    cdef void settle(self, int at) except *
    @cython.locals(holding=cython.int, bankrupt=cython.bint)
    cdef void pay_out(self, int at) except *
    @cython.locals(bond=cython.int)
    cdef void hand_over(self, int at, int seat, int company, number price) noexcept
    cdef void begin_auction(self, int at, int company, int first, bint must_open) noexcept
    @cython.locals(high=number)
    cdef number lowest_bid(self, int at) noexcept
    @cython.locals(bidder=cython.int, still=cython.int, following=cython.int)
    cdef void bid(self, int at, number amount) except *
    @cython.locals(initial=cython.int)
    cdef void sell(self, int at, int winner, number price) except *
    @cython.locals(at=cython.int, company=cython.int)
    cdef int as_if_sold(self, int row) noexcept
    cdef int next_to_move(self, int at) noexcept
    cdef int phase(self, int at) noexcept
    @cython.locals(holding=cython.int)
    cdef int phase_with(self, int at, number unsold) noexcept
    @cython.locals(till=number, cost=number, port=cython.bint, gain=number, taken=number, narrow=number, built=number)
    cdef number growth(self, int at, int company, number cubes) noexcept
    @cython.locals(bonds=number, cost=number, bond=cython.int, first=cython.bint)
    cdef number interest(self, int at, int company, bint later) noexcept
    @cython.locals(mover=cython.int, doubt=cython.double, at=cython.int, now=cython.int, players=cython.int,
                   one=cython.int, step=cython.int, rounds=cython.int, company=cython.int, held=number, could=number,
                   value=cython.double, revenue=number, interest=number, later=number, count=number,
                   worth="double[::1]", phases="const double[::1]")
    cdef double weigh(self, int row) noexcept
    @cython.locals(best=number, seat=cython.int, winners=cython.int, cash=cython.double)
    cdef void judge_end(self, int at) noexcept


cdef class Tree(Rules):
    cdef int units, moods
    cdef const double[::1] weights
    cdef int by_share, by_table, by_part, bias, worth, least, pounds, mood, mood_bias, told
    cdef object kept_codes, kept_stages, kept_judged, kept_ranked, kept_numbers, kept_ways, kept_values
    cdef number[::1] codes, site_codes, ways, by_code
    cdef int[::1] stages, ranked, ranks, no_order, numbers, path
    cdef double[::1] judged, site_gains, promises, table, sums, mood_now, told_now, table_known, facts, of_share
    cdef double[::1] both, counts
    cdef number[::1] told_of, keys
    cdef double[::1] values, changes, excess, mean
    cdef int found, most_found, room, nodes, positions

    @cython.locals(doubt=cython.double, players=cython.int, one=cython.int, best=cython.double, total=cython.double,
                   chance=cython.double, worth="double[::1]")
    cdef double title_chance(self, int row, int seat) noexcept
    @cython.locals(at=cython.int, place=cython.int, table="double[::1]", phase=cython.int, action=cython.int,
                   unsold=number, weights="const double[::1]", units=cython.int, moods=cython.int, unit=cython.int, mood=cython.int,
                   fact=cython.double, row=cython.int, first=cython.int, total=cython.double)
    cdef void know_table(self, int at, bint initial) noexcept
    @cython.locals(owing=cython.bint, seat=cython.int, cash=number, company=cython.int, count=number)
    cdef bint somebody_poor(self, int at) noexcept
    @cython.locals(told="long long[::1]", facts="double[::1]", held=number, revenue=number, till=number, reached=number,
                   cubes=number, interest=number, later=number, bonds=number, bond=cython.int, could=number,
                   absorbed=cython.int, other=cython.int, place=cython.int, which=cython.int, units=cython.int,
                   unit=cython.int, fact=cython.double, row=cython.int, first=cython.int,
                   weights="const double[::1]", of_share="double[::1]")
    cdef int know_share(self, int at, int company) noexcept
    @cython.locals(players=cython.int, strengths="double[::1]", worths="double[::1]", at=cython.int, mover=cython.int,
                   initial=cython.bint, weights="const double[::1]", units=cython.int, mean=cython.double,
                   seat=cython.int, weight=cython.double, part=cython.int, company=cython.int, held=number,
                   share=cython.int, count=number, of_all=cython.double, of_own=cython.double, value=cython.double,
                   unit=cython.int, total=cython.double, best=cython.double, middle=cython.double,
                   expected=cython.double, sums="double[::1]", of_share="double[::1]", worth=cython.int,
                   both="double[::1]", counts="double[::1]", second=cython.double, third=cython.double,
                   fourth=cython.double)
    cdef void judge(self, int row) noexcept
    @cython.locals(turn=cython.int, seat=cython.int)
    cdef void note(self, int row, number code) except *
    cdef more_found(self)
    @cython.locals(target=cython.int, first=cython.int, others=cython.int, source=cython.int)
    cdef void find_turns(self, int row, bint thorough) except *
    @cython.locals(at=cython.int, source=cython.int, other=cython.int)
    cdef void ended(self, int first, int others, number code) except *
    @cython.locals(lifted=cython.int, at=cython.int, seat=cython.int, code=number, independent=cython.int,
                   company=cython.int, supply=number, bond=cython.int)
    cdef void carry_out(self, int first, int others, int target, bint thorough) except *
    @cython.locals(lifted=cython.int, at=cython.int, hexes=number, place=cython.int, plan=cython.int, count=cython.int)
    cdef void find_takes(self, int first, int others, int company) except *
    @cython.locals(most=cython.int, plans=cython.int, step=cython.int, longer=cython.int, plan=cython.int,
                   sites=cython.int, site=cython.int, row=cython.int, at=cython.int, known=cython.bint,
                   other=cython.int, same=cython.bint, colour=cython.int, rank=cython.int, best=cython.int,
                   taken=cython.bint)
    cdef void find_builds(self, int first, int others, int company, bint thorough) except *
    @cython.locals(codes="long long[::1]", gains="double[::1]", ported=cython.bint, count=cython.int, narrow=cython.int,
                   hexes=number, place=cython.int, bit=number, gain=cython.double, site=cython.int)
    cdef int find_sites(self, int at, int company, int most) noexcept
    @cython.locals(at=cython.int, amount=number)
    cdef void find_bids(self) except *
    @cython.locals(at=cython.int, company=cython.int, held=number, bidder=cython.int, lowest=number, amount=number,
                   high=number, high_bidder=number, now=cython.double, with_it=cython.double)
    cdef void sold(self, int row) except *
    @cython.locals(at=cython.int, target=cython.int, company=cython.int, other=cython.int, count=cython.int,
                   step=cython.int)
    cdef void play(self, int row, number code, int to) except *
    @cython.locals(seat=cython.int, row=cython.int, root=cython.int)
    cpdef void begin(self, const number[::1] position, int actor, bint whole) except *
    @cython.locals(row=cython.int)
    cpdef void add(self, const number[::1] position) except *
    cpdef double at_first_sight(self, int turn, int seat)
    cpdef list rank(self, const int[::1] order)
    @cython.locals(node=cython.int, at=cython.int)
    cdef int add_node(self, number code, int actor) except -1
    cdef more_room(self)
    @cython.locals(actor=cython.int, first=cython.int, found=cython.int, kept=cython.int, ordered=cython.bint,
                   ranked=cython.int, step=cython.int, turn=cython.int, value=cython.double, place=cython.int,
                   one=cython.int, seat=cython.int, best=cython.double, total=cython.double)
    cdef void follow(self, int node, int most, const int[::1] order) except *
    @cython.locals(actor=cython.int, first=cython.int, weight=cython.double, chosen=cython.int, most=cython.double,
                   one=cython.int, promise=cython.double)
    cdef int most_promising(self, int node) noexcept
    @cython.locals(depth=cython.int, node=cython.int)
    cpdef void look(self, int into) except *
    @cython.locals(code=number, row=cython.int, players=cython.int, actor=cython.int, seat=cython.int,
                   total=cython.double, place=cython.int)
    cdef void expand(self, int parent, int node) except *
    @cython.locals(node=cython.int, seat=cython.int, times=cython.int)
    cdef void add_up(self, int depth) noexcept
    @cython.locals(players=cython.int, first=cython.int, one=cython.int, actor=cython.int, seat=cython.int)
    cdef void correct(self, int node) noexcept
    @cython.locals(actor=cython.int, first=cython.int, last=cython.int, mean="double[::1]", best=cython.double,
                   one=cython.int, place=cython.int, total=cython.double, weight=cython.double, seat=cython.int)
    cdef void average(self, int node) noexcept
    cpdef int turns(self)
    cpdef number code(self, int turn)
    cpdef int visits(self, int turn)
    @cython.locals(at=cython.int, players=cython.int, seat=cython.int)
    cpdef tuple outlook(self, int turn)
    @cython.locals(code=number, row=cython.int, place=cython.int)
    cpdef list after(self, int turn)

cdef class Lines(Rules):
    cdef int beginnings, width, longest, count, lines, room, seen_count
    cdef public wide chance
    cdef object kept_steps, kept_step, kept_before, kept_row, kept_deciding, kept_stand, kept_open, kept_finished
    cdef object kept_sorted, kept_seen, kept_standing, kept_next
    cdef number[::1] steps, step, seen
    cdef int[::1] before, row, deciding, open, finished, sorted, standing, next, buckets
    cdef double[::1] stand

    cdef take_up(self)
    cdef more_room(self)
    @cython.locals(at=cython.int, stage=number, company=cython.int, placed=number, place=cython.int, hexes=number)
    cdef void find_steps(self, int row) noexcept
    cdef void add_step(self, number step) noexcept
    cdef void find_hexes(self, number step, number hexes) noexcept
    @cython.locals(alone=cython.int, found=cython.int, action=cython.int, source=number)
    cdef void find_lifts(self, int at) noexcept
    cdef bint is_free(self, int at, int action) noexcept
    @cython.locals(seat=cython.int, company=number, supply=number, independent=number, bond=number)
    cdef void find_actions(self, int at) noexcept
    @cython.locals(low=number, high=number, apart=number)
    cdef void find_amounts(self, int at) noexcept
    @cython.locals(kind=cython.int)
    cdef void act(self, int at, number step) except *
    cdef void carry_out(self, int at, int action, int company, int other) except *
    @cython.locals(doubt=cython.double, worths="double[::1]", strengths="double[::1]", players=cython.int,
                   best=cython.double, seat=cython.int, total=cython.double)
    cdef void judge(self, int row) noexcept
    @cython.locals(place=cython.int)
    cpdef void begin(self, const number[::1] position) except *
    cpdef void go(self, number step) except *
    cpdef object here(self)
    @cython.locals(at=cython.int, actor=cython.int, ends=cython.int, followed=cython.int, depth=cython.int,
                   first=cython.int, place=cython.int, before=cython.int, one=cython.int, step=number,
                   row=cython.int, line=cython.int)
    cpdef int find(self, bint thorough, wide chance) except -1
    cdef bint has_ended(self, int at, int actor) noexcept
    @cython.locals(line=cython.int, seat=cython.int)
    cdef int add_line(self, int before, number step, int row) except -1
    @cython.locals(bucket=cython.int)
    cdef void forget(self) noexcept
    @cython.locals(bucket=cython.int, one=cython.int)
    cdef bint is_known(self, number step, int line) noexcept
    @cython.locals(seat=cython.int)
    cdef bint stand_alike(self, int line, int other) noexcept
    @cython.locals(place=cython.int, last=cython.int, other=cython.int, line=cython.int, length=cython.int,
                   start=cython.int, left=cython.int, middle=cython.int, right=cython.int, end=cython.int)
    cdef void put_best_first(self, int[::1] found, int count, int actor) noexcept
    @cython.locals(drawn=wide, rest=wide)
    cdef int below(self, wide limit) noexcept
    @cython.locals(line=cython.int, one=cython.int, seat=cython.int)
    cpdef tuple found(self, int place)
