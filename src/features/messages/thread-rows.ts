// A thread as the rows that are drawn: days, the line above what is new, messages, and what became of shifts meanwhile. Pure.
import type { ChatEvent } from '#domain/conversations/events.ts';
import type { ShownMessage } from '#domain/conversations/thread.ts';
import { formatIsoDay } from '#i18n/format.ts';

export type ThreadRow =
  | { readonly kind: 'head'; readonly key: string }
  | { readonly kind: 'day'; readonly key: string; readonly at: number }
  | { readonly kind: 'unread'; readonly key: string }
  | { readonly kind: 'event'; readonly key: string; readonly event: ChatEvent }
  | { readonly kind: 'message'; readonly key: string; readonly message: ShownMessage; readonly named: boolean };

interface RowsOf {
  readonly messages: readonly ShownMessage[];
  readonly tz: string;
  /** The first that was new when the chat was opened; null when none was. */
  readonly unreadFrom: string | null;
  /** In their order. What happened before the first of the messages stands above them only where nothing older is missing. */
  readonly events?: readonly ChatEvent[];
  readonly complete?: boolean;
}

export function threadRows({ messages, tz, unreadFrom, events = [], complete = false }: RowsOf): readonly ThreadRow[] {
  const rows: ThreadRow[] = [{ kind: 'head', key: 'head' }];
  let day = '';
  let before: ShownMessage | null = null;
  const from = complete ? 0 : (messages[0]?.createdAt ?? 0);
  const waiting = events.filter(({ at }) => at >= from);
  const turn = (at: number) => {
    const today = formatIsoDay(at, tz);
    if (today !== day) rows.push({ kind: 'day', key: `day:${today}`, at });
    return today;
  };
  const tell = (until: number) => {
    while (waiting[0] !== undefined && waiting[0].at < until) {
      const [event] = waiting.splice(0, 1);
      if (event === undefined) return;
      day = turn(event.at);
      before = null;
      rows.push({ kind: 'event', key: `event:${event.id}`, event });
    }
  };
  for (const message of messages) {
    tell(message.createdAt);
    const today = turn(message.createdAt);
    if (message.id === unreadFrom) rows.push({ kind: 'unread', key: 'unread' });
    const named = !message.own && (today !== day || before === null || before.senderId !== message.senderId);
    rows.push({ kind: 'message', key: message.id, message, named });
    day = today;
    before = message;
  }
  tell(Number.POSITIVE_INFINITY);
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
