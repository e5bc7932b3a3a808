import { Button, Loader } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Mark } from '#ui/mark.tsx';
import classes from './admin.module.css';

export function GateWaiting() {
  const t = useTranslations('admin.gate');
  return (
    <main className={classes.gate} aria-busy="true">
      <Mark size={48} />
      <p role="status">{t('checking')}</p>
      <Loader aria-hidden="true" />
    </main>
  );
}

/** The server could not be asked: nothing is known, so nothing is opened and nothing refused. */
export function GateError({ onRetry }: { readonly onRetry: () => void }) {
  const t = useTranslations('admin.gate');
  return (
    <main className={classes.gate}>
      <Mark size={48} />
      <div role="alert">
        <h1 className={classes.gateTitle}>{t('error')}</h1>
        <p>{t('errorText')}</p>
      </div>
      <Button onClick={onRetry}>{t('again')}</Button>
    </main>
  );
}
