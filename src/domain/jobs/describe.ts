import type { DescribeEntry, EntryAct } from '#domain/describe-entry.ts';
import type { Mirror } from '#sync/index.ts';
import type { CloseJobArgs, MoveJobArgs, SaveJobArgs } from './commands.ts';
import { jobs } from './schema.ts';

/** All its terms are in the command; a refused one has no row. */
export const describeSavedJobEntry: DescribeEntry = async (entry, _mirror, words) => {
  const args = entry.args as SaveJobArgs;
  return {
    title: words.title('save_job', args.title),
    lines: [words.role(args.role)],
    editTo: `/venue/jobs/${args.id}/edit`,
  };
};

export const describeJobEntry: DescribeEntry = async (entry, mirror, words) => {
  const args = entry.args as MoveJobArgs | CloseJobArgs;
  const title = await titleOfJob(mirror, args.id);
  return {
    title: words.title(entry.name as EntryAct, title),
    lines: [],
    ...(title === null ? {} : { editTo: `/venue/jobs/${args.id}` }),
  };
};

export async function titleOfJob(mirror: Mirror, id: string): Promise<string | null> {
  return (await mirror.table(jobs).get(id))?.title ?? null;
}
