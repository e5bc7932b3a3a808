// The next page of a pull from zero, on its way while the one before is stored: a first sync takes as long as the slower of the two and
// not as both. It holds one request with its answer; it knows neither pages nor cursors.
import type { Reply, SyncRequest } from './answer.ts';

interface Asked {
  /** As JSON. */
  readonly request: string;
  readonly reply: Promise<Reply>;
  readonly stopping: AbortController;
}

export class Ahead {
  #asked: Asked | null = null;

  ask(request: SyncRequest, send: (signal: AbortSignal) => Promise<Reply>): void {
    this.drop();
    const stopping = new AbortController();
    const reply = send(stopping.signal);
    // Whoever takes it hears of it.
    reply.catch(() => {});
    this.#asked = { request: JSON.stringify(request), reply, stopping };
  }

  /** The answer to this very request, once. Null: none is on its way, or another, which is given up. */
  take(request: SyncRequest, signal: AbortSignal): Promise<Reply> | null {
    const asked = this.#asked;
    // Most calls come this way: a thousand commands are not made text for nothing.
    if (asked === null) return null;
    if (asked.request !== JSON.stringify(request)) {
      this.drop();
      return null;
    }
    this.#asked = null;
    signal.addEventListener('abort', () => asked.stopping.abort());
    return asked.reply;
  }

  drop(): void {
    this.#asked?.stopping.abort();
    this.#asked = null;
  }
}
