// Which sentence says why a command was refused. Mostly its code's own; another where that would name the wrong person or thing, or
// not what somebody else has done. `tests/house/refusals.test.ts` holds each to SQL: the command must be able to say that code.
import type { ApplicationStatus } from './applications/schema.ts';
import type { Refusal } from './refusals.ts';

interface Fitting {
  readonly says: string;
  readonly code: Refusal;
  /** The commands that it is for. */
  readonly of: readonly string[];
  /** Only where the server adds that it is about this person, not about whoever acts. */
  readonly who?: 'worker';
  /** Only where the row that the server adds stands so. */
  readonly status?: ApplicationStatus;
  /** Only where the server adds how many places there are: all are taken. */
  readonly full?: true;
}

export const FITTING = [
  { says: 'worker_suspended', code: 'account_suspended', of: ['decide_application'], who: 'worker' },
  { says: 'worker_rest', code: 'rest_too_short', of: ['decide_application'], who: 'worker' },
  { says: 'cannot_take_over', code: 'not_open_to_you', of: ['decide_transfer'] },
  { says: 'message_there', code: 'not_again', of: ['send_message'] },
  { says: 'pay_too_high', code: 'rate_out_of_range', of: ['record_shift'] },
  { says: 'asked_enough', code: 'too_many', of: ['transfer_booking'] },
  {
    ...{ says: 'shift_moved', code: 'wrong_state' },
    of: ['publish_shift', 'cancel_shift', 'edit_shift', 'split_shift', 'show_to_everyone', 'edit_shift_pack'],
  },
  { says: 'application_accepted', code: 'application_decided', of: ['decide_application'], status: 'accepted' },
  { says: 'application_offered', code: 'application_decided', of: ['decide_application'], status: 'offered' },
  { says: 'application_declined', code: 'application_decided', of: ['decide_application'], status: 'rejected' },
  { says: 'application_closed', code: 'terms_changed', of: ['decide_application'], status: 'closed' },
  { says: 'application_shortlisted', code: 'terms_changed', of: ['decide_application'], status: 'shortlisted' },
  { says: 'application_waitlisted', code: 'terms_changed', of: ['decide_application'], status: 'waitlisted' },
  { says: 'places_filled', code: 'too_late', of: ['decide_application'], full: true },
  { says: 'job_moved', code: 'wrong_state', of: ['publish_job', 'pause_job', 'resume_job', 'close_job'] },
  {
    ...{ says: 'application_moved', code: 'wrong_state' },
    of: ['withdraw_application', 'respond_offer', 'renew_application', 'decide_application'],
  },
  { says: 'invitation_moved', code: 'wrong_state', of: ['respond_invitation', 'revoke_invitation'] },
  {
    ...{ says: 'booking_moved', code: 'wrong_state' },
    of: [
      ...['cancel_booking', 'transfer_booking', 'propose_release', 'confirm_booking', 'replace_booking'],
      ...['respond_change', 'settle_change', 'mark_no_show', 'settle_contest', 'record_attendance'],
      ...['check_in', 'check_out', 'start_break', 'end_break', 'propose_end', 'propose_start'],
    ],
  },
  { says: 'cover_moved', code: 'wrong_state', of: ['respond_transfer', 'decide_transfer', 'withdraw_transfer'] },
  { says: 'no_show_contested', code: 'already_appealed', of: ['accept_no_show'] },
  { says: 'no_show_withdrawn', code: 'wrong_state', of: ['accept_no_show'] },
  { says: 'recorded_moved', code: 'wrong_state', of: ['answer_recorded'] },
] as const satisfies readonly Fitting[];

interface RefusedCommand {
  readonly name: string;
  readonly code?: string | undefined;
  readonly detail?: unknown;
}

/** A key of the refusals' words. */
export function sentenceOf({ name, code, detail }: RefusedCommand): string | undefined {
  const { who, status, positions } = (detail ?? {}) as Readonly<Record<'who' | 'status' | 'positions', unknown>>;
  const fitting: readonly Fitting[] = FITTING;
  const found = fitting.find(
    one =>
      one.code === code &&
      one.of.includes(name) &&
      (one.who ?? who) === who &&
      (one.status === undefined || one.status === status) &&
      (one.full === undefined || positions !== undefined),
  );
  return found?.says ?? code;
}
