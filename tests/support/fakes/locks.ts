// Web Locks for the tabs of one device: exclusive, first come first served, abortable, stealable. A killed tab's locks fall
// free; a frozen tab keeps them.
import type { FakeTab } from './hardware.ts';
import type { World } from './world.ts';

interface Request {
  readonly tab: FakeTab;
  readonly name: string;
  readonly hold: () => Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

interface Asked {
  readonly name: string;
  readonly signal?: AbortSignal;
  readonly steal?: boolean;
}

export class FakeLocks {
  private readonly held = new Map<string, Request>();
  private queue: Request[] = [];
  private readonly world: World;

  constructor(world: World) {
    this.world = world;
  }

  request(tab: FakeTab, asked: Asked, hold: () => Promise<void>): Promise<void> {
    const { name, signal, steal } = asked;
    return new Promise((resolve, reject) => {
      if (tab.dead) return;
      const request: Request = { tab, name, hold, resolve, reject };
      signal?.addEventListener('abort', () => this.abandon(request));
      if (steal === true) {
        const robbed = this.held.get(name);
        this.held.delete(name);
        this.queue.unshift(request);
        if (robbed !== undefined) robbed.tab.alive(() => robbed.reject(abortError()));
      } else this.queue.push(request);
      this.grantSoon();
    });
  }

  /** Everything that this tab held or waited for. */
  drop(tab: FakeTab): void {
    this.queue = this.queue.filter(request => request.tab !== tab);
    for (const [name, request] of this.held) if (request.tab === tab) this.held.delete(name);
    this.grantSoon();
  }

  private abandon(request: Request): void {
    if (!this.queue.includes(request)) return;
    this.queue = this.queue.filter(waiting => waiting !== request);
    request.reject(abortError());
  }

  private grantSoon(): void {
    this.world.after(0.1, () => this.grant());
  }

  private grant(): void {
    for (const request of this.queue) {
      if (this.held.has(request.name)) continue;
      this.held.set(request.name, request);
      this.queue = this.queue.filter(waiting => waiting !== request);
      request.tab.alive(() => this.enter(request));
    }
  }

  private enter(request: Request): void {
    const leave = (settle: () => void) => {
      // Robbed meanwhile: then it is not ours to give back.
      if (this.held.get(request.name) === request) this.held.delete(request.name);
      this.grantSoon();
      request.tab.alive(settle);
    };
    request.hold().then(
      () => leave(request.resolve),
      (error: Error) => leave(() => request.reject(error)),
    );
  }
}

function abortError(): Error {
  return Object.assign(new Error('The lock was aborted or stolen'), { name: 'AbortError' });
}
