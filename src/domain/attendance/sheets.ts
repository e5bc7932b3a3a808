// Punches that a phone without signal shows as a QR code, so that the venue's tablet carries them to the server: what the phone has
// stored, signed with the secret of the booking, which only its worker's devices and the server hold. The tablet can read a sheet and
// cannot change it. Twin of `…031310_relay_punches.sql`.

import * as v from 'valibot';
import { type BookingId, idText, rowXid } from '#domain/ids.ts';
import { type Instant, instantText, toInstantText } from '#domain/time.ts';
import { defineTable, type Mirror } from '#sync/index.ts';
import type { HappenedKind } from './schema.ts';

const punchKeyRow = v.object({
  /** The booking's. */
  id: idText,
  row_xid: rowXid,
  worker_id: idText,
  ends_at: instantText,
  key: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  created_at: instantText,
  updated_at: instantText,
});
export type PunchKeyRow = v.InferOutput<typeof punchKeyRow>;

export const punchKeys = defineTable<PunchKeyRow>({
  name: 'punch_keys',
  row: punchKeyRow,
  indexes: ['worker_id'],
  scopes: row => [`user:${row.worker_id}`],
  expired: (row, horizonDay) => row.ends_at.slice(0, 10) < horizonDay,
});

export interface Punch {
  readonly id: string;
  readonly kind: HappenedKind;
  readonly said_at: string;
  readonly offset_s?: number | undefined;
  readonly clock_jumped?: boolean | undefined;
  readonly code?: string | undefined;
}

export interface Sheet {
  readonly bookingId: BookingId;
  readonly punches: readonly Punch[];
}

/** So many fit into a code that a camera still reads from a phone's screen. */
export const PUNCHES_A_SHEET = 10;

const PUNCH = /^[0-9a-f]{32},[iobe],\d{12,13},(-?\d{1,9})?,[01],(\d{6}|\d{7,9}\.[0-9a-f]{20})?$/;
const LETTERS = { in: 'i', out: 'o', break_start: 'b', break_end: 'e' } as const satisfies Record<HappenedKind, string>;
const KINDS = Object.fromEntries(Object.entries(LETTERS).map(([kind, letter]) => [letter, kind]));
const MAC_HEX = 32;

/** As `unsentPunches` gives them, in texts that each fit a code. */
export function signedSheets(key: string, { bookingId, punches }: Sheet): Promise<readonly string[]> {
  const pages = Array.from({ length: Math.ceil(punches.length / PUNCHES_A_SHEET) }, (_, nth) =>
    punches.slice(nth * PUNCHES_A_SHEET, (nth + 1) * PUNCHES_A_SHEET),
  );
  return Promise.all(pages.map(page => signed(key, ['EP1', bookingId, ...page.map(toText)].join('|'))));
}

async function signed(key: string, text: string): Promise<string> {
  const bytes = Uint8Array.from(key.match(/../g) ?? [], pair => Number.parseInt(pair, 16));
  const signing = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', signing, new TextEncoder().encode(text)));
  const hex = [...mac].map(byte => byte.toString(16).padStart(2, '0')).join('');
  return `${text}|${hex.slice(0, MAC_HEX)}`;
}

function toText({ id, kind, said_at, offset_s, clock_jumped, code }: Punch): string {
  const [bare, at] = [id.replaceAll('-', ''), Date.parse(said_at)];
  return [bare, LETTERS[kind], at, offset_s ?? '', clock_jumped === true ? 1 : 0, code ?? ''].join(',');
}

/** Null: not such a sheet. Whether its signature is right only the server knows. */
export function readSheet(text: string): Sheet | null {
  const [version, bookingId, ...rest] = text.trim().split('|');
  const mac = rest.pop();
  if (version !== 'EP1' || !v.is(idText, bookingId) || !/^[0-9a-f]{32}$/.test(mac ?? '')) return null;
  if (rest.length === 0 || rest.length > PUNCHES_A_SHEET || !rest.every(one => PUNCH.test(one))) return null;
  return { bookingId: bookingId as BookingId, punches: rest.map(toPunch) };
}

function toPunch(text: string): Punch {
  const [id = '', letter = '', at, offset = '', jumped, code = ''] = text.split(',');
  return {
    id: id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
    kind: KINDS[letter] as HappenedKind,
    said_at: toInstantText(Number(at) as Instant),
    clock_jumped: jumped === '1',
    ...(offset === '' ? {} : { offset_s: Number(offset) }),
    ...(code === '' ? {} : { code }),
  };
}

const KIND_OF = { check_in: 'in', check_out: 'out', start_break: 'break_start', end_break: 'break_end' } as const;

/** What this device has stored of a booking and the server has not settled, and the secret to sign it; null without one. */
export async function unsentPunches(
  mirror: Mirror,
  args: { readonly bookingId: string },
): Promise<{ readonly key: string | null; readonly punches: readonly Punch[] }> {
  const [row, queued] = await Promise.all([mirror.table(punchKeys).get(args.bookingId), mirror.outbox()]);
  const punches = queued.flatMap(({ name, args: said }) => {
    const kind = KIND_OF[name as keyof typeof KIND_OF];
    const punch = said as Punch & { readonly booking_id: string };
    return kind === undefined || punch.booking_id !== args.bookingId ? [] : [{ ...punch, kind }];
  });
  return { key: row?.key ?? null, punches };
}
