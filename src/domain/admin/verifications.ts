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
import { type After, FIRST_PAGE } from './lists.ts';

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
  key: v.string(),
  files: v.array(v.object({ id: idText, name: v.string(), type: v.picklist(FILE_TYPES), bytes: v.number() })),
});
export type HandedIn = v.InferOutput<typeof handedIn>;

const verificationPage = v.object({
  rows: v.array(handedIn),
  more: v.boolean(),
  counts: v.object({ waiting: v.number(), verified: v.number(), rejected: v.number() }),
});
export type VerificationPage = v.InferOutput<typeof verificationPage>;

interface VerificationsAsked extends After {
  readonly state: VerificationState;
}

export const adminVerifications = {
  name: 'admin_verifications',
  async read(device: Device, { state, key, id }: VerificationsAsked): Promise<ActResult<VerificationPage>> {
    const after = id === FIRST_PAGE.id ? {} : { p_after_key: key, p_after_id: id };
    return parsed(await device.call('admin_verifications', { p_state: state, ...after }), verificationPage);
  },
};

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
