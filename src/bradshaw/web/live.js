/** Everything that happens in a game, as it happens: server-sent events that resume without a gap. */
import { withFacts } from "./api.js";

const SHORTEST = 1000;
const LONGEST = 30000;

/** One game's events. The browser reconnects by itself after a lost connection; where it gives up, this goes on. */
export class Stream {
  /**
   * @param {() => string} address tells the server what is known
   * @param {(event: any) => void} onEvent
   * @param {(state: "live"|"reconnecting") => void} onState
   * @param {(told: {seats: import("./types.js").SeatPresence[], spectators: import("./types.js").Spectators}) => void} onPresence
   * @param {(seat: number|null) => void} onWaiting
   * @param {(own: any) => void} onOwn
   * @param {(now: import("./types.js").Now|null) => void} onNow
   */
  constructor(address, onEvent, onState, onPresence, onWaiting, onOwn, onNow) {
    this.address = address;
    this.onEvent = onEvent;
    this.onState = onState;
    this.onPresence = onPresence;
    this.onWaiting = onWaiting;
    this.onOwn = onOwn;
    this.onNow = onNow;
    this.wait = SHORTEST;
    /** @type {EventSource|null} */
    this.source = null;
    this.timer = 0;
    this.hiddenSince = 0;
    this.again = () => this.open();
    this.seen = () => {
      if (document.hidden) this.hiddenSince = Date.now();
      // A connection that slept with the device may be dead without the browser knowing.
      else if (Date.now() - this.hiddenSince > 60000) this.open();
    };
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.seen);
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    this.source?.close();
    const source = new EventSource(withFacts(this.address()));
    this.source = source;
    source.onopen = () => {
      this.wait = SHORTEST;
      this.onState("live");
      // A bot that waits is told next.
      this.onWaiting(null);
    };
    source.onmessage = (message) => this.onEvent(JSON.parse(message.data));
    source.addEventListener("presence", (message) => this.onPresence(JSON.parse(message.data)));
    source.addEventListener("waiting", (message) => this.onWaiting(JSON.parse(message.data).seat));
    source.addEventListener("private", (message) => this.onOwn(JSON.parse(message.data)));
    source.addEventListener("now", (message) => this.onNow(JSON.parse(message.data)));
    // The server wants to know whether anybody is still there.
    source.addEventListener("renew", () => this.open());
    source.onerror = () => {
      this.onState("reconnecting");
      if (source.readyState !== EventSource.CLOSED) return;
      this.timer = setTimeout(this.again, this.wait);
      this.wait = Math.min(LONGEST, this.wait * 2);
    };
  }

  close() {
    clearTimeout(this.timer);
    this.source?.close();
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.seen);
  }
}
