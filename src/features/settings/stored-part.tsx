// What lies on this device, how much of its room it takes, and whether the browser promised to leave it alone.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { wantsHomeScreen } from '#bridge/home-screen.ts';
import { askForPromise, useStoragePromise } from '#bridge/storage-promise.ts';
import { useQuery } from '#bridge/use-query.ts';
import { partsOf, storedHere } from '#domain/settings/stored.ts';
import { useFormat } from '#i18n/use-format.ts';
import { pressable } from '#ui/pressable.ts';
import settings from './settings.module.css';
import classes from './stored-part.module.css';
import { useStorageUsed } from './use-storage-used.ts';

export function StoredPart() {
  const t = useTranslations('settings.data');
  const format = useFormat();
  const storage = useStorageUsed();
  const stored = useQuery(storedHere, null);
  if (storage === null || stored === undefined) return null;
  const parts = partsOf(stored, storage).filter(({ bytes }) => bytes > 0);
  return (
    <>
      <p className={classes.total}>
        <span className={settings.figure}>{format.size(storage.used)}</span>{' '}
        <span className={settings.dim}>{t('room', { size: format.size(storage.room) })}</span>
      </p>
      <PromiseLine />
      <div className={classes.bar} aria-hidden="true">
        {parts.map(({ kind, bytes }) => (
          <span key={kind} data-kind={kind} style={{ flexGrow: bytes }} />
        ))}
      </div>
      <ul role="list" className={settings.rows}>
        {parts.map(({ kind, rows, bytes }) => (
          <li key={kind} className={classes.kind}>
            <span className={classes.mark} data-kind={kind} aria-hidden="true" />
            <span className={classes.name}>
              {t(`kinds.${kind}`)} {rows !== null && <span className={classes.rows}>{t('entries', { n: rows })}</span>}
            </span>
            <span className={classes.size}>{format.size(bytes)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Nothing where the browser does not tell. */
function PromiseLine() {
  const t = useTranslations('settings.data');
  const kept = useStoragePromise();
  const [asked, setAsked] = useState(false);
  const ask = async () => {
    await askForPromise();
    setAsked(true);
  };
  if (kept === null) return null;
  if (kept) return <p className={settings.dim}>{t('kept')}</p>;
  return (
    <div className={classes.promise}>
      <p className={settings.dim} role="status">
        {t(asked ? 'refused' : wantsHomeScreen() ? 'weekOnly' : 'notKept')}
      </p>
      <Button variant="subtle" size="compact-md" px={0} {...pressable(asked ? null : () => void ask())}>
        {t('protect')}
      </Button>
    </div>
  );
}
