// Which context of this device talks to the server: the one that holds a Web Lock. Followers that have work for it ask
// whether it lives; one that is frozen does not answer, and a visible follower takes the lock from it (LE3). What a deposed
// leader still writes fails at the fence. It does not know what a leader does.
import type { Clock, Stop } from './clock.ts';
import type { Locks } from './signals.ts';

const ANSWER_WITHIN_MS = 3_000;
const ASK_EVERY_MS = 4_000;
const AFTER_REFUSAL_MS = 1_000;

export interface LeaderSeat {
  /** Says «I am here» when a follower asks. */
  asked(): void;
  /** The leader answered. */
  answered(): void;
  /** Gives the seat up and queues for it again, after that long. */
  stepDown(restMs?: number): void;
  leave(): void;
}

export interface SeatOptions {
  readonly clock: Clock;
  readonly locks: Locks;
  readonly name: string;
  /** Whether it may take the seat from a leader that does not answer. */
  readonly mayTake: () => boolean;
  /** Asks the leader, over the channel; every answer comes back through `answered`. */
  readonly ask: () => void;
  readonly sayHere: () => void;
  readonly onLead: () => void;
  readonly onLose: () => void;
}

export function seekSeat(options: SeatOptions): LeaderSeat {
  let left = false;
  let release: (() => void) | null = null;
  let waiting = new AbortController();
  let stopAsking: Stop = () => {};
  let replied = false;
  let turn = 0;
  let restMs = 0;

  function queueUp(): void {
    waiting = new AbortController();
    request({ signal: waiting.signal });
  }

  function take(): void {
    request({ steal: true });
    // Our place in line, of an earlier turn by now.
    waiting.abort();
  }

  function request(how: Parameters<Locks['request']>[1]): void {
    if (left) return;
    turn += 1;
    const mine = turn;
    // It ends by release, by our abort, or stolen from us; an end of an earlier turn is none of ours.
    options.locks
      .request(options.name, how, () => hold(mine))
      .catch(() => {})
      .then(() => (mine === turn ? ended() : undefined));
    keepAsking();
  }

  async function hold(mine: number): Promise<void> {
    if (left || mine !== turn) return;
    stopAsking();
    await new Promise<void>(resolve => {
      release = resolve;
      options.onLead();
    });
  }

  function ended(): void {
    const led = release !== null;
    release = null;
    stopAsking();
    if (led) options.onLose();
    // WebKit goes on running the promises of a page that was left, and refuses each request of it at once: who asks again at
    // once asks for ever, on the thread of the page that comes. A timer of such a page never runs.
    const rest = led ? restMs : AFTER_REFUSAL_MS;
    restMs = 0;
    if (rest === 0) queueUp();
    else options.clock.after(rest, queueUp);
  }

  function keepAsking(): void {
    stopAsking();
    stopAsking = options.clock.after(ASK_EVERY_MS, () => {
      if (!options.mayTake()) return keepAsking();
      replied = false;
      options.ask();
      stopAsking = options.clock.after(ANSWER_WITHIN_MS, () => (replied || !options.mayTake() ? keepAsking() : take()));
    });
  }

  queueUp();
  return {
    asked: () => {
      if (release !== null) options.sayHere();
    },
    answered: () => {
      replied = true;
    },
    stepDown(ms = 0) {
      if (release === null) return;
      restMs = ms;
      release();
    },
    leave: () => {
      left = true;
      stopAsking();
      waiting.abort();
      release?.();
    },
  };
}
