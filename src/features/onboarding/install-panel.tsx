// Where the browser does not offer it itself: how Encore gets onto the Home Screen, and why. Said until somebody has read it.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { wantsHomeScreen } from '#bridge/home-screen.ts';
import { keep, readKept } from '#bridge/kept.ts';
import classes from './tour-panel.module.css';

/** Of this device, whoever uses it. */
const READ = 'encore-install-read';

export function InstallPanel() {
  const t = useTranslations('onboarding.install');
  const [shown, setShown] = useState(() => wantsHomeScreen() && readKept(READ) === null);
  if (!shown) return null;
  const read = () => {
    keep(READ, 'yes');
    setShown(false);
  };
  return (
    <section className={classes.tour} aria-label={t('title')}>
      <h2 className={classes.title}>{t('title')}</h2>
      <p className={classes.text}>{t('why')}</p>
      <p className={classes.text}>{t('how')}</p>
      {/* An app of the Home Screen has a storage of its own, empty and without anybody signed in. */}
      <p className={classes.text}>{t('own')}</p>
      <div className={classes.acts}>
        <Button onClick={read}>{t('read')}</Button>
      </div>
    </section>
  );
}
