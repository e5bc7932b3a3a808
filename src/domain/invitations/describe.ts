import type { DescribeEntry, EntryWords } from '#domain/describe-entry.ts';
import { titleOfJob } from '#domain/jobs/describe.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { aboutShift } from '#domain/shifts/describe.ts';
import type { Mirror } from '#sync/index.ts';
import type { RespondInvitationArgs, RevokeInvitationArgs, SendWorkInvitationArgs } from './commands.ts';
import { workInvitations } from './schema.ts';

interface Post {
  readonly shift_id?: string | null | undefined;
  readonly job_id?: string | null | undefined;
}

export const describeSentInvitationEntry: DescribeEntry = async (entry, mirror, words) => {
  const args = entry.args as SendWorkInvitationArgs;
  const person = await mirror.table(profiles).get(args.worker_id);
  const about = await aboutPost(mirror, args, words);
  return {
    title: words.title('send_work_invitation', person?.name ?? null),
    lines: about.subject === null ? about.lines : [about.subject, ...about.lines],
    editTo: args.shift_id === undefined ? `/venue/jobs/${args.job_id}` : `/venue/shifts/${args.shift_id}`,
  };
};

const ANSWERS = { accept: 'accept_invitation', decline: 'decline_invitation', seen: 'see_invitation' } as const;

export const describeInvitationEntry: DescribeEntry = async (entry, mirror, words) => {
  const args = entry.args as RespondInvitationArgs | RevokeInvitationArgs;
  const row = await mirror.table(workInvitations).get(args.id);
  const about = row === undefined ? null : await aboutPost(mirror, row, words);
  return {
    title: words.title('answer' in args ? ANSWERS[args.answer] : 'revoke_invitation', about?.subject ?? null),
    lines: about?.lines ?? [],
    ...('answer' in args ? { editTo: '/rockstar/invitations' } : {}),
  };
};

async function aboutPost(
  mirror: Mirror,
  post: Post,
  words: EntryWords,
): Promise<{ readonly subject: string | null; readonly lines: readonly string[] }> {
  if (post.shift_id != null) return aboutShift(mirror, post.shift_id, words);
  return { subject: post.job_id == null ? null : await titleOfJob(mirror, post.job_id), lines: [] };
}
