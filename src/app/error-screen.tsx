// Where a screen should be and something broke instead: what is safe, what to do, and an id to quote. It uses nothing of
// the router, because that may be what broke.
import { Button, Group, Stack } from '@mantine/core';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { copyText } from '#ui/copy-text.ts';
import { PartMissing } from '#ui/lazy-screen.ts';
import { PageTitle } from '#ui/page-title.tsx';
import { notify, notifyFailure } from '#ui/toast.ts';
import { logError } from './error-log.ts';
import classes from './fallback.module.css';
import { FallbackHead } from './fallback-head.tsx';

const retriesAllowed = 3;
// Outlives the screen, which is new after every retry; another path starts anew.
let retries = { path: '', count: 0 };

interface ErrorScreenProps {
  readonly error: unknown;
  readonly reset: () => void;
}

export function ErrorScreen({ error, reset }: ErrorScreenProps) {
  const t = useTranslations('errors');
  const [logged] = useState(() => logError(error, 'critical'));
  // Inside a portal the page's main part is the portal's.
  const [Frame, setFrame] = useState<'main' | 'div'>('main');
  const place = useCallback((node: HTMLElement | null) => {
    if (node?.parentElement?.closest('main')) setFrame('div');
  }, []);
  const path = window.location.pathname;
  const spent = retries.path === path && retries.count >= retriesAllowed;
  const isMissing = error instanceof PartMissing;
  const title = isMissing ? t('missing.title') : t('title');
  const tryAgain = (): void => {
    // The router and Firefox never ask again for a part that did not come, and one of an older build is there no more: a new page asks anew.
    if (isMissing) {
      window.location.reload();
      return;
    }
    retries = { path, count: (retries.path === path ? retries.count : 0) + 1 };
    reset();
  };
  const copyId = async (): Promise<void> => {
    if (await copyText(logged.id)) notify(t('idCopied'));
    else notifyFailure(t('copyFailed'), 'medium');
  };
  return (
    <Frame ref={place} className={classes.page} data-part-missing={isMissing || undefined}>
      <PageTitle>{title}</PageTitle>
      <FallbackHead title={title}>{isMissing ? t('missing.text') : t('safe')}</FallbackHead>
      <Stack gap={12} maw={480}>
        {spent && (
          <p className={classes.note} role="alert">
            {t('tooManyRetries')}
          </p>
        )}
        <Group gap={8}>
          <Button onClick={tryAgain} disabled={spent}>
            {t('tryAgain')}
          </Button>
          {/* For a part that did not come trying again is a new page already. */}
          {!isMissing && (
            <Button variant="outline" onClick={() => window.location.reload()}>
              {t('refreshPage')}
            </Button>
          )}
          <Button variant="outline" component="a" href="/">
            {t('goHome')}
          </Button>
        </Group>
        <p className={classes.id}>{t('id', { id: logged.id })}</p>
        <Button variant="soft" size="sm" onClick={() => void copyId()} className={classes.copy}>
          {t('copyId')}
        </Button>
      </Stack>
    </Frame>
  );
}
