// A server as one screen meets it: it answers what is asked now by what a test prepared, notes what it was asked, and applies whatever
// the device has saved, or refuses it. It holds no rows: those are put into the mirror.
import { PROTOCOL, type SentCommand, type SyncAnswer, type SyncRequest } from '#sync/answer.ts';
import type { ActResult, AuthRemote, Remote } from '#sync/index.ts';

/** By the name of what is asked; null where the answer is only that it was done. */
export type Answers = Record<string, unknown>;

const unreachable = { ok: false, error: { code: 'unreachable' } } as const;
const away = { kind: 'unreachable', why: 'offline' } as const;

/** Asked for what nobody prepared, it is out of reach; so it is altogether before it `isHere`. */
export class AnsweringServer {
  answers: Answers = {};
  /** The code by which a queued command, or a call, of that name is refused. */
  refuses: Record<string, string> = {};
  isHere = false;
  /** Of its clock against the device's. */
  aheadMs = 0;
  /** What it was asked, in that order. */
  readonly asked: (readonly [name: string, args: unknown])[] = [];
  readonly remote: Remote;

  constructor(userId: string) {
    this.remote = {
      // Each of its acts is asked with what it is about as the last argument.
      auth: new Proxy({} as AuthRemote, {
        get:
          (_, name) =>
          async (...given: readonly unknown[]) =>
            this.#answer(String(name), given.at(-1)),
      }),
      sync: async request => (this.isHere ? { kind: 'answered', answer: this.#settled(userId, request) } : away),
      call: async (name, args) => (name === 'act' ? this.#act(args.command as SentCommand) : this.#answer(name, args)),
      addressOf: name => `https://encore.example/${name}`,
      listen: () => () => undefined,
      watchInserts: () => () => undefined,
    };
  }

  #answer(name: string, args: unknown): ActResult<never> {
    this.asked.push([name, args]);
    const code = this.refuses[name];
    if (code !== undefined) return { ok: false, error: { code } };
    return name in this.answers ? { ok: true, value: this.answers[name] as never } : unreachable;
  }

  #act({ name, args }: SentCommand): ActResult<unknown> {
    const answer = this.#answer(name, args);
    return answer.ok ? { ok: true, value: { state: 'applied' } } : answer;
  }

  #settled(userId: string, { cursor, commands }: SyncRequest): SyncAnswer {
    return {
      v: PROTOCOL,
      userId,
      serverTime: new Date(Date.now() + this.aheadMs).toISOString(),
      outcomes: commands.map(({ id, name }) => {
        const code = this.refuses[name];
        return code === undefined ? { id, state: 'applied' } : { id, state: 'rejected', code };
      }),
      ...{ epoch: 'one', floor: '0', horizonDay: '2020-01-01', cursor: cursor ?? '1' },
      ...{ reset: false, more: false, rows: {}, gone: {}, scopes: [] },
    };
  }
}
