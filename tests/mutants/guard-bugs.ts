// The bugs that sql.ts plants in what holds somebody who tries again and again, by little and little, or at the same moment. Each takes one
// guard out.
import type { SqlBug } from './sql-bugs.ts';

type Planted = readonly [file: string, test: string, name: string, right: string, wrong: string];

const PLANTED: readonly Planted[] = [
  [
    '030100_account_calls',
    'repeated-acts',
    'steps are noted without end',
    "3000, interval '1 day')",
    "3000000, interval '1 day')",
  ],
  [
    '010000_shift_commands',
    'repeated-acts',
    'a city is posted to without end',
    '  perform private.refuse_posted_often(venue);\n',
    '',
  ],
  [
    '001725_applicant_fit',
    'applicant-fit',
    'a distance is measured each time',
    "where known.measured_at < private.now() - interval '28 days'",
    '',
  ],
  [
    '001725_applicant_fit',
    'applicant-fit',
    'a home that moves keeps its distance',
    '  delete from private.distances where worker_id = new.id;\n',
    '',
  ],
  [
    '001725_applicant_fit',
    'applicant-fit',
    'a calendar follows a post that is moved',
    "coalesce((asked.seen_terms ->> 'starts_at')::timestamptz, starts_at)",
    'starts_at',
  ],
  [
    '030499_forgetting',
    'applicant-fit',
    'a distance outlives the account',
    '  delete from private.distances where worker_id = old.id;\n',
    '',
  ],
  [
    '010500_change_commands',
    'small-changes',
    'small changes never add up',
    'began := private.first_terms(known);',
    'began := private.terms_of(known);',
  ],
  [
    '010500_change_commands',
    'small-changes',
    'who is booked is moved by little and little',
    ' and private.is_material(began, wanted) is not true',
    '',
  ],
  [
    '010500_change_commands',
    'small-changes',
    'what was seen is where the version began',
    'case when private.is_material(private.terms_of(known), wanted) then private.terms_of(known) else began end',
    'began',
  ],
  [
    '010500_change_commands',
    'small-changes',
    'each change of mind is a notice',
    "  perform private.forget_unread(booking.worker_id, '{shift_changed,change_proposed}', booking.id::text);\n",
    '',
  ],
  [
    '010490_waitlist_commands',
    'asked-behind-locks',
    'who left the line is offered the place',
    ' and status = application.status;',
    ';',
  ],
  [
    '030497_leaving',
    'asked-behind-locks',
    'a suspension passes whoever is booking',
    '  perform private.lock_worker(person);\n  perform set_config',
    '  perform set_config',
  ],
  [
    '001880_disputes',
    'repeated-acts',
    'words are said anew every second',
    'if dispute.version >= 20 and',
    'if false and',
  ],
  [
    '010430_job_application_commands',
    'repeated-acts',
    'a post is applied for without end',
    "interval '1 day') >= 20",
    "interval '1 day') >= 2000",
  ],
  [
    '010440_invitation_commands',
    'repeated-acts',
    'a post is invited to without end',
    "interval '1 day') >= 10",
    "interval '1 day') >= 1000",
  ],
  [
    '031062_cover_commands',
    'repeated-acts',
    'a search for cover invites without end',
    ' and not private.is_asked_enough(worker, shift.id)',
    '',
  ],
  [
    '031532_recorded_commands',
    'repeated-acts',
    'shifts are written down without end',
    "interval '1 day') >= 40",
    "interval '1 day') >= 4000",
  ],
  ['001810_attendance_events', 'repeated-acts', 'facts are stated without end', '>= 300 then', '>= 30000 then'],
  [
    '001500_notifications',
    'repeated-acts',
    'what was read is taken away',
    'and told.kind = any (kinds) and told.read_at is null',
    'and told.kind = any (kinds)',
  ],
  [
    '030498_export',
    'export',
    'an export that begins later is not noted',
    '  perform private.note_export();\n',
    '  if p_place = 0 then perform private.note_export(); end if;\n',
  ],
  [
    '030427_admin_users',
    'own-cases',
    'who is suspended ends it',
    '  perform private.refuse_own_case(null, person);\n',
    '',
  ],
  [
    '010440_invitation_commands',
    'lock-order',
    'an invitation locks the worker first',
    "'shift_id', false) for key share;",
    "'shift_id', false);",
  ],
  [
    '010520_venue_commands',
    'lock-order',
    'a closing venue counts before it locks',
    'ends_at > private.now())) order by known.id for update;',
    'ends_at > private.now())) order by known.id;',
  ],
];

export const GUARD_BUGS: readonly SqlBug[] = PLANTED.map(([file, test, name, right, wrong]) => ({
  ...{ name: `guards: ${name}`, file: `20261101${file}`, right, wrong },
  tests: [test],
}));
