// What a server is to the stories of contract.ts, and the plainest device that asks it.
import { v7 as newId } from 'uuid';
import { PROTOCOL, type SentCommand, type SyncAnswer, type SyncRequest } from '#sync/answer.ts';
import { parseAnswer } from '#sync/answer-schema.ts';

export type Who = 'owner' | 'guest';
type Act = Pick<SentCommand, 'name' | 'args'>;
export type Row = { readonly id: string; readonly row_xid: string } & Readonly<Record<string, unknown>>;

/** One scope that the owner is in and the guest is not, and one table whose rows in it only its members see. */
export interface ContractServer {
  readonly table: string;
  readonly scope: string;
  readonly users: Readonly<Record<Who, string>>;
  inScope(row: Row): boolean;
  /** Throws for a request that is refused whole. */
  sync(who: Who, request: SyncRequest): Promise<unknown>;
  /** Makes a row of the table in the scope; changes it, once. */
  make(id: string): Act;
  change(id: string): Act;
  /** Like `make`, but against a rule, and the code that says so. */
  refused(id: string): Act;
  readonly refusal: string;
  /** From outside, past the dispatcher: many rows like this one; this row deleted; the guest let in and out. */
  fill(count: number, like: string): Promise<void>;
  remove(id: string): Promise<void>;
  grant(): Promise<void>;
  revoke(): Promise<void>;
  close(): Promise<void>;
}

/** A server that nobody else uses, whose history may be set back. */
export interface OwnServer extends ContractServer {
  restore(): Promise<void>;
  /** Tombstones and scope changes of until now are cleared away, as after half a year. */
  clearAway(): Promise<void>;
}

/** The plainest device: one table, no queue. */
export class Reader {
  readonly rows = new Map<string, Row>();
  cursor: string | null = null;
  private readonly named = new Set<string>();
  private readonly server: ContractServer;
  private readonly who: Who;

  constructor(server: ContractServer, who: Who) {
    this.server = server;
    this.who = who;
  }

  async page(asked: Partial<SyncRequest> = {}): Promise<SyncAnswer> {
    const answer = await ask(this.server, this.who, { cursor: this.cursor, ...asked });
    if (answer.begins) this.named.clear();
    const { table } = this.server;
    const revoked = answer.scopes.some(({ scope, change }) => scope === this.server.scope && change === 'revoked');
    for (const row of this.rows.values()) if (revoked && this.server.inScope(row)) this.rows.delete(row.id);
    for (const id of answer.gone[table] ?? []) this.rows.delete(id);
    for (const row of (answer.rows[table] ?? []) as Row[]) {
      this.rows.set(row.id, row);
      this.named.add(row.id);
    }
    if (answer.reset && !answer.more) for (const id of this.rows.keys()) if (!this.named.has(id)) this.rows.delete(id);
    if (!answer.more) this.named.clear();
    this.cursor = answer.cursor;
    return answer;
  }

  /** All pages of one pull. */
  async pull(asked: Partial<SyncRequest> = {}): Promise<SyncAnswer[]> {
    const pages = [await this.page(asked)];
    while (pages.at(-1)?.more) pages.push(await this.page(asked));
    return pages;
  }
}

export async function ask(server: ContractServer, who: Who, asked: Partial<SyncRequest>): Promise<SyncAnswer> {
  const request: SyncRequest = { v: PROTOCOL, device: newId(), cursor: null, commands: [], ...asked };
  const answer = parseAnswer(await server.sync(who, request));
  if (answer === null) throw new Error('Not an answer of this protocol');
  return answer;
}

export function sent(act: Act, more: Partial<SentCommand> = {}): SentCommand {
  return { id: newId(), v: 1, recordedAt: new Date().toISOString(), ...act, ...more };
}
