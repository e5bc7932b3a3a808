// What a change that waits in the outbox is about, in words: 'Book: Bartender, Night Heron', 'Sat 28 Nov · 21:00–04:00'.
// Each noun describes its own commands; the words and formats of the person's language come in.

import type { Template } from '#domain/conversations/rules.ts';
import type { Mirror, OutboxEntry } from '#sync/index.ts';

export interface EntryDescription {
  readonly title: string;
  readonly lines: readonly string[];
  /** The screen on which it can be put right; absent when there is nothing to edit. */
  readonly editTo?: string;
}

export type EntryAct =
  | 'edit_profile'
  | 'save_settings'
  | 'save_shift'
  | 'publish_shift'
  | 'cancel_shift'
  | 'edit_shift_pack'
  | 'save_shift_template'
  | 'delete_shift_template'
  | 'submit_application'
  | 'withdraw_application'
  | 'claim_shift'
  | 'accept_application'
  | 'reject_application'
  | 'shortlist_application'
  | 'offer_application'
  | 'waitlist_application'
  | 'edit_shift'
  | 'accept_change'
  | 'decline_change'
  | 'revert_change'
  | 'release_change'
  | 'renew_application'
  | 'add_venue'
  | 'edit_venue'
  | 'set_primary_venue'
  | 'pause_venue'
  | 'resume_venue'
  | 'archive_venue'
  | 'accept_offer'
  | 'decline_offer'
  | 'cancel_booking'
  | 'transfer_booking'
  | 'accept_transfer'
  | 'decline_transfer'
  | 'approve_transfer'
  | 'refuse_transfer'
  | 'withdraw_transfer'
  | 'save_search'
  | 'delete_search'
  | 'save_job'
  | 'publish_job'
  | 'pause_job'
  | 'resume_job'
  | 'close_job'
  | 'send_work_invitation'
  | 'accept_invitation'
  | 'decline_invitation'
  | 'see_invitation'
  | 'view_applications'
  | 'revoke_invitation'
  | 'set_favourite'
  | 'set_blocked'
  | 'set_neutral'
  | 'mark_notifications_read'
  | 'acknowledge_notification'
  | 'change_member_role'
  | 'remove_member'
  | 'save_availability_rule'
  | 'delete_availability_rule'
  | 'save_availability_exception'
  | 'delete_availability_exception'
  | 'start_conversation'
  | 'send_message'
  | 'mark_conversation_read'
  | 'delete_conversation';

export interface EntryWords {
  /** 'Book: Bartender, Night Heron'; without a subject only the act. */
  title(act: EntryAct, subject: string | null): string;
  role(slug: string): string;
  /** The words of a message's template. */
  template(code: Template): string;
  /** 'Fri 27 Nov · 18:00–02:00 (+1 day)'. */
  span(range: { readonly start: number; readonly end: number; readonly tz: string }): string;
  /** '£15.50 per hour'. */
  rate(minor: number, currency: string): string;
  /** Said of a shift that this device no longer has. */
  readonly gone: string;
}

export type DescribeEntry = (entry: OutboxEntry, mirror: Mirror, words: EntryWords) => Promise<EntryDescription>;
