// What venues handed in to be verified, as admins find it: twenty at a time, the one that waits longest first; and what stops
// a venue, lets it go on and closes it. All of it online.

import * as v from 'valibot';
import { FILE_TYPES } from '#domain/files/content.ts';
import { idText } from '#domain/ids.ts';
import { defineOnlineCommand } from '#domain/online-command.ts';
import { reasonText } from '#domain/reason.ts';
import { INDUSTRIES, VENUE_STATUSES } from '#domain/venues/schema.ts';
import { defineAdminQueue, QUEUE_STATES } from './lists.ts';
import { ownDeciders } from './own.ts';

const handedIn = v.object({
  /** Of the venue. */
  id: idText,
  name: v.string(),
  address: v.nullable(v.string()),
  area: v.nullable(v.string()),
  industry: v.picklist(INDUSTRIES),
  status: v.picklist(VENUE_STATUSES),
  pausedByPlatform: v.boolean(),
  ownerName: v.nullable(v.string()),
  ownerEmail: v.nullable(v.string()),
  legalName: v.string(),
  registrationNumber: v.string(),
  website: v.nullable(v.string()),
  state: v.picklist(QUEUE_STATES),
  reason: v.nullable(v.string()),
  version: v.number(),
  /** Of the venue: one that moved waits and is verified. */
  verification: v.picklist(['verified', 'unverified']),
  ownDeciders,
  handedInAt: v.string(),
  key: v.string(),
  files: v.array(v.object({ id: idText, name: v.string(), type: v.picklist(FILE_TYPES), bytes: v.number() })),
});
export type HandedIn = v.InferOutput<typeof handedIn>;

export const adminVerifications = defineAdminQueue({ name: 'admin_verifications', row: handedIn });

export const adminPauseVenue = defineOnlineCommand({
  name: 'admin_pause_venue',
  version: 1,
  args: v.object({ id: idText, reason: reasonText }),
});

export const adminResumeVenue = defineOnlineCommand({
  name: 'admin_resume_venue',
  version: 1,
  args: v.object({ id: idText }),
});

export const adminArchiveVenue = defineOnlineCommand({
  name: 'admin_archive_venue',
  version: 1,
  args: v.object({ id: idText, reason: reasonText }),
});
