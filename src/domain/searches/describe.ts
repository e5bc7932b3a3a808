import type { DescribeEntry, EntryAct } from '#domain/describe-entry.ts';

export const describeSearchEntry: DescribeEntry = async (entry, _mirror, words) => {
  const { name } = entry.args as { readonly name?: string };
  return {
    title: words.title(entry.name as EntryAct, name ?? null),
    lines: [],
    editTo: '/rockstar/available-shifts',
  };
};
