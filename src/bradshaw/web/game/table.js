/** One game as this browser knows it: the newest position, what happened, who sits there, and what is being looked at. */
import { ApiError, get, post } from "../api.js";
import { Stream } from "../live.js";
import { announce, attempt, tell, tellProblem } from "../messages.js";
import { batch, computed, signal } from "../ui.js";
import { say, t } from "../words.js";
import { tellStopped } from "./programs.js";

/** @typedef {import("../types.js").GameView} GameView */
/** @typedef {import("../types.js").Position} Position */
/** @typedef {import("../types.js").LogEntry} LogEntry */
/** @typedef {import("../types.js").Played} Played */

const KEPT = 60;
/** The shortest pause before something is fetched again, in milliseconds. */
const AGAIN = 1000;
/** How long a hex is lit up that somebody points at, in milliseconds. */
const SHOWN = 6000;
/** How long a position is on its way before it is taken for lost, in milliseconds. */
const LOST = 5000;

export class Table {
  /** @param {string} id */
  constructor(id) {
    this.id = id;
    this.path = `/api/games/${encodeURIComponent(id)}`;
    /** Whether it is a lesson. */
    this.learning = false;
    /** @type {{value: GameView|null}} */
    this.game = signal(null);
    /** @type {{value: Position|null}} The newest position. */
    this.position = signal(null);
    /** The newest board, which positions come without while it stays the same. */
    this.board = { drawing: "", svg: "" };
    /** @type {{value: LogEntry[]}} */
    this.log = signal([]);
    /** @type {{value: import("../types.js").ChatLine[]}} */
    this.chat = signal([]);
    /** @type {{value: import("../types.js").ChatLine[]|null}} What spectators say; null while it is none of ours. */
    this.asides = signal(null);
    /** @type {{value: import("../types.js").Ask[]}} */
    this.asks = signal([]);
    /** @type {{value: "opening"|"live"|"reconnecting"}} */
    this.connection = signal("opening");
    /** @type {{value: number|null}} The seat whose bot waits for its turn to think. */
    this.waiting = signal(null);
    /** @type {{value: {spot: string, number: number, sought: boolean}|null}} The hex that somebody points at; `sought`: somebody here. */
    this.pointed = signal(null);
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this.fading = undefined;
    /** Whether the next hex that is chosen is one that all shall look at. */
    this.pointing = signal(false);
    /** @type {{value: ApiError|null}} Why the game cannot be shown at all. */
    this.failure = signal(null);
    /** @type {{value: number|null}} The number of a past position that is looked at. */
    this.viewing = signal(null);
    /** @type {{value: Position|null}} */
    this.past = signal(null);
    /** @type {{value: import("./tryout.js").Trial|null}} */
    this.trial = signal(null);
    /** @type {{value: import("../types.js").LessonView|null}|null} The lesson that this is, if it is one. */
    this.lesson = null;
    /** The version of the game that `position` shows; a move is made against it. */
    this.version = signal(0);
    /** The newest version that has been heard of. */
    this.newest = 0;
    /** The newest action that a program of ours has played. */
    this.programmed = -1;
    this.sequence = 0;
    /** The log is complete up to this action, but for the newest part. */
    this.remembered = signal(0);
    this.remembering = 0;
    /** @type {Map<number, Position>} Past positions that have been looked at. */
    this.kept = new Map();
    /** @type {Stream|null} */
    this.stream = null;
    /** @type {Promise<void>|null} */
    this.updating = null;
    this.stale = false;
    this.retry = 0;
    this.missing = 0;
    /** What this page calls itself, so that the stream does not send it what the answers to its moves have. */
    this.page = Math.random().toString(36).slice(2);
    this.seeking = false;
    /** @type {{number: number, action: import("../types.js").Action}|null} The newest action that events told of. */
    this.made = null;

    /** The position on the screen: tried out, past, or the newest. */
    this.shown = computed(() => {
      if (this.trial.value) return this.trial.value.position;
      return this.viewing.value === null ? this.position.value : (this.past.value ?? this.position.value);
    });
    /** The log from its beginning on, by which turns and rounds are counted; null until all of it is there. */
    this.wholeLog = computed(() => ((this.game.value?.log_from ?? 0) <= this.remembered.value ? this.log.value : null));
    /** Tells positions on the screen apart: what was chosen in one is not chosen in another. */
    this.stamp = computed(() => {
      const trial = this.trial.value;
      if (trial) return `tried ${trial.at} ${JSON.stringify(trial.actions)}`;
      return this.viewing.value === null ? `version ${this.version.value}` : `past ${this.viewing.value}`;
    });
    /** @type {{value: number[]}} The seats of the person here. */
    this.mine = computed(() => (this.game.value?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat));
    /** Whether the person here decides now. */
    this.myTurn = computed(() => (this.position.value?.actors ?? []).some((seat) => this.mine.value.includes(seat)));
    /** How many actions have been made. */
    this.length = computed(() => this.position.value?.number ?? 0);
  }

  /** Load the game and follow it. */
  async open() {
    try {
      await this.reload();
    } catch (error) {
      this.failure.value = /** @type {ApiError} */ (error);
      return;
    }
    this.stream = new Stream(
      () => `${this.path}/events?after=${this.sequence}&positions=${this.version.value}&drawing=${this.board.drawing}&page=${this.page}`,
      (event) => this.take(event),
      (state) => (this.connection.value = state),
      (told) => this.meet(told),
      (seat) => (this.waiting.value = seat),
      (own) => this.own(own),
      (now) => this.came(now),
    );
  }

  close() {
    clearTimeout(this.retry);
    clearTimeout(this.missing);
    clearTimeout(this.fading);
    this.stream?.close();
  }

  /** Fetch the whole game; again if moves came meanwhile, because their events do not tell what the answer does. */
  async reload() {
    /** @type {GameView} */
    const game = await get(this.path);
    if (game.sequence < this.sequence) this.refreshIn(AGAIN);
    else this.accept(game);
  }

  /** @param {GameView} game */
  accept(game) {
    this.sequence = game.sequence;
    this.newest = game.version;
    if (game.position) this.drawn(game.position);
    const shown = this.position.value;
    // The same position again is not a new one: what is open in it stays open. A new seat may bring new choices.
    const same = shown && game.version === this.version.value && !shown.choices === !game.position?.choices;
    batch(() => {
      this.version.value = game.version;
      this.chat.value = game.chat;
      this.asides.value = game.asides;
      this.asks.value = game.asks;
      if (!same) this.position.value = game.position;
      const longAgo = this.log.value.filter((entry) => entry.number < game.log_from);
      // Who sits where is told in the log without a new position.
      if (!same || longAgo.length + game.log.length !== this.log.value.length) this.log.value = [...longAgo, ...game.log];
      this.game.value = game;
    });
    this.forget(game.position?.number ?? 0);
    this.remember(game.log_from);
  }

  /**
   * Fetch the log of what was long ago, once: a game comes with the newest part.
   * @param {number} from the first action of that part
   */
  async remember(from) {
    if (from <= Math.max(this.remembered.value, this.remembering)) return;
    this.remembering = from;
    try {
      /** @type {LogEntry[]} */
      const entries = await get(`${this.path}/log?before=${from}`);
      batch(() => {
        this.log.value = [...entries, ...this.log.value.filter((entry) => entry.number >= from)];
        this.remembered.value = from;
      });
    } catch (error) {
      this.later(error);
    } finally {
      this.remembering = 0;
    }
  }

  /** Fetch the whole game again where something has changed that events do not tell, however long that takes. */
  async refresh() {
    try {
      await this.reload();
    } catch (error) {
      this.later(error);
    }
  }

  /** What could not be fetched now is fetched later. The stream says so when the server is away. @param {any} error */
  later(error) {
    if (!(error instanceof ApiError)) throw error;
    clearTimeout(this.retry);
    if (error.passing) this.refreshIn(Math.max(AGAIN, error.wait));
  }

  /** @param {number} pause in milliseconds */
  refreshIn(pause) {
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.refresh(), pause);
  }

  // What happens

  /** @param {any} event */
  take(event) {
    if (event.kind === "action") this.made = { number: event.number, action: event.action };
    if (event.sequence <= this.sequence) return;
    if (event.sequence > this.sequence + 1) {
      this.refresh();
      return;
    }
    this.sequence = event.sequence;
    if (event.kind === "action" || event.kind === "undo" || event.kind === "redo") this.moved(event);
    else if (event.kind === "chat") this.heard(event);
    else if (event.kind === "aside") this.overheard(event);
    else if (event.kind === "ask" || event.kind === "answer") this.asked(event.ask);
    else if (event.kind !== "hushed") this.refresh();
  }

  /** Somebody has said something, or points at a hex. @param {any} event */
  heard(event) {
    this.chat.value = [...this.chat.value, event];
    if (!event.spot) return;
    const own = this.mine.value.includes(event.seat);
    this.show(event.spot, own);
    if (!own) tell(t("page-pointed", { player: event.name, text: event.text }));
  }

  /** A spectator has said something; players hear no more of it than that. @param {any} event */
  overheard(event) {
    if (this.asides.value && event.text) this.asides.value = [...this.asides.value, event];
  }

  /** Let a hex light up for some seconds. @param {string} spot @param {boolean} [sought] whether the map is shown for it */
  show(spot, sought = true) {
    clearTimeout(this.fading);
    this.pointed.value = { spot, number: (this.pointed.value?.number ?? 0) + 1, sought };
    this.fading = setTimeout(() => (this.pointed.value = null), SHOWN);
  }

  /** Let all look at a hex. @param {string} spot */
  point(spot) {
    batch(() => {
      this.show(spot);
      this.pointing.value = false;
    });
    return this.send("point", { spot });
  }

  /** What only this person is told has changed. @param {Pick<GameView, "programs"|"stopped_programs">} own */
  own(own) {
    const game = this.game.value;
    if (!game) return;
    const before = game.stopped_programs.length;
    this.game.value = { ...game, ...own };
    for (const stopped of own.stopped_programs.slice(before)) tellStopped(this, stopped);
  }

  /** Somebody has come or gone. @param {{seats: import("../types.js").SeatPresence[], spectators: import("../types.js").Spectators}} told */
  meet({ seats, spectators }) {
    const game = this.game.value;
    if (game) this.game.value = { ...game, spectators, seats: game.seats.map((seat) => ({ ...seat, ...seats[seat.seat] })) };
  }

  /** @param {any} event */
  moved(event) {
    if (event.version <= this.newest) return;
    this.newest = event.version;
    if (event.kind === "action") {
      this.note(event.number, event.entries);
      if (event.programmed) this.toldOfProgram(event);
    } else {
      this.log.value = this.log.value.filter((entry) => entry.number <= event.number || entry.kind === "seat");
      this.asks.value = this.asks.value.filter((ask) => ask.kind !== "undo");
      this.forget(event.number);
      tell(event.kind === "undo" ? t("page-undone") : t("page-redone"));
    }
    if (event.kind === "redo") this.refresh();
    else this.expect();
  }

  /** What a program has played. Of some passes the log says nothing; those that end a turn go without saying. @param {any} event */
  toldOfProgram({ number, entries }) {
    const mine = this.mine.value;
    const seat = this.position.value?.actors.find((actor) => mine.includes(actor)) ?? mine[0];
    if (entries.length) tell(t("page-program-played", { text: entries[0].text }));
    else if (this.programmed !== number - 1) tell(t("page-program-passed", { player: this.game.value?.seats[seat]?.name ?? "" }));
    this.programmed = number;
  }

  /**
   * Take in the sentences of an action, once.
   * @param {number} number
   * @param {LogEntry[]} entries
   */
  note(number, entries) {
    this.log.value = [...this.log.value.filter((entry) => entry.number < number), ...entries];
    this.forget(number - 1);
    const others = entries.filter((entry) => !this.mine.value.includes(entry.actor));
    if (others.length) announce(others.map((entry) => say(entry.text)).join(" "));
    // Who made an offer is told that it is refused, whatever comes next.
    const before = this.log.value.filter((entry) => entry.number === number - 1);
    const refused = entries.find((entry) => entry.kind.endsWith("_refused"));
    if (refused && before.some((entry) => this.mine.value.includes(entry.actor))) tell(say(refused.text));
  }

  /** The newest position comes by the stream, or with the answer to the move; one that was lost on the way is fetched. */
  expect() {
    clearTimeout(this.missing);
    this.missing = setTimeout(() => this.version.value < this.newest && this.update(), LOST);
  }

  /** A position has come; null if the server has no time to make it. @param {import("../types.js").Now|null} now */
  came(now) {
    if (!now || !this.drawn(now.position)) this.update();
    else if (now.version >= this.newest && now.version > this.version.value) this.settle(now);
  }

  /**
   * Keep the board of a position, or give it the one that is kept if it came without, because that is the same.
   * @param {Position} position
   * @returns {boolean} whether it has a board now
   */
  drawn(position) {
    if (position.board !== null) this.board = { drawing: position.drawing ?? "", svg: position.board };
    else if (position.drawing !== this.board.drawing) return false;
    position.board = this.board.svg;
    return true;
  }

  /** Fetch the newest position; while that is on its way, further events wait for one more fetch. */
  update() {
    this.stale = true;
    this.updating ??= this.fetch().finally(() => (this.updating = null));
    return this.updating;
  }

  async fetch() {
    try {
      while (this.stale) {
        this.stale = false;
        /** @type {import("../types.js").Now} */
        const now = await get(`${this.path}/now`);
        if (!this.stale) this.came(now);
      }
    } catch (error) {
      this.later(error);
    }
  }

  /**
   * The newest position has come.
   * @param {import("../types.js").Now} now
   */
  settle({ version, position, undo, redo, used, asked, clock }) {
    batch(() => {
      this.version.value = version;
      this.position.value = position;
      const game = this.game.value;
      if (!game) return;
      this.game.value = {
        ...game,
        undo,
        redo,
        used,
        asked,
        clock,
        turn: position.actors,
        actions: position.number,
        headline: position.headline,
        status: position.outcome ? "finished" : "running",
        winners: position.outcome?.winners ?? [],
      };
    });
    // What spectators have said is open to all when the game is over.
    if (position.outcome && !this.asides.value && !this.lesson) this.refresh();
  }

  /**
   * A move of our own has been answered; it is done when its position is there.
   * @param {Played} played
   */
  async answered(played) {
    if (played.ask) this.asked(played.ask);
    if (played.version > this.newest) {
      // Of moves that were made together the answer tells all.
      const first = Math.min(played.number, ...played.entries.map((entry) => entry.number));
      const skipped = first > this.length.value + 1;
      this.newest = played.version;
      this.note(first, played.entries);
      if (skipped) await this.refresh();
    }
    // Its event may have been faster.
    if (played.now) this.came(played.now);
    if (this.version.value < this.newest) await (this.updating ?? this.update());
  }

  /** @param {import("../types.js").Ask} ask */
  asked(ask) {
    const others = this.asks.value.filter((one) => one.id !== ask.id);
    this.asks.value = ask.state === "open" ? [...others, ask] : others;
    if (ask.state === "open") announce(say(ask.text));
    if (ask.state === "refused") tell(t("page-ask-refused", { text: ask.text }));
    if (ask.state === "lapsed" && ask.kind === "replace") tell(t("page-ask-back", { player: this.name(ask.wish.seat) }));
    if (ask.state === "granted" && ask.kind === "replace") this.refresh();
  }

  // The past

  /** Past positions after this one no longer hold. @param {number} number */
  forget(number) {
    for (const kept of this.kept.keys()) if (kept > number) this.kept.delete(kept);
    if (this.viewing.value !== null && this.viewing.value > number) this.now();
  }

  /** Where on the table a move happened; empty if nowhere in particular. @param {number} move */
  spotOf(move) {
    if (this.trial.value) return "";
    return this.log.value.find((entry) => entry.number === move && entry.spot)?.spot ?? "";
  }

  /** How many pauses there are within a move in which much happened by itself. @param {number} move */
  stagesOf(move) {
    return Math.max(0, ...this.log.value.flatMap((entry) => (entry.number === move ? [entry.stage] : [])));
  }

  /**
   * The move, and the pause within it, that a place in the history is: pauses lie between whole numbers.
   * @param {number} place
   */
  placeOf(place) {
    const move = Math.ceil(place);
    return { move, stage: move === place ? 0 : Math.round((1 - move + place) * (this.stagesOf(move) + 1)) };
  }

  /**
   * The place in the history of a pause within a move; without one, of the position after it.
   * @param {number} move
   * @param {number} stage
   */
  placeAt(move, stage) {
    return stage ? move - 1 + stage / (this.stagesOf(move) + 1) : move;
  }

  /** Look at the next position, or the one before, pauses included. @param {1|-1} way */
  step(way) {
    const { move, stage } = this.placeOf(this.viewing.value ?? this.length.value);
    const stages = this.stagesOf(move);
    if (way < 0) return this.look(stage > 1 ? this.placeAt(move, stage - 1) : stage === 1 || !stages ? move - 1 : this.placeAt(move, stages));
    if (stage) return this.look(stage < stages ? this.placeAt(move, stage + 1) : move);
    return this.look(this.stagesOf(move + 1) ? this.placeAt(move + 1, 1) : move + 1);
  }

  /**
   * Look at the position after so many actions.
   * @param {number} number
   */
  async look(number) {
    if (this.trial.value) return;
    const wanted = Math.max(0, Math.min(number, this.length.value));
    if (wanted === this.length.value) {
      this.now();
      return;
    }
    this.viewing.value = wanted;
    if (this.seeking) return;
    this.seeking = true;
    try {
      // The slider may have moved on meanwhile: only where it stands now matters.
      for (let number = this.viewing.value; number !== null && !this.kept.has(number); number = this.viewing.value) {
        const { move, stage } = this.placeOf(number);
        this.keep(number, await get(`${this.path}/positions/${move}${stage ? `?stage=${stage}` : ""}`));
      }
      if (this.viewing.value !== null) this.past.value = this.kept.get(this.viewing.value) ?? null;
    } catch (error) {
      this.now();
      tellProblem(error);
    } finally {
      this.seeking = false;
    }
  }

  /**
   * @param {number} number
   * @param {Position} position
   */
  keep(number, position) {
    this.kept.set(number, position);
    if (this.kept.size > KEPT) this.kept.delete(/** @type {number} */ (this.kept.keys().next().value));
    this.past.value = position;
  }

  /** Back to the newest position. */
  now() {
    this.viewing.value = null;
    this.past.value = null;
  }

  // Asking the server

  /** The position on the screen, as the server is asked about it. @returns {{at?: number, actions: import("../types.js").Action[]}} */
  where() {
    const trial = this.trial.value;
    return { at: trial ? trial.at : (this.shown.value?.number ?? 0), actions: trial?.actions ?? [] };
  }

  /**
   * Send something that is not a move; a failure is told.
   * @param {string} what
   * @param {any} [body]
   * @returns {Promise<any>} null if it failed
   */
  async send(what, body) {
    return attempt(async () => (await post(`${this.path}/${what}`, body)) ?? {});
  }

  /** @param {number} seat */
  name(seat) {
    return this.game.value?.seats[seat]?.name ?? "";
  }
}
