// The bell in a portal's header. It is part of the frame, so it reads through the mirror's reader; what it opens is loaded
// by its first opening.
import { ActionIcon } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { MirrorValue } from '#bridge/mirror-value.tsx';
import { setBadge } from '#bridge/push-subscription.ts';
import { unseenCount } from '#domain/notifications/queries.ts';
import { lazyPiece } from '#ui/lazy-screen.ts';
import classes from './bell-panel.module.css';

const NotificationSheet = lazyPiece(
  () => import('./notification-sheet.tsx').then(module => module.NotificationSheet),
  'portal',
);

export function BellPanel({ area }: { readonly area: 'venue' | 'rockstar' }) {
  const t = useTranslations('common.menu');
  const [unseen, setUnseen] = useState(0);
  // undefined: never opened, so not loaded either.
  const [opened, setOpened] = useState<boolean>();
  useEffect(() => {
    setBadge(unseen);
  }, [unseen]);
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
        onClick={() => setOpened(true)}
      >
        <IconBell size={24} stroke={1.75} aria-hidden="true" />
        {unseen > 0 && <span className={classes.dot} />}
      </ActionIcon>
      {opened !== undefined && (
        <Suspense>
          <NotificationSheet area={area} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
