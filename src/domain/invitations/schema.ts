// A venue asks one rockstar for one of its posts.

import * as v from 'valibot';
import { type Fields, fieldsOf } from '#domain/columns.ts';
import {
  type CoverId,
  type InvitationId,
  idOf,
  type JobId,
  type ProfileId,
  rowXid,
  type ShiftId,
  type VenueId,
} from '#domain/ids.ts';
import { instantText } from '#domain/time.ts';
import { whole } from '#domain/whole.ts';
import { defineTable } from '#sync/index.ts';

const INVITATION_STATUSES = ['sent', 'seen', 'accepted', 'declined', 'too_late', 'revoked', 'expired'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

const invitationRow = v.object({
  id: idOf<InvitationId>(),
  row_xid: rowXid,
  venue_id: idOf<VenueId>(),
  worker_id: idOf<ProfileId>(),
  shift_id: v.nullable(idOf<ShiftId>()),
  job_id: v.nullable(idOf<JobId>()),
  message: v.nullable(v.string()),
  status: v.picklist(INVITATION_STATUSES),
  expires_at: instantText,
  answered_at: v.nullable(instantText),
  answer_reason: v.nullable(v.string()),
  /** Of the search for cover that asked, and in which wave; null: somebody asked this one person. */
  cover_id: v.nullable(idOf<CoverId>()),
  cover_wave: v.nullable(whole),
  /** Paid from the planned start, however late they can be there. */
  full_pay: v.boolean(),
  created_by: v.nullable(idOf<ProfileId>()),
  version: whole,
  created_at: instantText,
  updated_at: instantText,
});
export type InvitationRow = v.InferOutput<typeof invitationRow>;

export const workInvitations = defineTable<InvitationRow>({
  name: 'work_invitations',
  row: invitationRow,
  indexes: ['worker_id', 'venue_id', 'shift_id', 'job_id', 'cover_id'],
  scopes: row => [`venue:${row.venue_id}`, `user:${row.worker_id}`],
  expired: (row, horizonDay) =>
    row.status !== 'sent' && row.status !== 'seen' && row.updated_at.slice(0, 10) < horizonDay,
});

export type Invitation = Fields<typeof invitationRow>;
export const rowToInvitation = fieldsOf(invitationRow);
