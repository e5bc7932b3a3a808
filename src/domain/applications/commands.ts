// Applying for a place, withdrawing the application, and the venue's word on it. Nothing here makes a booking: that is the
// server's alone, and until it has spoken a claim is a request like any other.

import * as v from 'valibot';
import { aboutPost, keptPost } from '#domain/about.ts';
import { type DescribeContext, type Description, defineCommand } from '#domain/command.ts';
import { idText } from '#domain/ids.ts';
import { endInvitations } from '#domain/invitations/end.ts';
import { workInvitations } from '#domain/invitations/schema.ts';
import { jobs } from '#domain/jobs/schema.ts';
import { noteText } from '#domain/reason.ts';
import { saidText } from '#domain/said.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { instantText } from '#domain/time.ts';
import { whole } from '#domain/whole.ts';
import type { CommandContext, MirrorTx } from '#sync/index.ts';
import { isLive } from './rules.ts';
import { type ApplicationRow, applications } from './schema.ts';

/** When they can be there, once the shift has started; they are booked from then. */
const arrival = v.optional(instantText);
const note = v.pipe(v.string(), saidText, v.maxLength(1000));

const submitApplicationArgs = v.object({
  id: idText,
  /** One of the two: what is applied for. */
  shift_id: v.optional(idText),
  job_id: v.optional(idText),
  note: v.optional(note),
  seen_version: whole,
  arrives_at: arrival,
  about: keptPost,
});

export const submitApplication = defineCommand({
  name: 'submit_application',
  version: 1,
  args: submitApplicationArgs,
  lanes: args => [
    `application:${args.id}`,
    args.job_id === undefined ? `shift:${args.shift_id}` : `job:${args.job_id}`,
  ],
  makes: args => [`application:${args.id}`],
  apply: (tx, args, context) =>
    putApplication(
      tx,
      {
        id: args.id,
        shiftId: args.shift_id ?? null,
        jobId: args.job_id ?? null,
        note: args.note ?? null,
        seenVersion: args.seen_version,
        arrivesAt: args.arrives_at ?? null,
        source: 'application',
      },
      context,
    ),
  async describe(args, context) {
    const { subject, lines, listed } = await aboutPost(args, context);
    const isShift = args.job_id === undefined;
    const post = isShift ? `available-shifts/${args.shift_id}` : `jobs/${args.job_id}`;
    const note = args.note === undefined || args.note === '' ? [] : [context.words.quoted(args.note)];
    return {
      subject,
      lines: [...lines, ...note],
      editTo: listed ? `/rockstar/${post}` : null,
      instead: isShift ? 'shift' : 'job',
    };
  },
});

const claimShiftArgs = v.object({
  application_id: idText,
  booking_id: idText,
  shift_id: idText,
  seen_version: whole,
  /** The person was asked: their own calendar says no to it. */
  despite_calendar: v.optional(v.boolean()),
  arrives_at: arrival,
  about: keptPost,
});

/** Instant book. The server makes the booking under the id given here, or puts the request on the waitlist. */
export const claimShift = defineCommand({
  name: 'claim_shift',
  version: 1,
  args: claimShiftArgs,
  // Booked, or on the waitlist: until then it is a request.
  serverFields: ['status', 'decided_at'],
  lanes: args => [`application:${args.application_id}`, `booking:${args.booking_id}`, `shift:${args.shift_id}`],
  makes: args => [`application:${args.application_id}`],
  apply: (tx, args, context) =>
    putApplication(
      tx,
      {
        id: args.application_id,
        shiftId: args.shift_id,
        jobId: null,
        note: null,
        seenVersion: args.seen_version,
        arrivesAt: args.arrives_at ?? null,
        source: 'claim',
      },
      context,
    ),
  async describe(args, context) {
    const { subject, lines, listed } = await aboutPost(args, context);
    const editTo = listed ? `/rockstar/available-shifts/${args.shift_id}` : null;
    return { subject, lines, editTo, instead: 'shift' };
  },
});

interface Request {
  readonly id: string;
  readonly shiftId: string | null;
  readonly jobId: string | null;
  readonly note: string | null;
  /** Null: as the post is by now. */
  readonly seenVersion: number | null;
  readonly arrivesAt: string | null;
  readonly source: 'application' | 'claim';
  /** Who was invited stands on the shortlist. */
  readonly status?: 'shortlisted';
}

export async function putApplication(tx: MirrorTx, request: Request, context: CommandContext): Promise<void> {
  const { shiftId, jobId } = request;
  const [post] = await Promise.all([
    shiftId === null ? tx.get(jobs, jobId ?? '') : tx.get(shifts, shiftId),
    // What is about to be written is asked for beside it: a person waits for each trip to the database that follows another.
    tx.get(applications, request.id),
  ]);
  // A post that has left the mirror gives no row to draw; the command still goes out and is answered.
  if (post === undefined) return;
  const row: ApplicationRow = {
    id: request.id,
    row_xid: '0',
    worker_id: context.userId,
    venue_id: post.venue_id,
    shift_id: shiftId,
    job_id: jobId,
    note: request.note,
    status: request.status ?? 'submitted',
    source: request.source,
    closed_reason: null,
    seen_version: request.seenVersion ?? post.version,
    seen_terms: null,
    hold_until: null,
    waitlist_pos: null,
    arrives_at: request.arrivesAt,
    within_km: null,
    calendar_free: true,
    decided_by: null,
    decided_at: null,
    decision_reason: null,
    recorded_at: context.recordedAt,
    version: 1,
    created_at: context.recordedAt,
    updated_at: context.recordedAt,
  };
  await tx.put(applications, row);
}

const withdrawApplicationArgs = v.object({ id: idText });

export const withdrawApplication = defineCommand({
  name: 'withdraw_application',
  version: 1,
  args: withdrawApplicationArgs,
  lanes: args => [`application:${args.id}`],
  async apply(tx, args, context) {
    const application = await tx.get(applications, args.id);
    if (application === undefined || !isLive(application.status)) return;
    await tx.patch(applications, args.id, {
      status: 'withdrawn',
      waitlist_pos: null,
      hold_until: null,
      version: application.version + 1,
      updated_at: context.recordedAt,
    });
  },
  describe: (args, context) => aboutRequested(args.id, context),
});

const respondOfferArgs = v.object({
  id: idText,
  answer: v.picklist(['accept', 'decline']),
  /** Of the booking that a yes to a shift makes, and the terms of the shift or job that were seen. */
  booking_id: v.optional(idText),
  seen_version: v.optional(whole),
  arrives_at: arrival,
  reason: v.optional(noteText),
});

/** Takes a place that is held for one, or leaves it to the next in line; takes a job, or declines it. */
export const respondOffer = defineCommand({
  name: 'respond_offer',
  acts: ['accept_offer', 'decline_offer'],
  version: 1,
  args: respondOfferArgs,
  // Until the server has heard a yes, the place is held no longer than before.
  serverFields: ['hold_until'],
  lanes: args => [`application:${args.id}`],
  async apply(tx, args, context) {
    const application = await tx.get(applications, args.id);
    if (application?.status !== 'offered') return;
    await tx.patch(applications, args.id, {
      ...(args.answer === 'accept' ? { status: 'accepted' } : { status: 'declined', hold_until: null }),
      ...(args.reason === undefined ? {} : { decision_reason: args.reason }),
      version: application.version + 1,
      updated_at: context.recordedAt,
    });
    if (args.answer === 'accept') await answerInvitation(tx, application, context.recordedAt);
  },
  async describe(args, context) {
    const row = await context.mirror.table(applications).get(args.id);
    const act = `${args.answer}_offer` as const;
    if (row === undefined) return { act };
    const post = row.job_id === null ? `available-shifts/${row.shift_id}` : `jobs/${row.job_id}`;
    return { act, ...(await aboutPost(row, context)), editTo: `/rockstar/${post}` };
  },
});

/** Who has the job by their application has nothing left to answer. */
export async function answerInvitation(
  tx: MirrorTx,
  { job_id, worker_id }: Pick<ApplicationRow, 'job_id' | 'worker_id'>,
  at: string,
): Promise<void> {
  if (job_id === null) return;
  const invited = await tx.where(workInvitations, 'job_id', job_id);
  const theirs = invited.filter(row => row.worker_id === worker_id);
  await endInvitations(tx, theirs, { status: 'accepted', at });
}

const renewApplicationArgs = v.object({ id: idText, seen_version: whole, booking_id: v.optional(idText) });

/** Still wants it, at the terms that stand now. A claim is booked by the server if a place is left. */
export const renewApplication = defineCommand({
  name: 'renew_application',
  version: 1,
  args: renewApplicationArgs,
  lanes: args => [`application:${args.id}`],
  async apply(tx, args, context) {
    const application = await tx.get(applications, args.id);
    if (application === undefined || application.seen_terms === null || !isLive(application.status)) return;
    await tx.patch(applications, args.id, {
      seen_version: args.seen_version,
      seen_terms: null,
      version: application.version + 1,
      updated_at: context.recordedAt,
    });
  },
  describe: (args, context) => aboutRequested(args.id, context),
});

/** The post that a request is for. */
async function aboutRequested(id: string, context: DescribeContext): Promise<Description<never>> {
  const row = await context.mirror.table(applications).get(id);
  const { subject, lines } = await aboutPost(row ?? {}, context);
  return { subject, lines };
}
