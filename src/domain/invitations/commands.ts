// A venue asks, the rockstar answers. Accepting is a claim: a booking comes only from the server, and may come too late.

import * as v from 'valibot';
import { aboutPost, nameOf } from '#domain/about.ts';
import { putApplication } from '#domain/applications/commands.ts';
import { isLive } from '#domain/applications/rules.ts';
import { applications } from '#domain/applications/schema.ts';
import { defineCommand } from '#domain/command.ts';
import { idText } from '#domain/ids.ts';
import { noteText } from '#domain/reason.ts';
import { saidText } from '#domain/said.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { instantText, toInstantText } from '#domain/time.ts';
import { newVenueLane } from '#domain/venues/lanes.ts';
import { whole } from '#domain/whole.ts';
import type { CommandContext, MirrorTx } from '#sync/index.ts';
import { awaitsAnswer, invitationExpiry } from './rules.ts';
import { workInvitations } from './schema.ts';

const sendWorkInvitationArgs = v.object({
  id: idText,
  venue_id: idText,
  worker_id: idText,
  /** One of the two. */
  shift_id: v.optional(idText),
  job_id: v.optional(idText),
  message: v.optional(v.pipe(v.string(), saidText, v.maxLength(1000))),
});

export const sendWorkInvitation = defineCommand({
  name: 'send_work_invitation',
  version: 1,
  args: sendWorkInvitationArgs,
  lanes: args => [
    `invitation:${args.id}`,
    ...(args.shift_id === undefined ? [] : [`shift:${args.shift_id}`]),
    ...(args.job_id === undefined ? [] : [`job:${args.job_id}`]),
  ],
  needs: args => [newVenueLane(args.venue_id)],
  makes: args => [`invitation:${args.id}`],
  async apply(tx, args, context) {
    const shift = args.shift_id === undefined ? undefined : await tx.get(shifts, args.shift_id);
    const span =
      shift === undefined ? null : { startsAt: Date.parse(shift.starts_at), endsAt: Date.parse(shift.ends_at) };
    await tx.put(workInvitations, {
      id: args.id,
      row_xid: '0',
      venue_id: args.venue_id,
      worker_id: args.worker_id,
      shift_id: args.shift_id ?? null,
      job_id: args.job_id ?? null,
      message: args.message ?? null,
      status: 'sent',
      expires_at: toInstantText(invitationExpiry(Date.parse(context.recordedAt), span)),
      answered_at: null,
      answer_reason: null,
      cover_id: null,
      cover_wave: null,
      full_pay: false,
      created_by: context.userId,
      version: 1,
      created_at: context.recordedAt,
      updated_at: context.recordedAt,
    });
  },
  async describe(args, context) {
    const person = await nameOf(context.mirror, args.worker_id);
    const { subject, lines } = await aboutPost(args, context);
    return {
      subject: person,
      lines: subject === null ? lines : [subject, ...lines],
      editTo: args.shift_id === undefined ? `/venue/jobs/${args.job_id}` : `/venue/shifts/${args.shift_id}`,
    };
  },
});

const respondInvitationArgs = v.object({
  id: idText,
  answer: v.picklist(['accept', 'decline', 'seen']),
  /** Of the shift, when a place on one is accepted. */
  seen_version: v.optional(whole),
  /** Of the booking that accepting a shift makes. */
  booking_id: v.optional(idText),
  /** Of the application that accepting a job makes. */
  application_id: v.optional(idText),
  /** When they can be there, once the shift has started. */
  arrives_at: v.optional(instantText),
  reason: v.optional(noteText),
});

const ANSWERED = { accept: 'accepted', decline: 'declined', seen: 'seen' } as const;

export const respondInvitation = defineCommand({
  name: 'respond_invitation',
  acts: ['accept_invitation', 'decline_invitation', 'see_invitation'],
  version: 1,
  args: respondInvitationArgs,
  lanes: args => [
    `invitation:${args.id}`,
    ...(args.application_id === undefined ? [] : [`application:${args.application_id}`]),
  ],
  async apply(tx, args, context) {
    const invitation = await tx.get(workInvitations, args.id);
    if (invitation === undefined || !awaitsAnswer(invitation.status)) return;
    if (args.answer === 'seen') {
      await tx.patch(workInvitations, args.id, { status: 'seen' });
      return;
    }
    await tx.patch(workInvitations, args.id, {
      status: ANSWERED[args.answer],
      answered_at: context.recordedAt,
      answer_reason: args.reason ?? null,
      version: invitation.version + 1,
      updated_at: context.recordedAt,
    });
    const { job_id: jobId } = invitation;
    if (args.answer === 'accept' && jobId !== null && args.application_id !== undefined)
      await applyInvited(tx, { id: args.application_id, jobId }, context);
  },
  async describe(args, context) {
    const row = await context.mirror.table(workInvitations).get(args.id);
    const act = args.answer === 'seen' ? 'see_invitation' : (`${args.answer}_invitation` as const);
    return { act, ...(await aboutPost(row ?? {}, context)), editTo: '/rockstar/invitations' };
  },
});

/** On the shortlist of the job, with what they asked by themselves where they did. Twin of `private.ask_invited`. */
async function applyInvited(
  tx: MirrorTx,
  { id, jobId }: { readonly id: string; readonly jobId: string },
  context: CommandContext,
): Promise<void> {
  const own = (await tx.where(applications, 'job_id', jobId)).find(
    row => row.worker_id === context.userId && (isLive(row.status) || row.status === 'accepted'),
  );
  if (own === undefined) {
    const asked = { id, jobId, shiftId: null, note: null, seenVersion: null, arrivesAt: null } as const;
    await putApplication(tx, { ...asked, source: 'application', status: 'shortlisted' }, context);
  } else if (own.status === 'submitted' || own.status === 'viewed')
    await tx.patch(applications, own.id, {
      status: 'shortlisted',
      version: own.version + 1,
      updated_at: context.recordedAt,
    });
}

const revokeInvitationArgs = v.object({ id: idText });

export const revokeInvitation = defineCommand({
  name: 'revoke_invitation',
  version: 1,
  args: revokeInvitationArgs,
  lanes: args => [`invitation:${args.id}`],
  async apply(tx, args, context) {
    const invitation = await tx.get(workInvitations, args.id);
    if (invitation === undefined || !awaitsAnswer(invitation.status)) return;
    await tx.patch(workInvitations, args.id, {
      status: 'revoked',
      version: invitation.version + 1,
      updated_at: context.recordedAt,
    });
  },
  async describe(args, context) {
    const { subject, lines } = await aboutPost(
      (await context.mirror.table(workInvitations).get(args.id)) ?? {},
      context,
    );
    return { subject, lines };
  },
});
