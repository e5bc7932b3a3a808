// What a person does about what they were told. Facts both: they depend on nothing and are never refused.

import * as v from 'valibot';
import { defineCommand } from '#domain/command.ts';
import { idText } from '#domain/ids.ts';
import { notifications } from './schema.ts';

const markNotificationsReadArgs = v.object({ ids: v.pipe(v.array(idText), v.maxLength(200)) });

export const markNotificationsRead = defineCommand({
  name: 'mark_notifications_read',
  version: 1,
  args: markNotificationsReadArgs,
  lanes: args => args.ids.map(id => `notification:${id}`),
  async apply(tx, args, context) {
    const rows = await Promise.all(args.ids.map(id => tx.get(notifications, id)));
    for (const row of rows) {
      if (row?.read_at === null) await tx.patch(notifications, row.id, { read_at: context.recordedAt });
    }
  },
  describe: () => ({}),
});

const acknowledgeNotificationArgs = v.object({ id: idText });

export const acknowledgeNotification = defineCommand({
  name: 'acknowledge_notification',
  version: 1,
  args: acknowledgeNotificationArgs,
  lanes: args => [`notification:${args.id}`],
  async apply(tx, args, context) {
    const row = await tx.get(notifications, args.id);
    if (row === undefined || row.acked_at !== null) return;
    await tx.patch(notifications, args.id, {
      acked_at: context.recordedAt,
      read_at: row.read_at ?? context.recordedAt,
    });
  },
  describe: () => ({}),
});
