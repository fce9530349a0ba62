/** A lesson as a table of its own: the server plays it by the rules, and nothing is stored but how far one has come. */
import { ApiError, query } from "../api.js";
import { Play } from "../game/play.js";
import { Table } from "../game/table.js";
import { remembered } from "../state.js";
import { batch, signal } from "../ui.js";

/** @typedef {import("../types.js").Action} Action */
/** @typedef {import("../types.js").LessonView} LessonView */

/** Lessons that have been finished, as "title lesson". @type {{value: string[]}} */
export const finished = remembered("lessons", /** @type {string[]} */ ([]));

/** @param {string} title @param {string} lesson */
export const isFinished = (title, lesson) => finished.value.includes(`${title} ${lesson}`);

const NOT_NOW = { can: false, ask: false, text: "" };

export class LessonTable extends Table {
  /** @param {string} title @param {string} lesson */
  constructor(title, lesson) {
    super(`${title} ${lesson}`);
    this.path = `/api/titles/${encodeURIComponent(title)}/lessons/${encodeURIComponent(lesson)}`;
    /** @type {{value: LessonView|null}} */
    this.lesson = signal(null);
    this.learning = true;
    /** @type {Action[]} The learner's moves, each the point of its step. */
    this.moves = [];
  }

  async open() {
    try {
      await this.follow([]);
    } catch (error) {
      this.failure.value = /** @type {ApiError} */ (error);
    }
  }

  close() {
    // There is nothing to leave.
  }

  /** A lesson has no past to look at. */
  async look() {
    this.now();
  }

  where() {
    return { actions: this.moves };
  }

  /** Go where these moves lead; one that is not the point is answered and taken back. @param {Action[]} moves */
  async follow(moves) {
    /** @type {LessonView} */
    const told = await query(this.path, { actions: moves });
    // A lesson goes move by move.
    if (told.position.choices) Object.assign(told.position.choices, { courses: [], programs: [] });
    batch(() => {
      if (told.right) {
        this.moves = moves;
        this.version.value += 1;
        this.position.value = told.position;
        this.log.value = [...this.log.value.filter((entry) => entry.number < (told.entries[0]?.number ?? Infinity)), ...told.entries];
        this.game.value = gameOf(this.id, told, moves.length > 0);
      }
      this.lesson.value = told;
    });
    if (told.step === told.steps) finished.value = [...new Set([...finished.value, `${told.title} ${told.id}`])];
  }
}

/**
 * The game that the screen shows: the learner has one seat, and the others play by the lesson.
 * @param {string} id
 * @param {LessonView} told
 * @param {boolean} moved
 * @returns {import("../types.js").GameView}
 */
function gameOf(id, told, moved) {
  const seats = told.players.map((name, seat) => ({
    seat,
    name,
    kind: /** @type {"person"} */ ("person"),
    bot: null,
    mine: seat === told.seat,
    yours: false,
    present: true,
    seen: null,
    replaceable: null,
    absent: false,
    profile: null,
    robot: false,
  }));
  return {
    id,
    title: told.title,
    title_name: told.title_name,
    mode: "solo",
    status: "running",
    listed: false,
    robots: false,
    description: "",
    language: null,
    seats,
    created: "",
    updated: "",
    actions: told.position.number,
    turn: told.position.actors,
    my_turn: told.position.actors.includes(told.seat),
    headline: told.position.headline,
    winners: told.position.outcome?.winners ?? [],
    unreadable: "",
    sequence: 0,
    version: 0,
    position: told.position,
    log: [],
    log_from: 0,
    asks: [],
    chat: [],
    undo: { ...NOT_NOW, can: moved },
    redo: NOT_NOW,
    options: {},
    rules_version: 0,
    rules_changes: [],
    seed: null,
    host: false,
    invite: null,
    pace: 0,
    replace_after: 0,
    host_decides: false,
    programs: [],
    stopped_programs: [],
    used: [],
    asked: null,
    rated: false,
    timing: null,
    deadline: null,
    warning: null,
    asides: null,
    spectators: { names: [], guests: 0 },
    club: null,
    clock: null,
  };
}

export class LessonPlay extends Play {
  /** @param {LessonTable} table */
  constructor(table) {
    super(table);
    this.lessonTable = table;
  }

  /** @param {Action[]} actions @param {() => void} retry */
  async make(actions, retry) {
    const table = this.lessonTable;
    await this.working(() => table.follow([...table.moves, ...actions]), retry);
  }

  /** Take the newest move back. @param {"undo"|"redo"} what */
  async back(what) {
    const table = this.lessonTable;
    if (what === "redo" || this.busy.value || !table.moves.length) return;
    await this.working(() => table.follow(table.moves.slice(0, -1)), () => this.back(what));
  }

  /** The hint of a lesson is its move: chosen, not made. */
  async hint() {
    const solution = this.lessonTable.lesson.value?.solution;
    const choice = solution && this.find(solution);
    if (choice && !this.busy.value) this.select({ choice, among: [], spot: choice.spot, origin: null });
  }

  /** @param {Action} action */
  asks(action) {
    return { action, ...this.lessonTable.where() };
  }
}
