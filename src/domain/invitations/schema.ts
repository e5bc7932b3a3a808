// A venue asks one rockstar for one of its posts.

import * as v from 'valibot';
import {
  type InvitationId,
  idText,
  type JobId,
  type ProfileId,
  rowXid,
  type ShiftId,
  type VenueId,
} from '#domain/ids.ts';
import { type Instant, instantText } from '#domain/time.ts';
import { defineTable } from '#sync/index.ts';

export const INVITATION_STATUSES = ['sent', 'seen', 'accepted', 'declined', 'too_late', 'revoked', 'expired'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

const invitationRow = v.object({
  id: idText,
  row_xid: rowXid,
  venue_id: idText,
  worker_id: idText,
  shift_id: v.nullable(idText),
  job_id: v.nullable(idText),
  message: v.nullable(v.string()),
  status: v.picklist(INVITATION_STATUSES),
  expires_at: instantText,
  answered_at: v.nullable(instantText),
  answer_reason: v.nullable(v.string()),
  created_by: v.nullable(idText),
  version: v.pipe(v.number(), v.integer()),
  created_at: instantText,
  updated_at: instantText,
});
export type InvitationRow = v.InferOutput<typeof invitationRow>;

export const workInvitations = defineTable<InvitationRow>({
  name: 'work_invitations',
  row: invitationRow,
  indexes: ['worker_id', 'venue_id', 'shift_id', 'job_id'],
  scopes: row => [`venue:${row.venue_id}`, `user:${row.worker_id}`],
  expired: (row, horizonDay) =>
    row.status !== 'sent' && row.status !== 'seen' && row.updated_at.slice(0, 10) < horizonDay,
});

export interface Invitation {
  readonly id: InvitationId;
  readonly venueId: VenueId;
  readonly workerId: ProfileId;
  readonly shiftId: ShiftId | null;
  readonly jobId: JobId | null;
  readonly message: string | null;
  readonly status: InvitationStatus;
  readonly expiresAt: Instant;
  readonly answeredAt: Instant | null;
  readonly answerReason: string | null;
  readonly createdAt: Instant;
}

export function rowToInvitation(row: InvitationRow): Invitation {
  return {
    id: row.id as InvitationId,
    venueId: row.venue_id as VenueId,
    workerId: row.worker_id as ProfileId,
    shiftId: row.shift_id as ShiftId | null,
    jobId: row.job_id as JobId | null,
    message: row.message,
    status: row.status,
    expiresAt: Date.parse(row.expires_at),
    answeredAt: row.answered_at === null ? null : Date.parse(row.answered_at),
    answerReason: row.answer_reason,
    createdAt: Date.parse(row.created_at),
  };
}
