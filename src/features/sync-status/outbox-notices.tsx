// What stands between this device and the server, and the way out of each.
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useStoragePromise } from '#bridge/storage-promise.ts';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Notice } from '#ui/notice.tsx';
import classes from './outbox.module.css';

const reasons = [
  'offline',
  'timeout',
  'captive-portal',
  'blocked',
  'server',
  'throttled',
  'malformed',
  'too-large',
] as const;
type Reason = (typeof reasons)[number];

export function OutboxNotices({ onLeave }: { readonly onLeave: () => void }) {
  const t = useTranslations('sync.notices');
  const { phase, storage, progress, firstSync, unreadableRows } = useSyncStatus();
  return (
    <div className={classes.notices}>
      {storage.trouble !== null && <Notice tone="amber">{t(storage.trouble)}</Notice>}
      {storage.forgets && <Notice tone="amber">{t(isInsecure() ? 'forgetsInsecure' : 'forgets')}</Notice>}
      {unreadableRows > 0 && <Notice tone="amber">{t('unreadable', { count: unreadableRows })}</Notice>}
      {storage.lean && <Notice tone="amber">{t('lean')}</Notice>}
      {phase === 'needs-sign-in' && (
        <Notice
          tone="amber"
          detail={
            <Button component={Link} to="/login" onClick={onLeave} size="sm" variant="outline">
              {t('signIn')}
            </Button>
          }
        >
          {t('needsSignIn')}
        </Notice>
      )}
      {phase === 'stuck' && (
        <Notice
          tone="amber"
          detail={
            <Button size="sm" variant="outline" onClick={() => location.reload()}>
              {t('reload')}
            </Button>
          }
        >
          {t('stuck')}
        </Notice>
      )}
      {firstSync && progress !== null && <Loading n={progress} />}
      <NextTry />
    </div>
  );
}

/** Over plain HTTP: leaving private browsing would not help. */
const isInsecure = () => window.isSecureContext === false;

/** A browser that may clear what is kept here: said at the end, since nothing is wrong yet. */
export function StorageNote() {
  const t = useTranslations('sync.notices');
  const { forgets } = useSyncStatus().storage;
  return useStoragePromise() === false && !forgets ? <p className={classes.note}>{t('notPersisted')}</p> : null;
}

function NextTry() {
  const t = useTranslations('sync');
  const when = useWhen();
  const { nextTry } = useSyncStatus();
  if (nextTry === null) return null;
  const because = reasons.find(reason => reason === nextTry.because) satisfies Reason | undefined;
  return (
    <p className={classes.line}>
      {t(`because.${because ?? 'other'}`)} {t('outbox.nextTry', { at: when.at(nextTry.at) })}
    </p>
  );
}

function Loading({ n }: { readonly n: number }) {
  const t = useTranslations('sync.outbox');
  return <p className={classes.line}>{t('loading', { n: String(n) })}</p>;
}
