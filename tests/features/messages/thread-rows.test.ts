import { expect, it } from 'vitest';
import type { ChatEvent } from '#domain/conversations/events.ts';
import type { ShownMessage } from '#domain/conversations/thread.ts';
import { threadRows } from '#features/messages/thread-rows.ts';

const VERA = 'vera';
const ROCCO = 'rocco';

function said(id: string, by: string, at: string): ShownMessage {
  return {
    id: id as ShownMessage['id'],
    conversationId: 'chat' as ShownMessage['conversationId'],
    senderId: by as NonNullable<ShownMessage['senderId']>,
    senderSide: by === ROCCO ? 'rockstar' : 'venue',
    content: id,
    template: null,
    createdAt: Date.parse(at),
    deliveredAt: null,
    readAt: null,
    state: 'sent',
    own: by === ROCCO,
    senderName: by,
    refused: null,
  };
}

it('days, the line above what is new, and a name where the speaker changes', () => {
  const messages = [
    said('a', VERA, '2026-11-20T23:30:00Z'),
    said('b', VERA, '2026-11-20T23:40:00Z'),
    said('c', VERA, '2026-11-21T00:10:00Z'),
    said('d', ROCCO, '2026-11-21T00:20:00Z'),
    said('e', VERA, '2026-11-21T00:30:00Z'),
  ];
  const rows = threadRows({ messages, tz: 'UTC', unreadFrom: 'c' });
  expect(rows.map(row => (row.kind === 'message' ? `${row.key}${row.named ? ' named' : ''}` : row.key))).toEqual([
    'head',
    'day:2026-11-20',
    'a named',
    'b',
    'day:2026-11-21',
    'unread',
    'c named',
    'd',
    'e named',
  ]);
});

it('a day begins at midnight of whoever reads', () => {
  const messages = [said('a', VERA, '2026-11-20T21:30:00Z'), said('b', VERA, '2026-11-20T22:30:00Z')];
  const days = (tz: string) =>
    threadRows({ messages, tz, unreadFrom: null }).flatMap(({ kind, key }) => (kind === 'day' ? [key] : []));
  expect(days('UTC')).toEqual(['day:2026-11-20']);
  expect(days('Europe/Athens')).toEqual(['day:2026-11-20', 'day:2026-11-21']);
});

it('a clock that is behind brings a day twice, and no key', () => {
  const messages = [
    said('a', VERA, '2026-11-21T10:00:00Z'),
    said('b', ROCCO, '2026-11-19T10:00:00Z'),
    said('c', VERA, '2026-11-21T10:05:00Z'),
  ];
  const keys = threadRows({ messages, tz: 'UTC', unreadFrom: null }).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

it('what became of a shift stands between the words where it happened, on a day of its own where nobody wrote', () => {
  const messages = [said('a', VERA, '2026-11-21T10:00:00Z'), said('b', VERA, '2026-11-23T10:00:00Z')];
  const event = (id: string, at: string) => ({ kind: 'booked', id, at: Date.parse(at) }) as ChatEvent;
  const events = [
    event('before', '2026-11-20T10:00:00Z'),
    event('between', '2026-11-22T10:00:00Z'),
    event('after', '2026-11-23T11:00:00Z'),
  ];
  const keys = (complete: boolean) =>
    threadRows({ messages, tz: 'UTC', unreadFrom: null, events, complete }).map(({ key }) => key);
  const rest = ['a', 'day:2026-11-22', 'event:between', 'day:2026-11-23', 'b', 'event:after'];
  expect(keys(false)).toEqual(['head', 'day:2026-11-21', ...rest]);
  // Above words that were not read yet nothing is told: it would stand in the wrong place.
  expect(keys(true)).toEqual(['head', 'day:2026-11-20', 'event:before', 'day:2026-11-21', ...rest]);
});
