import type { DescribeEntry } from '#domain/describe-entry.ts';

/** Nobody needs to know which: a fact of the reader, on its way. */
export const describeNotificationEntry: DescribeEntry = async (entry, _mirror, words) => ({
  title: words.title(
    entry.name === 'acknowledge_notification' ? 'acknowledge_notification' : 'mark_notifications_read',
    null,
  ),
  lines: [],
});
