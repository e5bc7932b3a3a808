import type { DescribeEntry } from '#domain/describe-entry.ts';
import type { EditProfileArgs } from './commands.ts';
import { ownRole } from './queries.ts';

export const describeProfileEntry: DescribeEntry = async (entry, mirror, words) => {
  const args = entry.args as EditProfileArgs;
  return {
    title: words.title('edit_profile', null),
    lines: args.name === undefined ? [] : [args.name],
    editTo: (await ownRole(mirror)) === 'venue' ? '/venue/profile' : '/rockstar/profile',
  };
};
