// By command name, who can say what an outbox entry is about. A command of a newer version has nobody here.

import type { Mirror, OutboxEntry } from '#sync/index.ts';
import {
  describeApplicationEntry,
  describeDecisionEntry,
  describeOfferEntry,
  describeRequestEntry,
  describeViewEntry,
} from './applications/describe.ts';
import { describeAvailabilityEntry } from './availability/describe.ts';
import { describeBookingEntry, describeChangeEntry } from './bookings/describe.ts';
import { describeChatEntry, describeMessageEntry, describeNewChatEntry } from './conversations/describe.ts';
import type { DescribeEntry, EntryDescription, EntryWords } from './describe-entry.ts';
import { describeInvitationEntry, describeSentInvitationEntry } from './invitations/describe.ts';
import { describeJobEntry, describeSavedJobEntry } from './jobs/describe.ts';
import { describeNotificationEntry } from './notifications/describe.ts';
import { describePackEntry } from './packs/describe.ts';
import { describeProfileEntry } from './profiles/describe.ts';
import { describeRelationEntry } from './relations/describe.ts';
import { describeSearchEntry } from './searches/describe.ts';
import { describeSettingsEntry } from './settings/describe.ts';
import { describeSavedShiftEntry, describeShiftEntry } from './shifts/describe.ts';
import { describeMemberEntry } from './team/describe.ts';
import { describeDeletedTemplateEntry, describeSavedTemplateEntry } from './templates/describe.ts';
import { describeTransferAnswerEntry, describeTransferEntry } from './transfers/describe.ts';
import { describeVenueEntry } from './venues/describe.ts';

const describers: Readonly<Record<string, DescribeEntry>> = {
  edit_profile: describeProfileEntry,
  save_settings: describeSettingsEntry,
  save_shift: describeSavedShiftEntry,
  publish_shift: describeShiftEntry,
  cancel_shift: describeShiftEntry,
  edit_shift_pack: describePackEntry,
  save_shift_template: describeSavedTemplateEntry,
  delete_shift_template: describeDeletedTemplateEntry,
  submit_application: describeRequestEntry,
  claim_shift: describeRequestEntry,
  withdraw_application: describeApplicationEntry,
  view_applications: describeViewEntry,
  decide_application: describeDecisionEntry,
  respond_offer: describeOfferEntry,
  renew_application: describeApplicationEntry,
  edit_shift: describeShiftEntry,
  respond_change: describeChangeEntry,
  settle_change: describeChangeEntry,
  add_venue: describeVenueEntry,
  edit_venue: describeVenueEntry,
  set_primary_venue: describeVenueEntry,
  pause_venue: describeVenueEntry,
  resume_venue: describeVenueEntry,
  archive_venue: describeVenueEntry,
  cancel_booking: describeBookingEntry,
  transfer_booking: describeTransferEntry,
  respond_transfer: describeTransferAnswerEntry,
  decide_transfer: describeTransferAnswerEntry,
  withdraw_transfer: describeTransferAnswerEntry,
  save_search: describeSearchEntry,
  delete_search: describeSearchEntry,
  save_job: describeSavedJobEntry,
  publish_job: describeJobEntry,
  pause_job: describeJobEntry,
  resume_job: describeJobEntry,
  close_job: describeJobEntry,
  send_work_invitation: describeSentInvitationEntry,
  respond_invitation: describeInvitationEntry,
  revoke_invitation: describeInvitationEntry,
  set_relation: describeRelationEntry,
  mark_notifications_read: describeNotificationEntry,
  acknowledge_notification: describeNotificationEntry,
  change_member_role: describeMemberEntry,
  remove_member: describeMemberEntry,
  save_availability_rule: describeAvailabilityEntry,
  delete_availability_rule: describeAvailabilityEntry,
  save_availability_exception: describeAvailabilityEntry,
  delete_availability_exception: describeAvailabilityEntry,
  start_conversation: describeNewChatEntry,
  send_message: describeMessageEntry,
  mark_conversation_read: describeChatEntry,
  delete_conversation: describeChatEntry,
};

/** Null when this version of the app does not know the command. */
export async function describeEntry(
  entry: OutboxEntry,
  mirror: Mirror,
  words: EntryWords,
): Promise<EntryDescription | null> {
  const describe = describers[entry.name];
  if (describe === undefined) return null;
  const description = await describe(entry, mirror, words);
  // A post from nowhere, or of a venue that is paused: that comes first.
  return entry.code === 'place_missing' || entry.code === 'venue_paused'
    ? { ...description, editTo: '/venue/venues' }
    : description;
}
