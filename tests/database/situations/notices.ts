// Facts of the reader: what is not theirs is left alone without a word, so nobody learns whether it exists.
import { command, newId } from '#tests/database/scene.ts';
import type { Tries } from './tries.ts';

export function noticeSituation(): Tries {
  return {
    mark_notifications_read: () => command('mark_notifications_read', { ids: [newId()] }),
    acknowledge_notification: () => command('acknowledge_notification', { id: newId() }),
  };
}
