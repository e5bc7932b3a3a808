// What somebody needs on the way to a shift: how to get in, whom to ask for, what to wear and bring, how to get home. Only the venue and
// those booked have it; its id is the shift's.

import * as v from 'valibot';
import { type Camel, camel } from '#domain/columns.ts';
import { idText, rowXid } from '#domain/ids.ts';
import { saidText } from '#domain/said.ts';
import { instantText } from '#domain/time.ts';
import { defineTable } from '#sync/index.ts';

/** All that a pack may say, and how long: the server's limits. Arguments, rows, forms and templates are made of this list. */
const LONGEST = {
  arrival_note: 1000,
  contact_name: 100,
  contact_phone: 40,
  dress_code: 300,
  kit: 300,
  getting_home: 300,
} as const;

type PackColumn = keyof typeof LONGEST;
type PackField = Camel<PackColumn>;

/** The same for each column. */
export function perColumn<Value>(of: (column: PackColumn) => Value): { [Column in PackColumn]: Value } {
  const columns = Object.keys(LONGEST) as PackColumn[];
  return Object.fromEntries(columns.map(column => [column, of(column)])) as { [Column in PackColumn]: Value };
}

/** The same for each field of the screens. */
function perField<Value>(of: (column: PackColumn) => Value): { readonly [Field in PackField]: Value } {
  const values = Object.entries(perColumn(of)).map(([column, value]) => [camel(column), value]);
  return Object.fromEntries(values) as { readonly [Field in PackField]: Value };
}

const shiftPackRow = v.object({
  id: idText,
  row_xid: rowXid,
  venue_id: idText,
  ends_at: instantText,
  ...perColumn(() => v.nullable(v.string())),
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

/** What is said, and nothing where nothing is: as templates keep it. */
export const packWords = v.partial(v.object(perColumn(() => v.string())));

/** Empty text where nothing is said. */
export type PackTerms = { readonly [Field in PackField]: string };

export const NO_PACK: PackTerms = perField(() => '');
export const PACK_LIMITS: { readonly [Field in PackField]: number } = perField(column => LONGEST[column]);

/** An argument for each: null empties it. */
export const packArgs = v.object(
  perColumn(column => v.optional(v.nullable(v.pipe(v.string(), saidText, v.maxLength(LONGEST[column]))))),
);
export type PackArgs = v.InferOutput<typeof packArgs>;

/** Of a row, or of what a template says. */
export function rowToPack(row: { readonly [Column in PackColumn]?: string | null | undefined }): PackTerms {
  return perField(column => row[column] ?? '');
}

export function packToArgs(pack: PackTerms): PackArgs {
  return perColumn(column => pack[camel(column)] || null);
}
