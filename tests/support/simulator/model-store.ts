// The model server's tables: versions of rows under transactions that may commit later than they began, tombstones, scope
// log, receipts. The rules of PostgreSQL that a cursor depends on, and nothing else: what is seen is what was committed, and
// the watermark is the oldest transaction still open.
import type { Outcome } from '#sync/answer.ts';
import type { MirroredRow } from '#sync/index.ts';
import type { Writes } from './model-commands.ts';
import { isPast, type List, type Member, type Note } from './notes.ts';

export interface Rows {
  readonly lists: Map<string, List>;
  readonly members: Map<string, Member>;
  readonly notes: Map<string, Note>;
}
export type TableName = keyof Rows;
export const TABLES: readonly TableName[] = ['lists', 'members', 'notes'];

export interface Tombstone {
  readonly xid: number;
  /** Its place among those of one transaction. */
  readonly key: string;
  readonly table: TableName;
  readonly rowId: string;
  readonly audience: string;
}

export interface ScopeChange {
  readonly xid: number;
  readonly nth: number;
  readonly userId: string;
  readonly scope: string;
  readonly change: 'granted' | 'revoked';
}

export class ModelStore {
  epoch = 'epoch-1';
  horizonDay = '2026-01-01';
  floor = 0;
  readonly rows: Rows = { lists: new Map(), members: new Map(), notes: new Map() };
  tombstones: Tombstone[] = [];
  scopeLog: ScopeChange[] = [];
  readonly receipts = new Map<string, Outcome>();
  /** Receipts that were cleared away; they stay above for who asks what became of a command. */
  private readonly forgotten = new Set<string>();
  /** Effects by command id: how often each was carried out, for the test of «exactly once». */
  readonly effects = new Map<string, number>();
  private nextXid = 100;
  private nth = 0;
  private readonly open = new Set<number>();

  begin(): number {
    this.nextXid += 1;
    this.open.add(this.nextXid);
    return this.nextXid;
  }

  /** Everything below it is decided. */
  watermark(): number {
    return Math.min(this.nextXid + 1, ...this.open);
  }

  /** No cursor may be ahead of it. */
  newest(): number {
    return this.nextXid + 1;
  }

  end(xid: number): void {
    this.open.delete(xid);
  }

  /** Carries the writes out at once under that transaction's id; throws what the work throws, leaving no trace. */
  commit<Value>(xid: number, work: (writes: Writes) => Value): Value {
    const undo: (() => void)[] = [];
    try {
      return work(this.writesOf(xid, undo));
    } catch (error) {
      for (const back of undo.reverse()) back();
      throw error;
    }
  }

  listsOf(userId: string): Set<string> {
    const mine = [...this.rows.members.values()].filter(member => member.user_id === userId);
    return new Set(mine.map(member => member.list_id));
  }

  /** What this person may see: rows of the lists that they are a member of, not older than the horizon. */
  visible(userId: string): Map<string, { table: TableName; row: MirroredRow; scope: string }> {
    const mine = this.listsOf(userId);
    const found = new Map<string, { table: TableName; row: MirroredRow; scope: string }>();
    for (const table of TABLES) {
      for (const row of this.rows[table].values()) {
        const listId = 'list_id' in row ? row.list_id : row.id;
        if ('text' in row && isPast(row.text, this.horizonDay)) continue;
        if (mine.has(listId)) found.set(`${table}:${row.id}`, { table, row, scope: `list:${listId}` });
      }
    }
    return found;
  }

  /** Whom rows and tombstones are for: the person, and all who are in a list. */
  private audiencesOf(userId: string): Set<string> {
    return new Set([`user:${userId}`, ...[...this.listsOf(userId)].map(id => `list:${id}`)]);
  }

  tombstonesFor(userId: string): Tombstone[] {
    const mine = this.audiencesOf(userId);
    return this.tombstones.filter(({ audience }) => mine.has(audience));
  }

  /** The last word about each scope since then. */
  scopeChanges(userId: string, since: number): Pick<ScopeChange, 'scope' | 'change'>[] {
    const entries = this.scopeLog.filter(entry => entry.userId === userId && entry.xid >= since);
    const last = new Map(entries.sort((a, b) => a.nth - b.nth).map(entry => [entry.scope, entry.change]));
    return [...last].map(([scope, change]) => ({ scope, change })).sort((a, b) => (a.scope < b.scope ? -1 : 1));
  }

  receiptOf(key: string): Outcome | undefined {
    return this.forgotten.has(key) ? undefined : this.receipts.get(key);
  }

  keepReceipt(key: string, outcome: Outcome): void {
    this.receipts.set(key, outcome);
    this.forgotten.delete(key);
  }

  /** They live 60 days. */
  forgetReceipts(): void {
    for (const key of this.receipts.keys()) this.forgotten.add(key);
  }

  private bury(xid: number, at: { table: TableName; rowId: string; lost: readonly string[] }): Tombstone[] {
    const { table, rowId, lost } = at;
    const tombstones = lost.map(audience => {
      this.nth += 1;
      return { xid, key: String(this.nth).padStart(9, '0'), table, rowId, audience };
    });
    this.tombstones.push(...tombstones);
    return tombstones;
  }

  private writesOf(xid: number, undo: (() => void)[]): Writes {
    const unbury = (tombstones: readonly Tombstone[]) => {
      this.tombstones = this.tombstones.filter(tombstone => !tombstones.includes(tombstone));
    };
    return {
      rows: this.rows,
      put: (table, row) => {
        const map = this.rows[table] as Map<string, MirroredRow>;
        const before = map.get(row.id);
        const kept = new Set(audiencesOfRow(row));
        const lost = before === undefined ? [] : audiencesOfRow(before).filter(audience => !kept.has(audience));
        const tombstones = this.bury(xid, { table, rowId: row.id, lost });
        undo.push(() => {
          if (before === undefined) map.delete(row.id);
          else map.set(row.id, before);
          unbury(tombstones);
        });
        map.set(row.id, { ...row, row_xid: String(xid) });
      },
      remove: (table, id) => {
        const map = this.rows[table] as Map<string, MirroredRow>;
        const before = map.get(id);
        if (before === undefined) return;
        map.delete(id);
        const tombstones = this.bury(xid, { table, rowId: id, lost: audiencesOfRow(before) });
        undo.push(() => {
          map.set(id, before);
          unbury(tombstones);
        });
      },
      logScope: (userId, scope, change) => {
        this.nth += 1;
        const entry: ScopeChange = { xid, nth: this.nth, userId, scope, change };
        this.scopeLog.push(entry);
        undo.push(() => {
          this.scopeLog = this.scopeLog.filter(other => other !== entry);
        });
      },
    };
  }

  /** A database restored from a dump into a server whose counter is behind: other transaction ids, an epoch of its own. */
  restore(): void {
    this.newEpoch();
    const xid = this.begin();
    for (const table of TABLES) {
      const map = this.rows[table] as Map<string, MirroredRow>;
      for (const [id, row] of map) map.set(id, { ...row, row_xid: String(xid) });
    }
    this.end(xid);
  }

  /** As private.new_epoch, where no stamp is ahead of the counter. */
  newEpoch(): void {
    this.epoch = `epoch-${Number(this.epoch.slice(6)) + 1}`;
    this.floor = 0;
    this.tombstones = [];
    this.scopeLog = [];
  }

  /** Old tombstones and scope changes are cleared away: cursors from before the newest of them cannot go on. */
  clearAway(): void {
    const cleared = [...this.tombstones, ...this.scopeLog].map(({ xid }) => xid);
    this.tombstones = [];
    this.scopeLog = [];
    this.floor = Math.max(this.floor, ...cleared.map(xid => xid + 1));
  }
}

function audiencesOfRow(row: MirroredRow): string[] {
  const list = `list:${'list_id' in row ? String(row.list_id) : row.id}`;
  return 'user_id' in row ? [list, `user:${String(row.user_id)}`] : [list];
}
