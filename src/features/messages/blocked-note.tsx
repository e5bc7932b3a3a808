// In place of the box to write in while the reader's own side has blocked the other: why, and the way back.
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import type { Chat } from '#domain/conversations/queries.ts';
import { setRelation } from '#domain/relations/commands.ts';
import type { Side } from '#domain/side.ts';
import { useFoot } from '#ui/foot.ts';
import { Notice } from '#ui/notice.tsx';
import { notifyNotSaved } from '#ui/toast.ts';
import classes from './thread-panel.module.css';
import { useDeleteRights } from './use-delete-rights.ts';

interface BlockedNoteProps {
  readonly chat: Chat;
  readonly side: Side;
  readonly name: string;
}

export function BlockedNote({ chat, side, name }: BlockedNoteProps) {
  const t = useTranslations('messages.thread.blocked');
  const common = useTranslations('common');
  // The same people: the rockstar, or whoever manages the venue.
  const mayUnblock = useDeleteRights(side)(chat);
  const save = useCommand(setRelation);
  useFoot('blocked');
  const unblock = async () => {
    const saved = await save({ venue_id: chat.venueId, worker_id: chat.rockstarId, side, kind: 'neutral' });
    if (!saved.ok) notifyNotSaved(common('notSaved'));
  };
  return (
    <div className={classes.blocked}>
      <Notice tone="blue" detail={t(mayUnblock ? 'text' : 'staff')}>
        {t('title', { name })}
      </Notice>
      {mayUnblock && (
        <Button variant="outline" onClick={() => void unblock()}>
          {t('unblock', { name })}
        </Button>
      )}
    </div>
  );
}
