// What a person has been told. The row carries a kind and facts; the words are the app's, in the person's language.

import * as v from 'valibot';
import { idText, type NotificationId, rowXid } from '#domain/ids.ts';
import { type Instant, instantText } from '#domain/time.ts';
import { defineTable } from '#sync/index.ts';

const notificationRow = v.object({
  id: idText,
  row_xid: rowXid,
  user_id: idText,
  kind: v.string(),
  payload: v.record(v.string(), v.unknown()),
  must_ack: v.boolean(),
  read_at: v.nullable(instantText),
  acked_at: v.nullable(instantText),
  created_at: instantText,
  updated_at: instantText,
});
export type NotificationRow = v.InferOutput<typeof notificationRow>;

export const notifications = defineTable<NotificationRow>({
  name: 'notifications',
  row: notificationRow,
  indexes: ['[user_id+created_at]'],
  scopes: row => [`user:${row.user_id}`],
  expired: (row, horizonDay) => row.created_at.slice(0, 10) < horizonDay,
});

/** The facts that words are filled with, as they were when it happened. */
export type NotificationFacts = Readonly<Record<string, unknown>>;

export interface Notification {
  readonly id: NotificationId;
  readonly kind: string;
  readonly facts: NotificationFacts;
  /** Something already agreed has changed: reading is not enough. */
  readonly mustAck: boolean;
  readonly readAt: Instant | null;
  readonly ackedAt: Instant | null;
  readonly createdAt: Instant;
}

export function rowToNotification(row: NotificationRow): Notification {
  return {
    id: row.id as NotificationId,
    kind: row.kind,
    facts: row.payload,
    mustAck: row.must_ack,
    readAt: row.read_at === null ? null : Date.parse(row.read_at),
    ackedAt: row.acked_at === null ? null : Date.parse(row.acked_at),
    createdAt: Date.parse(row.created_at),
  };
}
