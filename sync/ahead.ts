// The next page of a pull from zero, on its way while the one before is stored: a first sync takes as long as the slower of the two and
// not as both. It holds one request with its answer; it knows neither pages nor cursors.
import type { Reply, SyncRequest } from './answer.ts';

export class Ahead {
  #reply: Promise<Reply> | null = null;
  #asked = '';
  #stopping = new AbortController();

  ask(request: SyncRequest, send: (signal: AbortSignal) => Promise<Reply>): void {
    this.drop();
    this.#stopping = new AbortController();
    this.#asked = JSON.stringify(request);
    this.#reply = send(this.#stopping.signal);
    // Whoever takes it hears of it.
    this.#reply.catch(() => {});
  }

  /** The answer to this very request, once. Null: another one was asked for, and is given up. */
  take(request: SyncRequest, signal: AbortSignal): Promise<Reply> | null {
    const reply = this.#asked === JSON.stringify(request) ? this.#reply : null;
    if (reply === null) this.drop();
    const stopping = this.#stopping;
    signal.addEventListener('abort', () => stopping.abort());
    this.#reply = null;
    return reply;
  }

  drop(): void {
    this.#stopping.abort();
    this.#reply = null;
  }
}
