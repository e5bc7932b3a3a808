import type { DescribeEntry } from '#domain/describe-entry.ts';
import { ownRole } from '#domain/profiles/queries.ts';

export const describeSettingsEntry: DescribeEntry = async (_entry, mirror, words) => ({
  title: words.title('save_settings', null),
  lines: [],
  editTo: (await ownRole(mirror)) === 'venue' ? '/venue/profile' : '/rockstar/profile',
});
