// Between signing in and the first sync: the device knows who it is, not yet what they are. Says how far it is and what
// it waits for; never a blank page, nor one without a way out.
import { Button, Group, Loader } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDevice } from '#bridge/device-context.tsx';
import { useSignOut } from '#bridge/use-sign-out.ts';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import { lazyPiece } from '#ui/lazy-screen.ts';
import { Mark } from '#ui/mark.tsx';
import classes from './preparing-panel.module.css';

const SignOutPanel = lazyPiece(() => import('./sign-out-panel.tsx').then(module => module.SignOutPanel), 'auth');

export function PreparingPanel() {
  const t = useTranslations('sync.firstSync');
  const status = useSyncStatus();
  const offline = status.phase === 'offline';
  const failing = !offline && status.nextTry !== null;
  return (
    <main className={classes.page} aria-busy={!offline}>
      <Mark size={48} />
      <p className={classes.words} role="status">
        {offline ? t('preparingOffline') : failing ? t('preparingFailed') : t('preparing')}
      </p>
      {!offline && <Loader aria-hidden="true" />}
      {(offline || failing) && <Ways />}
    </main>
  );
}

/** Once more at once, for a connection that this device knows nothing of yet; or somebody else's turn. */
function Ways() {
  const again = useTranslations('errors');
  const menu = useTranslations('common.menu');
  const device = useDevice();
  const { unsent, signOut } = useSignOut();
  const [leaving, setLeaving] = useState(false);
  return (
    <Group gap={8} justify="center">
      <Button onClick={() => device.syncNow()}>{again('tryAgain')}</Button>
      {/* Nobody is asked who has nothing here to lose: the code that asks may not be here without a network either. */}
      <Button variant="outline" onClick={() => (unsent === 0 ? void signOut() : setLeaving(true))}>
        {menu('signOut')}
      </Button>
      {leaving && (
        <Suspense>
          <SignOutPanel opened onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </Group>
  );
}
