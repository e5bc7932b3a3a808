// Emptying this device is signing out of it: what was not sent is told first, and kept or given up by the person.
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { lazyPiece } from '#ui/lazy-screen.ts';

const SignOutPanel = lazyPiece(() => import('./sign-out-panel.tsx').then(module => module.SignOutPanel), 'auth');

export function ClearDevicePanel() {
  const t = useTranslations('auth.clearDevice');
  const device = useDeviceWord();
  // undefined: never asked, so not loaded either.
  const [leaving, setLeaving] = useState<boolean>();
  return (
    <>
      <p style={{ margin: '0 0 12px', color: 'var(--e-dim)' }}>{t('text')}</p>
      <Button variant="outline" onClick={() => setLeaving(true)}>
        {t(`act.${device}`)}
      </Button>
      {leaving !== undefined && (
        <Suspense>
          <SignOutPanel opened={leaving} onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </>
  );
}
