import type { DescribeEntry } from '#domain/describe-entry.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { venues } from '#domain/venues/schema.ts';
import type { SetRelationArgs } from './commands.ts';

const ACTS = { favourite: 'set_favourite', blocked: 'set_blocked', neutral: 'set_neutral' } as const;

export const describeRelationEntry: DescribeEntry = async (entry, mirror, words) => {
  const args = entry.args as SetRelationArgs;
  const whom =
    args.side === 'venue'
      ? await mirror.table(profiles).get(args.worker_id)
      : await mirror.table(venues).get(args.venue_id);
  return { title: words.title(ACTS[args.kind], whom?.name ?? null), lines: [] };
};
