// The password of who is signed in: a line, and the sheet in which it is changed. It needs the network and the current one.
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOffline } from '#bridge/use-offline.ts';
import { lazyPiece } from '#ui/lazy-screen.ts';

const ChangePasswordSheet = lazyPiece(
  () => import('./change-password-sheet.tsx').then(module => module.ChangePasswordSheet),
  'auth',
);

export function ChangePasswordPanel() {
  const t = useTranslations('auth.changePassword');
  const offline = useOffline();
  // undefined: never asked, so not loaded either.
  const [opened, setOpened] = useState<boolean>();
  return (
    <>
      <p style={{ margin: '0 0 12px', color: 'var(--e-dim)' }}>{t(offline ? 'needsNetwork' : 'others')}</p>
      <Button variant="outline" disabled={offline} onClick={() => setOpened(true)}>
        {t('act')}
      </Button>
      {opened !== undefined && (
        <Suspense>
          <ChangePasswordSheet opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
