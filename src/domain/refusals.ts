// Every code with which the server or this device says no. SQL raises the same words; each has a sentence in three
// languages in `i18n/<lang>/refusals.ts`.

export const REFUSALS = [
  'account_suspended',
  'already_appealed',
  'already_applied',
  'already_counts',
  'already_replied',
  'answer_pending',
  'appeal_closed',
  'application_decided',
  'application_withdrawn',
  'already_member',
  'already_invited',
  'break_out_of_range',
  'cannot_take_over',
  'chat_refused',
  'changed_since',
  'clash',
  'conversation_gone',
  'cover_running',
  'depends_on_refused',
  'dispute_changed',
  'area_exists',
  'area_in_use',
  'dispute_decided',
  'file_too_large',
  'file_unreadable',
  'hours_agreed',
  'hours_changed',
  'hours_overlap',
  'invalid_arguments',
  'invalid_command',
  'bookings_ahead',
  'last_admin',
  'last_super_admin',
  'marked_unavailable',
  'hours_out_of_range',
  'invitation_expired',
  'job_gone',
  'no_messages',
  'no_messages_from_you',
  'not_a_picture',
  'not_again',
  'not_allowed',
  'not_found',
  'not_instant',
  'not_open_to_you',
  'not_over',
  'not_worked',
  'offer_lapsed',
  'outcome_unknown',
  'outdated',
  'pay_looked_at',
  'pay_needs_draft',
  'own_case',
  'paused_by_platform',
  'pay_out_of_range',
  'place_missing',
  'positions_out_of_range',
  'positions_taken',
  'profile_venue',
  'rate_out_of_range',
  'rest_too_short',
  'rules_changed',
  'rules_waiting',
  'review_closed',
  'server_older',
  'shift_gone',
  'shift_too_long',
  'shift_too_short',
  'shifts_ahead',
  'start_in_past',
  'no_time_left',
  'terms_changed',
  'throttled',
  'time_mismatch',
  'too_large',
  'too_early',
  'too_late',
  'too_long_ago',
  'too_many',
  'too_many_invitations',
  'transfer_gone',
  'unknown_command',
  'unknown_role',
  'unverified_limit',
  'venue_paused',
  'venues_full',
  'wrong_state',
  'you_blocked_them',
] as const;

export type Refusal = (typeof REFUSALS)[number];

/** What these refuse is over: sent again as it is, it is refused again. */
const OVER: ReadonlySet<string> = new Set<Refusal>([
  ...(['already_appealed', 'already_applied', 'already_counts', 'already_member', 'already_replied'] as const),
  ...(['appeal_closed'] as const),
  ...(['application_decided', 'application_withdrawn'] as const),
  ...(['conversation_gone', 'dispute_decided', 'invitation_expired', 'job_gone', 'not_again', 'offer_lapsed'] as const),
  ...(['review_closed', 'shift_gone', 'start_in_past', 'too_long_ago', 'transfer_gone', 'not_open_to_you'] as const),
  ...(['wrong_state'] as const),
]);

/**
 * It was said of what has changed since, without a word that is asked for, or with something in it that cannot stand: it has to be
 * looked at and said anew.
 */
const STALE: ReadonlySet<string> = new Set<Refusal>([
  ...(['terms_changed', 'changed_since', 'hours_changed', 'marked_unavailable', 'not_instant'] as const),
  ...(['break_out_of_range', 'hours_out_of_range', 'pay_out_of_range', 'positions_out_of_range'] as const),
  ...(['rate_out_of_range', 'shift_too_long', 'shift_too_short', 'positions_taken', 'hours_overlap'] as const),
  ...(['invalid_arguments', 'time_mismatch', 'unknown_role', 'no_time_left', 'too_large'] as const),
]);

export function isStale(code: string | undefined): boolean {
  return code !== undefined && STALE.has(code);
}

export function isOver(code: string | undefined): boolean {
  return code !== undefined && OVER.has(code);
}

export function isRefusal(code: string): code is Refusal {
  return (REFUSALS as readonly string[]).includes(code);
}
