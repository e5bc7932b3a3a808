import type { DescribeEntry } from '#domain/describe-entry.ts';
import type { DeleteShiftTemplateArgs, SaveShiftTemplateArgs } from './commands.ts';
import { shiftTemplates } from './schema.ts';

export const describeSavedTemplateEntry: DescribeEntry = async (entry, _, words) => {
  const args = entry.args as SaveShiftTemplateArgs;
  return {
    title: words.title('save_shift_template', args.name),
    lines: [`${words.role(args.role)} · ${args.starts_time}–${args.ends_time}`],
  };
};

/** It is gone from this device by then, unless the server refused that. */
export const describeDeletedTemplateEntry: DescribeEntry = async (entry, mirror, words) => {
  const row = await mirror.table(shiftTemplates).get((entry.args as DeleteShiftTemplateArgs).id);
  return { title: words.title('delete_shift_template', row?.name ?? null), lines: [] };
};
