// Which notifications still want something of the person.

import type { Notification } from './schema.ts';

type Told = Pick<Notification, 'mustAck' | 'readAt' | 'ackedAt'>;

/** Has to be acknowledged and has not been. */
export function awaitsAcknowledgement(told: Told): boolean {
  return told.mustAck && told.ackedAt === null;
}

/** Of a message in a chat: the list of chats shows it, so the bell does not. It is what a closed app is told. */
export function isOfChat({ kind }: Pick<Notification, 'kind'>): boolean {
  return kind.startsWith('message_from_');
}

/** Counts on the bell. */
export function isUnseen(told: Told): boolean {
  return told.readAt === null || awaitsAcknowledgement(told);
}

/** What must be acknowledged stands first, then the latest. */
export function byUrgency(one: Notification, other: Notification): number {
  return Number(awaitsAcknowledgement(other)) - Number(awaitsAcknowledgement(one)) || other.createdAt - one.createdAt;
}
