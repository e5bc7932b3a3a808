import { IconCloudOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useSession } from '#bridge/use-session.ts';
import classes from './hero.module.css';
import { PhoneDemo } from './phone-demo.tsx';
import { PortalButton } from './portal-button.tsx';

export function Hero() {
  const t = useTranslations('landing');
  const session = useSession();
  const words = t('titleEnd').split(' ');
  return (
    <section className={classes.hero}>
      <div>
        <h1 className={classes.title}>
          {t('titleTop')} <br />
          {words.slice(0, -1).join(' ')}{' '}
          <span className={classes.end}>
            {words.at(-1)}
            <span className={classes.colon} aria-hidden="true" />
          </span>
        </h1>
        <p className={classes.lead}>{session ? t('signedInAs', { email: session.email }) : t('lead')}</p>
        <div className={classes.acts}>
          <PortalButton portal="rockstar" size="lg" variant="lit" />
          <PortalButton portal="venue" size="lg" variant="outline" />
        </div>
        <p className={classes.promise}>
          <IconCloudOff size={20} stroke={1.75} aria-hidden="true" />
          {t('promise')}
        </p>
      </div>
      <PhoneDemo />
    </section>
  );
}
