// Emptying this device is signing out of it: what was not sent is sent first where that can be done, and told before anything goes.
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSignOut } from '#bridge/use-sign-out.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { lazyPiece } from '#ui/lazy-screen.ts';
import { Notice } from '#ui/notice.tsx';

const SignOutPanel = lazyPiece(() => import('./sign-out-panel.tsx').then(module => module.SignOutPanel), 'auth');

export function ClearDevicePanel() {
  const t = useTranslations('auth.clearDevice');
  const unsentWords = useTranslations('auth.signOut');
  const device = useDeviceWord();
  const { unsent, sendNow, hindrance } = useSignOut();
  // undefined: never asked, so not loaded either.
  const [leaving, setLeaving] = useState<boolean>();
  const sendsFirst = unsent > 0 && sendNow !== undefined;
  const clear = () => {
    if (sendsFirst) sendNow();
    setLeaving(true);
  };
  return (
    <>
      <p style={{ margin: '0 0 12px', color: 'var(--e-dim)' }}>{t('text')}</p>
      {unsent > 0 && (
        <Notice tone="amber" detail={hindrance === null ? t('sentFirst') : unsentWords(hindrance)}>
          {unsentWords('unsent', { n: unsent, device })}
        </Notice>
      )}
      <Button variant="outline" mt={unsent > 0 ? 12 : 0} onClick={clear}>
        {sendsFirst ? t('sendAct') : t(`act.${device}`)}
      </Button>
      {leaving !== undefined && (
        <Suspense>
          <SignOutPanel opened={leaving} onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </>
  );
}
