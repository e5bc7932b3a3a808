// The venue's part in requests: reading them, and its word on each. Nothing here makes a booking: that is the server's alone.

import * as v from 'valibot';
import { aboutShift, nameOf } from '#domain/about.ts';
import { defineCommand } from '#domain/command.ts';
import { idText } from '#domain/ids.ts';
import { jobs } from '#domain/jobs/schema.ts';
import { noteText } from '#domain/reason.ts';
import { type ShiftRow, shifts } from '#domain/shifts/schema.ts';
import { whole } from '#domain/whole.ts';
import { act } from '#sync/index.ts';
import { answerInvitation } from './commands.ts';
import { canDecide } from './rules.ts';
import { type Application, type ApplicationRow, applications } from './schema.ts';

const viewApplicationsArgs = v.object({ ids: v.pipe(v.array(idText), v.minLength(1), v.maxLength(200)) });

/** The venue has read them. A fact: it moves no version, so a colleague's answer on its way stays good. */
export const viewApplications = defineCommand({
  name: 'view_applications',
  version: 1,
  args: viewApplicationsArgs,
  lanes: args => args.ids.map(id => `application:${id}`),
  async apply(tx, args) {
    const rows = await Promise.all(args.ids.map(id => tx.get(applications, id)));
    for (const row of rows) {
      if (row?.status === 'submitted') await tx.patch(applications, row.id, { status: 'viewed' });
    }
  },
  describe: () => ({}),
});

const decideApplicationArgs = v.object({
  id: idText,
  decision: v.picklist(['accept', 'reject', 'shortlist', 'offer', 'waitlist']),
  /** Of the booking that an accept makes; the server's rows name it. */
  booking_id: v.optional(idText),
  /** How long an offer stands. */
  hold_hours: v.optional(whole),
  version: whole,
  reason: v.optional(noteText),
  /** Why they should come with less than eleven hours of rest; without it the server refuses that. */
  rest_reason: v.optional(noteText),
});
export type DecideApplicationArgs = v.InferOutput<typeof decideApplicationArgs>;

/** They said when they would be there, where it has started, and that is not over. */
function isExpected(
  shift: Pick<ShiftRow, 'starts_at'>,
  { arrives_at }: Pick<ApplicationRow, 'arrives_at'>,
  now: string,
): boolean {
  return Date.parse(now) < Date.parse(arrives_at === null ? shift.starts_at : arrives_at);
}

const DECIDED = {
  accept: 'accepted',
  reject: 'rejected',
  shortlist: 'shortlisted',
  offer: 'offered',
  waitlist: 'waitlisted',
} as const;

export const decideApplication = defineCommand({
  name: 'decide_application',
  acts: [
    'accept_application',
    'reject_application',
    'shortlist_application',
    'offer_application',
    'waitlist_application',
  ],
  version: 1,
  args: decideApplicationArgs,
  lanes: args => [`application:${args.id}`],
  async apply(tx, args, context) {
    const application = await tx.get(applications, args.id);
    if (application === undefined || !canDecide(application.status, args.decision)) return;
    // Nobody is booked at terms that they have not seen, or for a time that has passed: they are offered the place.
    const shift = application.shift_id === null ? undefined : await tx.get(shifts, application.shift_id);
    const gone = shift !== undefined && !isExpected(shift, application, context.recordedAt);
    const job = application.job_id === null ? undefined : await tx.get(jobs, application.job_id);
    const sawAnother =
      application.seen_terms !== null || (job !== undefined && job.version !== application.seen_version);
    const asksAgain = args.decision === 'accept' && (sawAnother || gone);
    const status = DECIDED[asksAgain ? 'offer' : args.decision];
    await tx.patch(applications, args.id, {
      status,
      decided_by: context.userId,
      decided_at: context.recordedAt,
      decision_reason: args.reason ?? null,
      // The server says where in line.
      waitlist_pos: null,
      version: application.version + 1,
      updated_at: context.recordedAt,
    });
    if (status === 'accepted') await answerInvitation(tx, application, context.recordedAt);
  },
  async describe(args, context) {
    const row = await context.mirror.table(applications).get(args.id);
    const act = `${args.decision}_application` as const;
    if (row === undefined) return { act };
    const worker = await nameOf(context.mirror, row.worker_id);
    const about = await aboutShift(row.shift_id, context);
    return {
      act,
      subject: worker,
      lines: [...(about.subject === null ? [] : [about.subject]), ...about.lines],
      editTo: row.shift_id === null ? `/venue/jobs/${row.job_id}` : `/venue/shifts/${row.shift_id}`,
    };
  },
});

/** `bookingId`: of the booking that a yes makes. */
interface Deciding extends Pick<DecideApplicationArgs, 'reason' | 'rest_reason'> {
  readonly bookingId: string;
}

export function decisionOn(
  { id, version, jobId }: Pick<Application, 'id' | 'version' | 'jobId'>,
  decision: DecideApplicationArgs['decision'],
  { bookingId, ...words }: Deciding,
): DecideApplicationArgs {
  const books = decision === 'accept' && jobId === null;
  return { id, decision, version, ...(books ? { booking_id: bookingId } : {}), ...words };
}

/** A yes books, an offer binds and a no is told: none of it is taken back once it has been sent. */
export function stepToDecide(
  application: Pick<Application, 'id' | 'version' | 'jobId'>,
  decision: DecideApplicationArgs['decision'],
  deciding: Deciding,
) {
  return { act: act(decideApplication, decisionOn(application, decision, deciding)), inverse: null };
}
