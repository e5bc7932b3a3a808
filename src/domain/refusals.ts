// Every code with which the server or this device says no. SQL raises the same words; each has a sentence in three
// languages in `i18n/<lang>/refusals.ts`.

export const REFUSALS = [
  'account_suspended',
  'already_applied',
  'already_member',
  'already_invited',
  'break_out_of_range',
  'chat_refused',
  'clash',
  'conversation_gone',
  'depends_on_refused',
  'end_before_start',
  'hours_overlap',
  'invalid_arguments',
  'invalid_command',
  'last_admin',
  'last_super_admin',
  'marked_unavailable',
  'hours_out_of_range',
  'invitation_expired',
  'job_gone',
  'not_again',
  'not_allowed',
  'not_found',
  'not_instant',
  'not_open_to_you',
  'offer_lapsed',
  'outcome_unknown',
  'outdated',
  'pay_out_of_range',
  'positions_out_of_range',
  'rate_out_of_range',
  'rest_too_short',
  'shift_gone',
  'shift_too_long',
  'shift_too_short',
  'start_in_past',
  'terms_changed',
  'throttled',
  'time_mismatch',
  'too_large',
  'too_late',
  'too_many',
  'too_many_invitations',
  'unknown_command',
  'unknown_role',
  'wrong_state',
] as const;

export type Refusal = (typeof REFUSALS)[number];

export function isRefusal(code: string): code is Refusal {
  return (REFUSALS as readonly string[]).includes(code);
}
