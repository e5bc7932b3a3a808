// What venues handed in to be verified, as admins find it: twenty at a time, the one that waits longest first; and what stops
// a venue, lets it go on and closes it. All of it online.
import * as v from 'valibot';
import { FILE_TYPES } from '#domain/files/content.ts';
import { idText } from '#domain/ids.ts';
import { defineOnlineCommand } from '#domain/online-command.ts';
import { INDUSTRIES, VENUE_STATUSES } from '#domain/venues/schema.ts';
import { VERIFICATION_STATES } from '#domain/verification/schema.ts';
import type { ActResult, Device } from '#sync/index.ts';
import { parsed } from './answer.ts';

export type VerificationState = (typeof VERIFICATION_STATES)[number];

const handedIn = v.object({
  /** Of the venue. */
  id: idText,
  name: v.string(),
  address: v.nullable(v.string()),
  industry: v.picklist(INDUSTRIES),
  status: v.picklist(VENUE_STATUSES),
  pausedByPlatform: v.boolean(),
  ownerName: v.nullable(v.string()),
  ownerEmail: v.nullable(v.string()),
  legalName: v.string(),
  registrationNumber: v.string(),
  website: v.nullable(v.string()),
  state: v.picklist(VERIFICATION_STATES),
  reason: v.nullable(v.string()),
  version: v.number(),
  handedInAt: v.string(),
  files: v.array(v.object({ id: idText, name: v.string(), type: v.picklist(FILE_TYPES), bytes: v.number() })),
});
export type HandedIn = v.InferOutput<typeof handedIn>;

const verificationPage = v.object({
  venues: v.array(handedIn),
  more: v.boolean(),
  counts: v.object({ waiting: v.number(), verified: v.number(), rejected: v.number() }),
});
export type VerificationPage = v.InferOutput<typeof verificationPage>;

interface VerificationsAsked extends Readonly<Record<string, string>> {
  readonly state: VerificationState;
  /** Of the last one of the page before; empty: from the beginning. */
  readonly afterAt: string;
  readonly afterId: string;
}

export async function adminVerifications(
  device: Device,
  asked: VerificationsAsked,
): Promise<ActResult<VerificationPage>> {
  const after = asked.afterId === '' ? {} : { p_after_at: asked.afterAt, p_after_id: asked.afterId };
  return parsed(await device.call('admin_verifications', { p_state: asked.state, ...after }), verificationPage);
}

const reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500));

export const adminPauseVenue = defineOnlineCommand({
  name: 'admin_pause_venue',
  version: 1,
  args: v.object({ id: idText, reason }),
});

export const adminResumeVenue = defineOnlineCommand({
  name: 'admin_resume_venue',
  version: 1,
  args: v.object({ id: idText }),
});

export const adminArchiveVenue = defineOnlineCommand({
  name: 'admin_archive_venue',
  version: 1,
  args: v.object({ id: idText, reason }),
});
