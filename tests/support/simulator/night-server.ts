// The server of a night. It judges facts of attendance by the device's own rules, whose likeness to SQL `database/twins.test.ts` holds,
// and knows what only a server can: which minute a code proves, and which sheet a phone has signed. Everybody sees every row.

import {
  checkIn,
  checkOut,
  endBreak,
  markNoShow,
  recordAttendance,
  relayPunches,
  startBreak,
} from '#domain/attendance/commands.ts';
import { attendanceEvents } from '#domain/attendance/schema.ts';
import { punchKeys, readSheet } from '#domain/attendance/sheets.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { platformRules } from '#domain/platform/schema.ts';
import { toInstantText } from '#domain/time.ts';
import { timesheets } from '#domain/timesheets/schema.ts';
import { transfers } from '#domain/transfers/schema.ts';
import { type Outcome, PROTOCOL, type SentCommand, type SyncAnswer, type SyncRequest } from '#sync/answer.ts';
import type { Catalogue, CommandContext, MirroredRow, Table } from '#sync/index.ts';
import { PlainTx } from '#tests/domain/rows.ts';
import type { Answering } from './network.ts';

export const nightCatalogue: Catalogue = {
  // Of hand-overs, which end with the booking, the night has none.
  tables: [bookings, attendanceEvents, timesheets, platformRules, punchKeys, transfers],
  commands: [checkIn, checkOut, startBreak, endBreak, recordAttendance, relayPunches, markNoShow],
};
/** What a night leaves behind. */
export const NIGHT_TABLES: readonly Table[] = [bookings, attendanceEvents, timesheets];

const MINUTE_MS = 60_000;

export interface Heard {
  readonly userId: string;
  readonly command: SentCommand;
}

/** The rows as a server writes them: a version each time, and of a fact what its code proves. */
export class JudgingTx extends PlainTx {
  #version = 100;
  readonly #proven = new Map<string, number>();

  override async put<Row extends MirroredRow>(table: Table<Row>, row: Row): Promise<void> {
    this.#version += 1;
    const proven = this.#proven.get(row.id);
    const judged = proven === undefined ? {} : { verdict: 'proven', proven_at: toInstantText(proven) };
    await super.put(table, { ...row, ...judged, row_xid: String(this.#version) });
  }

  override async patch<Row extends MirroredRow>(table: Table<Row>, id: string, fields: Partial<Row>): Promise<void> {
    const known = await this.get(table, id);
    if (known !== undefined) await this.put(table, { ...known, ...fields });
  }

  /** As the command's function in SQL: what was never signed changes nothing. */
  async carryOut({ userId, command }: Heard, at: { readonly now: number; readonly signed: ReadonlySet<string> }) {
    const known = nightCatalogue.commands.find(({ name }) => name === command.name);
    const args = command.args as { id?: string; code?: string; sheet?: string };
    if (known === undefined || (args.sheet !== undefined && !at.signed.has(args.sheet))) return;
    for (const { id, code } of readSheet(args.sheet ?? '')?.punches ?? [args]) {
      if (id !== undefined && code !== undefined) this.#proven.set(id, Number(code.split('.')[0]) * MINUTE_MS);
    }
    const context: CommandContext = { userId, commandId: command.id, recordedAt: toInstantText(at.now) };
    await known.apply(this, args, context);
  }
}

export class NightServer implements Answering {
  readonly tx = new JudgingTx();
  /** Sheets as the phones signed them. */
  readonly signed = new Set<string>();
  /** In the order in which they had their effect. */
  readonly heard: Heard[] = [];
  readonly #receipts = new Map<string, Outcome>();
  readonly #clock: () => number;
  /** One call after the other. */
  #before: Promise<unknown> = Promise.resolve();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  sync(userId: string, request: SyncRequest): Promise<SyncAnswer> {
    const answering = this.#before.then(() => this.#answer(userId, request));
    this.#before = answering;
    return answering;
  }

  async #answer(userId: string, { commands, cursor }: SyncRequest): Promise<SyncAnswer> {
    for (const command of commands) {
      if (this.#receipts.has(command.id)) continue;
      this.#receipts.set(command.id, { id: command.id, state: 'applied' });
      this.heard.push({ userId, command });
      await this.tx.carryOut({ userId, command }, { now: this.#clock(), signed: this.signed });
    }
    const since = Number(cursor ?? 0);
    const newer = NIGHT_TABLES.map(table => {
      return [table.name, this.tx.all(table).filter(({ row_xid }) => Number(row_xid) > since)] as const;
    });
    const newest = newer.flatMap(([, rows]) => rows.map(({ row_xid }) => Number(row_xid)));
    return {
      v: PROTOCOL,
      userId,
      epoch: 'night',
      floor: '0',
      serverTime: toInstantText(this.#clock()),
      horizonDay: '2026-01-01',
      outcomes: commands.flatMap(({ id }) => this.#receipts.get(id) ?? []),
      reset: cursor === null,
      begins: cursor === null,
      scopes: [],
      rows: Object.fromEntries(newer.filter(([, rows]) => rows.length > 0)),
      gone: {},
      cursor: String(Math.max(since, ...newest)),
      more: false,
    };
  }
}
