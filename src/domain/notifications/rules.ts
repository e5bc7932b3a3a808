// Which notifications still want something of the person.

import type { Notification } from './schema.ts';

type Told = Pick<Notification, 'mustAck' | 'readAt' | 'ackedAt'>;

/** Has to be acknowledged and has not been. */
export function awaitsAcknowledgement(told: Told): boolean {
  return told.mustAck && told.ackedAt === null;
}

/** Counts on the bell. */
export function isUnseen(told: Told): boolean {
  return told.readAt === null || awaitsAcknowledgement(told);
}

/** What must be acknowledged stands first, then the latest. */
export function byUrgency(one: Notification, other: Notification): number {
  return Number(awaitsAcknowledgement(other)) - Number(awaitsAcknowledgement(one)) || other.createdAt - one.createdAt;
}
