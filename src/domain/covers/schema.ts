// A venue looks for people for the places of a shift that nobody has, in waves. Whom it chose for the first wave only the server
// keeps; who was asked stands in the invitations.

import * as v from 'valibot';
import { type Fields, fieldsOf } from '#domain/columns.ts';
import { type CoverId, idOf, type ProfileId, rowXid, type ShiftId, type VenueId } from '#domain/ids.ts';
import { instantText, stampText } from '#domain/time.ts';
import { whole } from '#domain/whole.ts';
import { defineTable } from '#sync/index.ts';

const COVER_STATUSES = ['asking', 'filled', 'stopped', 'ended'] as const;

const coverRow = v.object({
  id: idOf<CoverId>(),
  row_xid: rowXid,
  venue_id: idOf<VenueId>(),
  shift_id: idOf<ShiftId>(),
  status: v.picklist(COVER_STATUSES),
  waves: whole,
  apart_min: whole,
  /** Whoever comes after the start is paid from the planned one. */
  full_pay: v.boolean(),
  /** The last one that was asked; 0: nobody yet. */
  wave: whole,
  /** When it goes on. */
  next_at: v.nullable(instantText),
  /** The end of the shift. */
  ends_at: instantText,
  created_by: v.nullable(idOf<ProfileId>()),
  version: whole,
  created_at: instantText,
  updated_at: stampText,
});
export type CoverRow = v.InferOutput<typeof coverRow>;

export const covers = defineTable<CoverRow>({
  name: 'covers',
  row: coverRow,
  indexes: ['shift_id'],
  scopes: row => [`venue:${row.venue_id}`],
  expired: (row, horizonDay) => row.ends_at.slice(0, 10) < horizonDay,
});

export type Cover = Fields<typeof coverRow>;
export const rowToCover = fieldsOf(coverRow);
