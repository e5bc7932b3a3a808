// The audit log as support and super admins find it: in pages, by words, act and time. All of it online.
import * as v from 'valibot';
import { idText } from '#domain/ids.ts';
import { daySpan, dayText, toInstantText } from '#domain/time.ts';
import { type AdminList, chosenOf, defineAdminList, sought } from './lists.ts';
import { personName } from './schema.ts';

/** What is written down. An act that this version does not know is shown as another one. */
export const LOGGED_ACTS = [
  'admin_rights',
  'invite_admin',
  'resend_admin_invitation',
  'revoke_admin_invitation',
  'admin_set_verification',
  'admin_pause_venue',
  'admin_resume_venue',
  'admin_archive_venue',
  'admin_decide_pay',
  'admin_decide_document',
  'document_file',
  'evidence_file',
  'read_dispute_record',
  'acted_in_portal',
  'suspend_user',
  'reinstate_user',
  'remove_post',
  'decide_dispute',
  'reopen_dispute',
  'undo_decision',
  'ask_sides_again',
  'assign_dispute',
  'send_news',
  'save_area',
  'save_platform_rules',
  'withdraw_platform_rules',
  'save_market_note',
  'delete_market_note',
  'reset_lockout',
  'clear_wait',
  'end_admin_session',
  'cancel_booking',
  'mark_no_show',
  'remove_member',
  'change_member_role',
  'open_dispute',
  'answer_dispute',
  'reject_application',
  'decline_invitation',
  'block',
  'unblock',
  'lock_timesheets',
  'export_data',
  'ask_deletion',
  'keep_account',
  'account_deleted',
] as const;

export const LOG_ACTS = ['all', ...LOGGED_ACTS] as const;
/** Of admins, of venues and Rockstars where it concerns others, and what people ask of their own data. */
export const LOG_KINDS = ['all', 'admin', 'venue', 'rockstar', 'data'] as const;
/** Of chosen days the filter says the first and the last. */
export const LOG_TIMES = ['all', 'day', 'week', 'month', 'quarter', 'days'] as const;

/** 'YYYY-MM-DD', one that the calendar has, or '' for none. */
const chosenDay = v.optional(
  v.fallback(
    v.pipe(
      dayText,
      v.check(day => new Date(day).getUTCDate() === Number(day.slice(8))),
    ),
    '',
  ),
  '',
);

const logFilter = v.object({
  search: sought,
  action: chosenOf(LOG_ACTS),
  kind: chosenOf(LOG_KINDS),
  since: chosenOf(LOG_TIMES),
  from: chosenDay,
  until: chosenDay,
});
export type LogFilter = v.InferOutput<typeof logFilter>;

/** What has a page of its own in the admin portal. */
const SUBJECTS = ['user', 'venue', 'shift', 'job', 'dispute'] as const;
export type LogSubject = (typeof SUBJECTS)[number];

/** 'Rocco Bianchi', or 'Rocco Bianchi, The Copper Thistle': either person may have deleted their account. */
const subjectName = v.pipe(
  v.string(),
  v.transform(subject => {
    const [person = '', ...where] = subject.split(', ');
    return [v.parse(personName, person), ...where].join(', ');
  }),
);

const logEntry = v.object({
  id: idText,
  at: v.string(),
  action: v.string(),
  actorName: v.nullable(personName),
  subject: v.nullable(subjectName),
  /** Null: what it is about has no page, or is there no more. */
  subjectKind: v.nullable(v.picklist(SUBJECTS)),
  subjectId: v.nullable(idText),
  before: v.nullable(v.string()),
  after: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  key: v.string(),
});
export type LogEntry = v.InferOutput<typeof logEntry>;

const asTold = defineAdminList({ name: 'admin_audit', filter: logFilter, row: logEntry });

/** The days that are chosen are those of this zone's calendar, by which the entries are shown too. */
export function adminLog(zone: string): AdminList<LogFilter, LogEntry> {
  return {
    ...asTold,
    read(device, { since, from, until, ...asked }) {
      if (since !== 'days') return asTold.read(device, { ...asked, since, from: '', until: '' });
      return asTold.read(device, {
        ...asked,
        since: 'all',
        from: isWhole(from) ? toInstantText(daySpan(from, zone).startsAt) : '',
        until: isWhole(until) ? toInstantText(daySpan(until, zone).endsAt) : '',
      });
    },
  };
}

/** While a year is typed, a field has the year 2 and the year 20 first. */
function isWhole(day: string): boolean {
  return day >= '2000' && day < '2099-12-31';
}
