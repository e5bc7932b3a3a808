import type { DescribeEntry } from '#domain/describe-entry.ts';
import { venueUsers } from '#domain/venues/schema.ts';
import type { ChangeMemberRoleArgs, RemoveMemberArgs } from './commands.ts';

export const describeMemberEntry: DescribeEntry = async (entry, mirror, words) => {
  const args = entry.args as ChangeMemberRoleArgs | RemoveMemberArgs;
  const row = await mirror.table(venueUsers).get(args.id);
  const act = 'role' in args ? 'change_member_role' : 'remove_member';
  return { title: words.title(act, row?.name ?? null), lines: [], editTo: '/venue/staff' };
};
