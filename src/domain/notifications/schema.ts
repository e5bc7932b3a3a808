// What a person has been told. The row carries a kind and facts; the words are the app's, in the person's language.

import * as v from 'valibot';
import { type Fields, fieldsOf, unread } from '#domain/columns.ts';
import { idOf, idText, type NotificationId, rowXid } from '#domain/ids.ts';
import { instantText, stampText } from '#domain/time.ts';
import { defineTable } from '#sync/index.ts';

const notificationRow = v.object({
  id: idOf<NotificationId>(),
  row_xid: rowXid,
  user_id: unread(idText),
  kind: v.string(),
  /** The facts that words are filled with, as they were when it happened. */
  payload: v.record(v.string(), v.unknown()),
  /** Something already agreed has changed: reading is not enough. */
  must_ack: v.boolean(),
  read_at: v.nullable(instantText),
  acked_at: v.nullable(instantText),
  created_at: instantText,
  updated_at: stampText,
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

export type Notification = Fields<typeof notificationRow>;
export const rowToNotification = fieldsOf(notificationRow);
