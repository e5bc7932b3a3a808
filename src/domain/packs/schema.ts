// What somebody needs on the way to a shift: how to get in, whom to ask for, what to wear and bring. Only the venue and
// those booked have it; its id is the shift's.

import * as v from 'valibot';
import { idText, rowXid, type ShiftId } from '#domain/ids.ts';
import { instantText } from '#domain/time.ts';
import { defineTable } from '#sync/index.ts';

const line = v.nullable(v.string());

const shiftPackRow = v.object({
  id: idText,
  row_xid: rowXid,
  venue_id: idText,
  ends_at: instantText,
  arrival_note: line,
  contact_name: line,
  contact_phone: line,
  dress_code: line,
  kit: line,
  created_at: instantText,
  updated_at: instantText,
});
export type ShiftPackRow = v.InferOutput<typeof shiftPackRow>;

export const shiftPacks = defineTable<ShiftPackRow>({
  name: 'shift_packs',
  row: shiftPackRow,
  indexes: ['venue_id'],
  scopes: row => [`venue:${row.venue_id}`, `shift:${row.id}`],
  expired: (row, horizonDay) => row.ends_at.slice(0, 10) < horizonDay,
});

/** Empty text where nothing is said. */
export interface PackTerms {
  readonly arrivalNote: string;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly dressCode: string;
  readonly kit: string;
}

export interface ShiftPack extends PackTerms {
  readonly shiftId: ShiftId;
}

export const NO_PACK: PackTerms = { arrivalNote: '', contactName: '', contactPhone: '', dressCode: '', kit: '' };

/** How long each may be; the server's limits. */
export const PACK_LIMITS = {
  arrivalNote: 1000,
  contactName: 100,
  contactPhone: 40,
  dressCode: 300,
  kit: 300,
} as const satisfies Record<keyof PackTerms, number>;

export function rowToPack(row: ShiftPackRow): ShiftPack {
  return {
    shiftId: row.id as ShiftId,
    arrivalNote: row.arrival_note ?? '',
    contactName: row.contact_name ?? '',
    contactPhone: row.contact_phone ?? '',
    dressCode: row.dress_code ?? '',
    kit: row.kit ?? '',
  };
}
