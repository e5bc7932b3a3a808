import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { acknowledgeNotification } from '#domain/notifications/commands.ts';
import type { Notification } from '#domain/notifications/schema.ts';
import { notifyNotSaved } from '#ui/toast.ts';

/** Says that the person has read it, and says it where that could not be saved. */
export function useAcknowledge({ id }: Notification): () => void {
  const notSaved = useTranslations('applications.toast')('notSaved');
  const say = useCommand(acknowledgeNotification);
  const acknowledge = async () => {
    const saved = await say({ id });
    if (!saved.ok) notifyNotSaved(notSaved);
  };
  return () => void acknowledge();
}
