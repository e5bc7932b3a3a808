// A thread as the rows that are drawn: days, the line above what is new, messages. Pure.
import type { ShownMessage } from '#domain/conversations/thread.ts';
import { formatIsoDay } from '#i18n/format.ts';

export type ThreadRow =
  | { readonly kind: 'head'; readonly key: string }
  | { readonly kind: 'day'; readonly key: string; readonly at: number }
  | { readonly kind: 'unread'; readonly key: string }
  | { readonly kind: 'message'; readonly key: string; readonly message: ShownMessage; readonly named: boolean };

interface RowsOf {
  readonly messages: readonly ShownMessage[];
  readonly tz: string;
  /** The first that was new when the chat was opened; null when none was. */
  readonly unreadFrom: string | null;
}

export function threadRows({ messages, tz, unreadFrom }: RowsOf): readonly ThreadRow[] {
  const rows: ThreadRow[] = [{ kind: 'head', key: 'head' }];
  let day = '';
  let before: ShownMessage | null = null;
  for (const message of messages) {
    const today = formatIsoDay(message.createdAt, tz);
    if (today !== day) rows.push({ kind: 'day', key: `day:${today}`, at: message.createdAt });
    if (message.id === unreadFrom) rows.push({ kind: 'unread', key: 'unread' });
    const named = !message.own && (today !== day || before === null || before.senderId !== message.senderId);
    rows.push({ kind: 'message', key: message.id, message, named });
    day = today;
    before = message;
  }
  return unique(rows);
}

/** Clocks that disagree may bring a day twice; keys may not come twice. */
function unique(rows: readonly ThreadRow[]): readonly ThreadRow[] {
  const seen = new Map<string, number>();
  return rows.map(row => {
    const times = (seen.get(row.key) ?? 0) + 1;
    seen.set(row.key, times);
    return times === 1 ? row : { ...row, key: `${row.key}:${times}` };
  });
}
