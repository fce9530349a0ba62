/**
 * The shapes that the server speaks in. Nothing here runs.
 *
 * @typedef {string|number|boolean|null|Message|(string|number|Message)[]} Fact
 * @typedef {{say: string, facts: Object<string, any>}} Message what is to be said, as the id of an entry of the catalogues and
 *   the facts that its sentence names, each a `Fact`
 * @typedef {string|Message} Text something to be shown by `say`: a proper name or a figure as it is, or a message
 *
 * @typedef {{id: string|null, name: string|null, guest: boolean}} Person
 * @typedef {{person: Person, csrf: string, notices: {webhook: string|null, mail: string|null},
 *   language: string|null, wishes: Wishes, mail_trouble: string|null, unseen: number,
 *   mute: {since: string, until: string|null}|null}} Me
 * @typedef {{mail: string[], push: string[], webhook: string[], quiet: [number, number]|null, zone: string, digest: number}} Wishes
 *
 * @typedef {boolean|number|string} OptionValue
 * @typedef {{name: string, label: Text, text: Text, default: OptionValue, kind: "bool"|"int"|"choice", values?: string[],
 *   value_labels?: Text[], low?: number, high?: number, rule: string}} TitleOption
 * @typedef {{spec: string, level: "easy"|"normal"|"strong", text: Text}} Bot
 * @typedef {{id: string, name: string, designer: string, players: number[], about: Text, minutes: [number, number], weight: number, picture: string, options: TitleOption[], bots: Bot[],
 *   public_site: boolean, panels: string, styles: string, lessons: number, guide: GuideStep[]}} Title
 * @typedef {{say: string, when: Object<string, any>}} GuideStep the id of its heading, a message with an attribute `text`, and what stands where in the positions that it is for
 * @typedef {{title: string, sections: {heading: string, points: {text: string, rules: string[]}[]}[],
 *   terms: {term: string, also: string, text: string}[]}} Primer said by the server in the reader's language
 * @typedef {{id: string, name: string, text: string, minutes: number, steps: number}} LessonListed
 * @typedef {{id: string, name: string, title: string, title_name: string, players: string[], seat: number, steps: number, step: number,
 *   goal: string, look: string, spots: string[], solution: Action|null, answer: string, right: boolean, next: string|null,
 *   position: Position, entries: LogEntry[]}} LessonView where a lesson stands, said by the server in the reader's language
 * @typedef {{title: string, title_name: string, source: "record"|"18xx.games", players: string[], bots: (string|null)[],
 *   moves: number, finished: boolean, options: Object<string, OptionValue>, stopped: Text, result: Text}} FileFound
 *
 * @typedef {"solo"|"hotseat"|"online"} Mode
 * @typedef {{seat: number, present: boolean, seen: string|null, replaceable: string|null, absent: boolean}} SeatPresence
 * @typedef {SeatPresence & {name: string, kind: "person"|"bot"|"open"|"left", bot: string|null, mine: boolean,
 *   yours: boolean, profile: string|null, robot: boolean}} Seat
 * @typedef {{id: string, title: string, title_name: string, mode: Mode, status: "open"|"running"|"finished"|"ended",
 *   listed: boolean, seats: Seat[], created: string, updated: string, actions: number, turn: number[],
 *   my_turn: boolean, headline: Text, winners: number[], unreadable: Text, rated: boolean, timing: Timing|null, deadline: string|null, warning: string|null, club: {id: string, name: string}|null,
 *   robots: boolean, description: string, language: string|null, options: Object<string, OptionValue>}} Summary
 * @typedef {{kind: "move"|"bank", hours: number, increment: number, sleep: [number, number]|null, zone: string, holidays: number,
 *   then: "consent"|"bot"|"open", bot: string}} Timing
 * @typedef {{deadline: string|null, warning: string|null, out: boolean, left: number[], holidays: {seat: number, until: string}[],
 *   holidays_left: number[]}} ClockTold
 *
 * @typedef {{games: Summary[], page: number, more: boolean}} SummaryPage
 * @typedef {{title: string, title_name: string, mean: number, margin: number, games: number}} RatingTold
 * @typedef {{title: string, title_name: string, players: number, games: number, wins: number, place: number}} ProfileRecord
 * @typedef {{id: string, name: string, you: boolean, created: string, present: boolean, seen: string|null, ratings: RatingTold[], records: ProfileRecord[], tie: "favourite"|"blocked"|null}} Profile
 * @typedef {{game: string, title_name: string, by: string, rated: boolean, created: string, player: string}} Invitation
 * @typedef {{id: string, name: string, declined: boolean}} Invited
 * @typedef {{people: {id: string, name: string, present: boolean, seen: string|null}[], page: number, more: boolean}} KnownPage
 * @typedef {{finished: string, mean: number, margin: number}} CoursePoint
 * @typedef {{game: string|null, title: string, title_name: string, players: number, names: string[], place: number, score: number, finished: string, rating: number|null}} ResultTold
 * @typedef {{results: ResultTold[], page: number, more: boolean}} ResultPage
 * @typedef {{players: {person: string, name: string, mean: number, margin: number, games: number}[], page: number, more: boolean}} RankPage
 * @typedef {{id: string, name: string, members: number, leads: boolean}} ClubListed
 * @typedef {{club: string, name: string, head: string|null, created: string}} ClubInvitation
 * @typedef {{id: number, name: string, begins: string, ends: string}} Season days such as 2026-01-31
 * @typedef {{id: string, name: string, created: string, leads: boolean, invite: string|null,
 *   members: {name: string, leads: boolean, joined: string}[], invited: string[], seasons: Season[]}} Club
 * @typedef {{title: string|null, titles: string[], games: number,
 *   rows: {name: string, rank: number, games: number, wins: number, points: number}[]}} League
 * @typedef {{game: string, title: string, title_name: string, finished: string,
 *   places: {name: string, score: number, place: number, points: number}[]}} LeagueResult
 * @typedef {{results: LeagueResult[], page: number, more: boolean}} LeagueResults
 *
 * @typedef {{type: string, [field: string]: any}} Action
 * @typedef {{action: Action, name: Text, text: Text, spot: string}} Choice
 * @typedef {{train: string, earns: Text, stops: [string, Text][], bonus: Text, sample: string}} Run
 * @typedef {{action: Action, hexes: Object<string, string>, runs: Run[]}} Sketch
 * @typedef {{action: Action, field: string, low: number, high: number, step: number, name: Text, text: Text}} Range
 * @typedef {{actions: Action[], text: Text}} Course moves that are often made one after the other
 * @typedef {{actions: Choice[], ranges: Range[], courses?: Course[], programs?: ProgramOffer[]}} Choices
 *
 * @typedef {{id: string, label: string, name: Text, colour: string, rim?: string}} Style
 * @typedef {{cells: Text[], style: string, marked: boolean}} Row
 * @typedef {{title: Text, columns: {heading: Text, right: boolean}[], rows: Row[], note: Text}} Table
 * @typedef {{text: Text, refusal: {rule: string, text: Text}, cell: string}} Closed
 * @typedef {{price: number, column: number, row: number, zone: string, markers: string[], bands?: number[]}} Space
 * @typedef {{spaces: Space[], key: [string, Text][], note?: Text}} Market
 * @typedef {{headline: Text, hint: Text, tables: Table[], styles: Style[], closed: Closed[], market: Market|null}} View
 * @typedef {{cash: number, shares: Object<string, number>, rest: Object<string, number>}} Wealth
 * @typedef {{reasons: Text[], text: Text, scores: number[], winners: number[], wealth: Wealth[]}} Outcome
 * @typedef {number|Text|Text[]|null} ChangeValue
 * @typedef {{what: Text, kind: "money"|"credits"|"count"|"seat"|"words"|"list", before: ChangeValue, after: ChangeValue,
 *   difference: number, gained: Text[], lost: Text[]}} Change
 * @typedef {{changes: Change[], seat: number, company: string}} Changed
 * @typedef {{holders: Changed[], notes: Text[]}} Sheet
 * @typedef {{number: number, actors: number[], headline: Text, position: any, view: View, board: string,
 *   choices: Choices|null, outcome: Outcome|null, sheet: Sheet|null, drawing?: string}} Position
 *
 * @typedef {{payer: number, payee: number, amount: number, reason: string}} Transfer
 * @typedef {{number: number, kind: string, actor: number, rule: string, text: Text,
 *   transfers: Transfer[], stage: number, spot: string}} LogEntry `spot`: where the action happened, with its first entry
 * @typedef {{id: number, kind: "undo"|"replace", by: number, text: Text, needs: number[], yes: number[],
 *   no: number[], state: string, wish: any, decides: number|null}} Ask
 * @typedef {{sequence: number, seat: number|null, name: string, text: Text, time: string, spot?: string}} ChatLine
 * @typedef {{names: string[], guests: number}} Spectators
 * @typedef {{can: boolean, ask: boolean, text: Text}} Reversal
 * @typedef {{seat: number, kind: string, company: string, amount: number, text: Text}} Program
 * @typedef {{kind: string, company: string, text: Text, now: boolean}} ProgramOffer
 * @typedef {{seat: number, text: Text, reason: Text}} Stopped a program that a surprise has ended
 * @typedef {Summary & {sequence: number, version: number, position: Position|null, log: LogEntry[], asks: Ask[],
 *   log_from: number, chat: ChatLine[], asides: ChatLine[]|null, spectators: Spectators, undo: Reversal, redo: Reversal, rules_version: number, rules_changes: Text[], seed: number|null,
 *   host: boolean, invite: string|null, pace: number, replace_after: number, host_decides: boolean, programs: Program[],
 *   stopped_programs: Stopped[], used: number[], asked: string|null, clock: ClockTold|null}} GameView
 *
 * @typedef {{number: number, cash: number[], wealth: number[], worth: number[], liquidity: number[],
 *   companies: Object<string, {revenue: number, shares: number[], price?: number}>}} Point
 * @typedef {{players: string[], points: Point[]}} Series
 * @typedef {{number: number, seat: number, kind: Text, played: Text, expected: number[], chances: number[], cost: number, lost: number,
 *   better: {steps: {action: Action, text: Text, spot: string}[], expected: number[], chance: number, terms: {about: Text, amount: number}[]}|null}} Judged
 * @typedef {{decisions: number, agreed: number, cost: number}} ReviewSums
 * @typedef {{players: string[], looks: number, over: boolean, expected: number[][], chances: number[][], decisions: Judged[],
 *   summaries: (ReviewSums & {seat: number, kinds: (ReviewSums & {kind: Text})[]})[]}} Review
 * @typedef {{state: "none"|"waiting"|"done"|"failed", allowed: boolean, why_not: Text, judged: number, actions: number, ahead: number,
 *   yours: boolean, problem: Text, review: Review|null}} ReviewTold
 * @typedef {{version: number, position: Position, undo: Reversal, redo: Reversal, used: number[], asked: string|null, clock: ClockTold|null}} Now
 * @typedef {{version: number, sequence: number, number: number, entries: LogEntry[], now: Now|null, ask: Ask|null,
 *   held: boolean}} Played
 * @typedef {{legal: boolean, rule: string, text: Text, statement: string, section: string}} Why
 * @typedef {{position: Position, entries: LogEntry[]}} Tried
 * @typedef {{rule: {id: string, section: string, kind: string, statement: string, note: string, example: string,
 *   not_applicable: string}, rulings: {id: string, subject: string, decision: string}[]}} Rule
 * @typedef {{title: string, sections: {section: string, rules: Rule[]}[]}} Rulebook
 * @typedef {{id: string, created: string, last_used: string, agent: string, current: boolean}} Login
 * @typedef {{id: string, name: string, created: string, last_used: string|null, expires: string}} Token
 *
 * What a module in games/, or the `panels` of a package, may give for its title. Each component gets
 * `{game, position, choices, pick, why, me}`, a view also `{table, play, module}`; what is missing falls back to plain tables.
 * @typedef {{Summary?: any, Panels?: any, Players?: any, ActionTable?: any,
 *   ghost?: (position: Position, choice: Choice|null) => {colour: string, text: string}|null,
 *   phase?: (position: Position, small: boolean) => string, views?: Partial<Record<string, any>>, round?: (position: Position) => string, lit?: (play: any) => {spots: Set<string>, note: any}|null, Tray?: any, Beside?: any, Detail?: any, sketched?: (choice: Choice) => boolean, hasSheet?: (choice: Choice) => boolean, folded?: string[],
 *   choosers?: Record<string, any>, listed?: (choice: Choice) => boolean, endings?: Record<string, string>, Thing?: any, rangesHeading?: (ranges: Range[]) => string, amount?: (range: Range, amount: number, position: Position) => string,
 *   hasTray?: (there: Choice[]) => boolean, again?: (play: any, spot: string) => boolean,
 *   effect?: (there: Choice[]) => string|null, news?: string[], Own?: any, likeliest?: (choices: Choices) => Choice|null,
 *   weighs?: (choice: Choice, position: Position) => boolean}} TitleModule
 * `phase`: where the game stands, in a word or two; on a small screen, where the `Summary` has no room, with what matters most of it. `views`: what the middle of the screen can show besides the map: `table`, `market` (if the view of the position has one), `tiles`, each a component. `round`: the kind of round, for which views are remembered; two are shown to begin with in "stock" that are not in others. `lit`: hexes to point out on the map, and what is said of them. `Beside`: what a question is about. `Tray`: what opens on the board at a place of which `hasTray` holds; `again`: the place is
 * pointed at once more. `sketched`: whether the server can sketch a choice; `hasSheet`: whether something can change hands by it; `folded`: types of action of which there are
 * so many that their list stays closed; `choosers`: how those of a type are chosen that a list would not show well, but for those
 * that are `listed` all the same; `endings`: types of action that pass or stop, with short names, in sight beside the button that confirms; `Thing`: what an action is about, as a sign; `rangesHeading`: what stands above many amounts for different things; `amount`: an amount of a range in the money that is paid. `Detail`: more about a choice in the list. `effect`: what can be done at a
 * place, in few words. `news`: kinds of log entries that tell most of what has happened since a turn, the weightiest first. `Own`: how something is put together that is not listed. `likeliest`: what is chosen to begin with. `weighs`: whether a choice is confirmed although it can be taken back.
 */
export {};
