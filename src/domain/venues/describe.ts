import type { DescribeEntry, EntryAct } from '#domain/describe-entry.ts';
import type { AddVenueArgs, SetPrimaryVenueArgs } from './commands.ts';
import { venues } from './schema.ts';

/** What a person does with their venues; a refused new one has no row, so its own words name it. */
export const describeVenueEntry: DescribeEntry = async (entry, mirror, words) => {
  const args = entry.args as Partial<AddVenueArgs & SetPrimaryVenueArgs>;
  const row = await mirror.table(venues).get(args.id ?? args.venue_id ?? '');
  return {
    title: words.title(entry.name as EntryAct, args.name ?? row?.name ?? null),
    lines: args.address === undefined ? [] : [args.address],
    editTo: '/venue/venues',
  };
};
