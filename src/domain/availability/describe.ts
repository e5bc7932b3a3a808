import type { DescribeEntry, EntryAct } from '#domain/describe-entry.ts';

/** The week and its exceptions are one page; which line of it changed matters less than where to look. */
export const describeAvailabilityEntry: DescribeEntry = async (entry, _mirror, words) => {
  const args = entry.args as {
    readonly start_local?: string | null;
    readonly end_local?: string | null;
    readonly starts_on?: string;
  };
  const hours = args.start_local == null || args.end_local == null ? [] : [`${args.start_local}–${args.end_local}`];
  return {
    title: words.title(entry.name as EntryAct, null),
    lines: [...(args.starts_on === undefined ? [] : [args.starts_on]), ...hours],
    editTo: '/rockstar/availability',
  };
};
