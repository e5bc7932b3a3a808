// What a venue handed in to be verified, and what became of it. The files themselves stay on the server (online.ts).

import * as v from 'valibot';
import { type Fields, fieldsOf } from '#domain/columns.ts';
import { idOf, idText, rowXid, type VenueId } from '#domain/ids.ts';
import { instantText, stampText } from '#domain/time.ts';
import { whole } from '#domain/whole.ts';
import { defineTable } from '#sync/index.ts';

export const VERIFICATION_STATES = ['waiting', 'verified', 'rejected'] as const;

const verificationRow = v.object({
  /** The venue's. */
  id: idOf<VenueId>(),
  row_xid: rowXid,
  legal_name: v.string(),
  registration_number: v.string(),
  website: v.nullable(v.string()),
  file_ids: v.array(idText),
  state: v.picklist(VERIFICATION_STATES),
  /** Why not, in an admin's words. */
  reason: v.nullable(v.string()),
  version: whole,
  handed_in_at: instantText,
  created_at: stampText,
  updated_at: stampText,
});
type VerificationRow = v.InferOutput<typeof verificationRow>;

export const venueVerifications = defineTable<VerificationRow>({
  name: 'venue_verifications',
  row: verificationRow,
  indexes: [],
  scopes: row => [`venue:${row.id}`],
});

export type Verification = Fields<typeof verificationRow>;
export const rowToVerification = fieldsOf(verificationRow);
