import type { DescribeEntry } from '#domain/describe-entry.ts';
import { aboutShift } from '#domain/shifts/describe.ts';
import type { EditShiftPackArgs } from './commands.ts';

export const describePackEntry: DescribeEntry = async (entry, mirror, words) => {
  const args = entry.args as EditShiftPackArgs;
  const about = await aboutShift(mirror, args.shift_id, words);
  return {
    title: words.title('edit_shift_pack', about.subject),
    lines: about.lines,
    ...(about.shift === null ? {} : { editTo: `/venue/shifts/${args.shift_id}` }),
  };
};
