import { LAST_KEY } from '#domain/rows-by.ts';
import type { Mirror } from '#sync/index.ts';
import { awaitsAcknowledgement, byUrgency, isOfChat, isUnseen } from './rules.ts';
import { type Notification, notifications, rowToNotification } from './schema.ts';

/** One's own: what must be acknowledged first, then the latest. */
export async function ownNotifications(mirror: Mirror): Promise<readonly Notification[]> {
  const rows = await mirror
    .table(notifications)
    .where('[user_id+created_at]')
    .between([mirror.userId, ''], [mirror.userId, LAST_KEY])
    .toArray();
  return rows
    .filter(row => !isOfChat(row))
    .map(rowToNotification)
    .sort(byUrgency);
}

/** The figure on the bell. */
export async function unseenCount(mirror: Mirror): Promise<number> {
  return (await ownNotifications(mirror)).filter(isUnseen).length;
}

/** That somebody took the person off a team, until they have seen it. */
export async function unseenRemovals(mirror: Mirror): Promise<readonly Notification[]> {
  return (await ownNotifications(mirror)).filter(told => told.kind === 'member_removed' && awaitsAcknowledgement(told));
}
