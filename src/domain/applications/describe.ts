import type { DescribeEntry, EntryAct } from '#domain/describe-entry.ts';
import { titleOfJob } from '#domain/jobs/describe.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { aboutShift } from '#domain/shifts/describe.ts';
import type {
  ClaimShiftArgs,
  DecideApplicationArgs,
  RespondOfferArgs,
  SubmitApplicationArgs,
  WithdrawApplicationArgs,
} from './commands.ts';
import { applications } from './schema.ts';

/** Applying and claiming. */
export const describeRequestEntry: DescribeEntry = async (entry, mirror, words) => {
  const args = entry.args as SubmitApplicationArgs | ClaimShiftArgs;
  if ('job_id' in args && args.job_id !== undefined) {
    const title = await titleOfJob(mirror, args.job_id);
    return { title: words.title('submit_application', title), lines: [], editTo: `/rockstar/jobs/${args.job_id}` };
  }
  const about = await aboutShift(mirror, args.shift_id ?? '', words);
  const note = 'note' in args && args.note !== undefined && args.note !== '' ? [`“${args.note}”`] : [];
  return {
    title: words.title(entry.name === 'claim_shift' ? 'claim_shift' : 'submit_application', about.subject),
    lines: [...about.lines, ...note],
    ...(about.shift === null ? {} : { editTo: `/rockstar/available-shifts/${args.shift_id}` }),
  };
};

export const describeApplicationEntry: DescribeEntry = async (entry, mirror, words) => {
  const args = entry.args as WithdrawApplicationArgs;
  const row = await mirror.table(applications).get(args.id);
  if (row?.job_id != null) {
    return { title: words.title('withdraw_application', await titleOfJob(mirror, row.job_id)), lines: [] };
  }
  const about = row?.shift_id == null ? null : await aboutShift(mirror, row.shift_id, words);
  const act = entry.name === 'renew_application' ? 'renew_application' : 'withdraw_application';
  return { title: words.title(act, about?.subject ?? null), lines: about?.lines ?? [] };
};

export const describeOfferEntry: DescribeEntry = async (entry, mirror, words) => {
  const args = entry.args as RespondOfferArgs;
  const row = await mirror.table(applications).get(args.id);
  if (row?.job_id != null) {
    const title = await titleOfJob(mirror, row.job_id);
    const act = args.answer === 'accept' ? 'accept_offer' : 'decline_offer';
    return { title: words.title(act, title), lines: [], editTo: `/rockstar/jobs/${row.job_id}` };
  }
  const about = row?.shift_id == null ? null : await aboutShift(mirror, row.shift_id, words);
  return {
    title: words.title(args.answer === 'accept' ? 'accept_offer' : 'decline_offer', about?.subject ?? null),
    lines: about?.lines ?? [],
    ...(row?.shift_id == null ? {} : { editTo: `/rockstar/available-shifts/${row.shift_id}` }),
  };
};

/** Nobody needs to know whose: a fact of the reader, on its way. */
export const describeViewEntry: DescribeEntry = async (_entry, _mirror, words) => ({
  title: words.title('view_applications', null),
  lines: [],
});

const DECISIONS = {
  accept: 'accept_application',
  reject: 'reject_application',
  shortlist: 'shortlist_application',
  offer: 'offer_application',
  waitlist: 'waitlist_application',
} as const satisfies Record<DecideApplicationArgs['decision'], EntryAct>;

export const describeDecisionEntry: DescribeEntry = async (entry, mirror, words) => {
  const args = entry.args as DecideApplicationArgs;
  const row = await mirror.table(applications).get(args.id);
  const worker = row === undefined ? undefined : await mirror.table(profiles).get(row.worker_id);
  const about = row?.shift_id == null ? null : await aboutShift(mirror, row.shift_id, words);
  return {
    title: words.title(DECISIONS[args.decision], worker?.name ?? null),
    lines: [...(about?.subject == null ? [] : [about.subject]), ...(about?.lines ?? [])],
    ...(row?.shift_id == null ? {} : { editTo: `/venue/shifts/${row.shift_id}` }),
    ...(row?.job_id == null ? {} : { editTo: `/venue/jobs/${row.job_id}` }),
  };
};
