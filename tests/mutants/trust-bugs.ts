// The bugs that sql.ts plants in what keeps people apart: pay that support looks at, what a venue may learn of somebody's
// figure and calendar, and what is counted. Each takes one rule out.
import type { SqlBug } from './sql-bugs.ts';

const PAY = '20261101001525_pay_looks';
const SHIFTS = '20261101010000_shift_commands';
const JOBS = '20261101010420_job_commands';
const ADMINS = '20261101030420_admin_commands';
const READS = '20261101030425_admin_reads';
const DRAFTS = "'draft' in (shift.status, job.status)";
const FREE = '20261101030416_free_reads';

type Planted = readonly [name: string, right: string, wrong: string, file?: string];

const bugs = (about: string, file: string, tests: readonly string[], planted: readonly Planted[]): SqlBug[] =>
  planted.map(([name, right, wrong, other]) => ({
    name: `${about}: ${name}`,
    file: other ?? file,
    right,
    wrong,
    tests,
  }));

export const TRUST_BUGS: readonly SqlBug[] = [
  ...bugs(
    'pay',
    PAY,
    ['pay-looks'],
    [
      ['no line', 'return pay.rate_minor > (select', 'return pay.rate_minor > 100000000 + (select'],
      ['the line itself is too much', 'return pay.rate_minor > (select', 'return pay.rate_minor >= (select'],
      ['a job counts by its least', 'greatest(job.pay_min_minor, job.pay_max_minor)', 'job.pay_min_minor'],
      ['a year is an hour', 'ceil(most / 2080.0)::int', 'most'],
      ['a month is an hour', 'ceil(most * 12.0 / 2080)::int', 'most'],
      ['a year is rounded down', 'ceil(most / 2080.0)::int', '(most / 2080)'],
      ['an approval covers any pay', 'known.rate_minor >= pay.rate_minor and ', ''],
      ['an approval is of any currency', ' and known.currency = pay.currency, false)', ', false)'],
      ['a refusal approves', "known.decision = 'approve' and", 'known.decision is not null and'],
      ['usual pay keeps its question', 'delete from private.pay_looks where id = known.id and decision is null;', ''],
      [
        'who types on is told each time',
        'if known.id is null or known.decision is not null then perform private.tell_of_look',
        'if true then perform private.tell_of_look',
      ],
      ['staff is told', " and member.role in ('admin', 'manager')", ''],
      ['who left is told', 'member.revoked_at is null and ', ''],
      [
        'a look at a job is a look at the shift of its id',
        'where shift_id = pay.shift_id or job_id = pay.job_id;',
        'where coalesce(shift_id, job_id) = coalesce(pay.shift_id, pay.job_id) limit 1;',
      ],
      [
        'drafts of shifts move unseen',
        'from public.shifts shift where shift.venue_id',
        'from public.shifts shift where false and shift.venue_id',
      ],
      [
        'drafts of jobs move unseen',
        'from public.jobs job where job.venue_id',
        'from public.jobs job where false and job.venue_id',
      ],
      ['a saved shift asks nobody', 'perform private.ask_for_look(private.pay_of_shift(saved));', '', SHIFTS],
      [
        'any shift is posted',
        "perform private.refuse_absurd_pay(private.pay_of_shift(shift), 'pay_looked_at');",
        '',
        SHIFTS,
      ],
      [
        'a posted shift is raised',
        "if saved.rate_minor > known.rate_minor then perform private.refuse_absurd_pay(private.pay_of_shift(saved), 'pay_needs_draft'); end if;",
        '',
        '20261101010500_change_commands',
      ],
      [
        'a posted shift above the line is stuck',
        'if saved.rate_minor > known.rate_minor then',
        'if true then',
        '20261101010500_change_commands',
      ],
      [
        'a saved job asks nobody',
        "if coalesce(known.status, 'draft') = 'draft' then perform",
        'if false then perform',
        JOBS,
      ],
      [
        'any job is posted',
        "if job.status = 'draft' then perform private.refuse_absurd_pay",
        'if false then perform private.refuse_absurd_pay',
        JOBS,
      ],
      ['a posted job is raised', "if known.status <> 'draft' and (", 'if false and (', JOBS],
      [
        'a posted job above the line is stuck',
        '(job.currency <> known.currency or (private.pay_of_job(job)).rate_minor > (private.pay_of_job(known)).rate_minor)',
        'true',
        JOBS,
      ],
      [
        'whoever only reads decides',
        "begin\n  perform private.require_admin('support');\n  if post",
        "begin\n  perform private.require_admin('read_only');\n  if post",
        ADMINS,
      ],
      ['anybody decides', "begin\n  perform private.require_admin('support');\n  if post", 'begin\n  if post', ADMINS],
      ['what was shown does not matter', 'and rate_minor = seen and', 'and', ADMINS],
      [
        'a decision is taken back',
        'and currency = pay.currency and decision is null',
        'and currency = pay.currency',
        ADMINS,
      ],
      ['what is no draft is decided', "or coalesce(shift.status, job.status) <> 'draft'", '', ADMINS],
      ['a refusal needs no reason', "500, chosen = 'refuse')", '500, false)', ADMINS],
      ['nobody is told', "perform private.tell_of_look(pay, 'pay_' || chosen || 'd', why);", '', ADMINS],
      [
        'nothing is written down',
        "perform private.audit('admin_decide_pay',",
        "perform jsonb_build_array('admin_decide_pay',",
        ADMINS,
      ],
      [
        'everybody reads what waits',
        "if not private.is_admin() then return '[]'; end if;\n  return (select coalesce(jsonb_agg(waiting.post",
        'return (select coalesce(jsonb_agg(waiting.post',
        READS,
      ],
      ['what was decided waits', `where look.decision is null and ${DRAFTS} order`, `where ${DRAFTS} order`, READS],
      ['what was discarded waits', ` and ${DRAFTS} order`, ' order', READS],
      ['what was decided is counted', `where look.decision is null and ${DRAFTS})`, `where ${DRAFTS})`, READS],
      ['what was discarded is counted', ` and ${DRAFTS})`, ')', READS],
      [
        'everybody hears how much waits',
        'if not private.is_admin() then return 0; end if;\n  return (select count(*) from private.pay_looks',
        'return (select count(*) from private.pay_looks',
        READS,
      ],
    ],
  ),
  ...bugs(
    'free reads',
    FREE,
    ['free-reads', 'oracles'],
    [
      [
        'anybody asks about slots',
        "perform private.require_member(venue, 'manager');\n  perform private.require_active();\n  if begins",
        'perform private.require_active();\n  if begins',
      ],
      [
        'anybody asks about posts',
        "perform private.require_member(venue, 'manager');\n  perform private.require_active();\n  if cardinality",
        'perform private.require_active();\n  if cardinality',
      ],
      ['slots of a quarter of an hour', "not between interval '1 hour' and", "not between interval '1 minute' and"],
      ['slots of a day', "and interval '16 hours'", "and interval '24 hours'"],
      ['slots of the past', 'or begins < private.now() ', ''],
      ['slots are not counted', "perform private.brake('free_for_slot:' || auth.uid(), 30, interval '1 minute');", ''],
      ['posts are not counted', "perform private.brake('fit_for_shifts:' || auth.uid(), 60, interval '1 minute');", ''],
      ['a slot of anybody', 'if not private.may_ask(venue, worker) then return null; end if;', ''],
      ['the figure of anybody', ' and private.may_ask(venue, known.id)', ''],
      [
        'slots without end',
        "if not private.may_learn(venue, worker, 'slot '",
        "if false and not private.may_learn(venue, worker, 'slot '",
      ],
      ['posts without end', 'continue when not private.may_learn(', 'continue when false and not private.may_learn('],
      ['two hundred questions', '>= 20 then return false', '>= 200 then return false'],
      [
        'twenty questions about all together',
        'where venue_id = venue and worker_id = worker and at > yesterday) >= 20',
        'where venue_id = venue and at > yesterday) >= 20',
      ],
      [
        'the same question is a new one',
        'and question = asked and at > yesterday',
        'and question = asked and at > yesterday and false',
      ],
      [
        'twenty questions for ever',
        'and worker_id = worker and at > yesterday) >= 20',
        'and worker_id = worker) >= 20',
      ],
      [
        'a changed post is the same question',
        "'post', shift.id, shift.rate_minor, shift.starts_at",
        "'post', shift.id, shift.starts_at",
      ],
      ['drafts are compared', "and post.status = 'published' ", ''],
      ['what is held back is compared', 'and post.visible_from is null ', ''],
      ['what is over is compared', 'and private.fillable_until(post) > private.now()', ''],
      ['posts of others are compared', 'and post.venue_id = venue ', ''],
      ['a paused venue compares', "where id = venue and status = 'active'", 'where id = venue'],
      ['the figure to the penny', 'secret.minimum_hourly_rate / 100 * 100', 'secret.minimum_hourly_rate'],
      ['a thousand pairs', 'cardinality(posts) > 200', 'cardinality(posts) > 1000'],
      [
        'cards are not counted',
        "perform private.brake('search_rockstars:' || auth.uid(), 60, interval '1 minute');",
        '',
        '20261101030415_search_rockstars',
      ],
      [
        'a card of who hides',
        'where person.id = worker and private.may_find(venue, person)',
        'where person.id = worker',
        '20261101030415_search_rockstars',
      ],
      [
        'anybody reads cards',
        'perform private.require_finder(venue);\n  select private.found_card(person)',
        'select private.found_card(person)',
        '20261101030415_search_rockstars',
      ],
    ],
  ),
  ...bugs(
    'counted',
    '20261101001100_push',
    ['team-commands', 'sign-up', 'plans-of-calls'],
    [
      [
        'commands are not',
        "if refusal is null and private.is_over_brake(known) then refusal := 'throttled'; end if;",
        '',
      ],
      [
        'a refused command is not',
        "if refusal is null and private.is_over_brake(known) then refusal := 'throttled'; end if;\n  if refusal is null then\n    begin",
        "if refusal is null then\n    begin\n      if private.is_over_brake(known) then perform private.refuse('throttled', null, 429); end if;",
      ],
      ['all people together', "known.brake || ':' || auth.uid()", 'known.brake'],
      [
        'sign-ups are not',
        "private.count_use('sign_up_invitation:' || caller, 10, interval '1 minute')",
        'false',
        '20261101020000_sign_up',
      ],
      [
        'whoever signs up without a token',
        "asked ->> 'invitationToken' is not null and private.count_use",
        'private.count_use',
        '20261101020000_sign_up',
      ],
      [
        'long tokens are hashed',
        'case when length(token) <= 64 then sha256',
        'case when true then sha256',
        '20261101000760_invitations',
      ],
      ['tokens are short', 'extensions.gen_random_bytes(32)', 'extensions.gen_random_bytes(6)', '20261101030400_mail'],
      [
        'a wrong token reads every feed',
        'token_hash bytea not null unique',
        'token_hash bytea not null',
        '20261101001780_calendar_feeds',
      ],
    ],
  ),
];
