// The bell in a portal's header. It is part of the frame, so it reads through the mirror's reader; what it opens is loaded
// by its first opening.
import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MirrorValue } from '#bridge/mirror-value.tsx';
import { setBadge } from '#bridge/push-subscription.ts';
import { unseenCount } from '#domain/notifications/queries.ts';
import { lazyPiece } from '#ui/lazy-screen.ts';
import { useLetterKeys } from '#ui/use-letter-keys.ts';
import classes from './bell-panel.module.css';

const NotificationSheet = lazyPiece(
  () => import('./notification-sheet.tsx').then(module => module.NotificationSheet),
  'portal',
);

export interface BellProps {
  readonly area: 'venue' | 'rockstar';
  /** What may be answered of a change that the notice is about; `seen` where nothing waits for an answer. */
  readonly answer?: (bookingId: string, seen: ReactNode) => ReactNode;
}

export function BellPanel(bell: BellProps) {
  const t = useTranslations('common.menu');
  const [unseen, setUnseen] = useState(0);
  // undefined: never opened, so not loaded either.
  const [opened, setOpened] = useState<boolean>();
  useEffect(() => {
    setBadge(unseen);
  }, [unseen]);
  useLetterKeys({ n: () => setOpened(true) });
  // Whoever leaves takes the figure with them.
  useEffect(() => () => setBadge(0), []);
  return (
    <>
      <MirrorValue query={unseenCount} onValue={setUnseen} />
      <ActionIcon
        size={44}
        className={classes.bell}
        aria-label={t('bell', { n: unseen })}
        aria-haspopup="dialog"
        aria-keyshortcuts="N"
        onClick={() => setOpened(true)}
      >
        <IconBell size={24} stroke={1.75} aria-hidden="true" />
        {unseen > 0 && <span className={classes.dot} />}
      </ActionIcon>
      {opened !== undefined && (
        <Suspense>
          <NotificationSheet {...bell} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
