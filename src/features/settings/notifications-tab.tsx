// By which ways the person hears of things, and in which hours not. Nothing of it needs a connection.
import { Switch } from '@mantine/core';
import { IconBellRinging, IconMail, IconMessage, IconSpeakerphone, type TablerIcon } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { useSession } from '#bridge/use-session.ts';
import { ownTelling } from '#domain/settings/queries.ts';
import { type Telling, WAYS } from '#domain/settings/schema.ts';
import { useWhen } from '#i18n/use-when.ts';
import { PushPart } from './push-part.tsx';
import { QuietHours } from './quiet-hours.tsx';
import classes from './settings.module.css';
import { SettingsState } from './settings-state.tsx';
import { useSaveSettings } from './use-save-settings.ts';

type Way = (typeof WAYS)[number];

const icons: Readonly<Record<Way, TablerIcon>> = {
  email: IconMail,
  push: IconBellRinging,
  sms: IconMessage,
  marketing: IconSpeakerphone,
};

export function NotificationsTab() {
  const t = useTranslations('settings');
  const telling = useQuery(ownTelling, null);
  if (telling === undefined) return null;
  return (
    <div className={classes.columns}>
      <section className={classes.part} aria-label={t('tabs.notifications')}>
        <SettingsState />
        {WAYS.map(way => (
          <WayRow key={way} way={way} telling={telling} />
        ))}
      </section>
      <PushPart wanted={telling.push} />
      <section className={classes.part}>
        <h2 className={classes.heading}>{t('quiet')}</h2>
        <QuietHours quiet={telling.quiet} />
        <h2 className={classes.heading}>{t('always')}</h2>
        <p className={classes.dim}>{t('alwaysText')}</p>
      </section>
    </div>
  );
}

function WayRow({ way, telling }: { readonly way: Way; readonly telling: Telling }) {
  const t = useTranslations('settings');
  const save = useSaveSettings();
  const detail = useDetail(way, telling);
  const Icon = icons[way];
  // No service that sends text messages is connected: the choice stands here and says why it cannot be made.
  const shut = way === 'sms';
  return (
    <div className={classes.row}>
      <Icon size={24} stroke={1.75} aria-hidden="true" />
      <Switch
        label={
          <>
            <span className={classes.rowName}>{t(`ways.${way}`)}</span>
            <span className={classes.summary}>{detail}</span>
          </>
        }
        labelPosition="left"
        checked={shut ? false : telling[way]}
        disabled={shut}
        onChange={event => void save({ [way]: event.currentTarget.checked })}
        classNames={{ root: classes.switch ?? '', body: classes.switchBody ?? '' }}
      />
    </div>
  );
}

function useDetail(way: Way, { marketing, marketingSince }: Telling): string {
  const t = useTranslations('settings.detail');
  const when = useWhen();
  const email = useSession()?.email ?? '';
  if (way === 'email') return email;
  if (way !== 'marketing') return t(way);
  return marketing && marketingSince !== null ? t('agreed', { since: when.since(marketingSince) }) : t('marketing');
}
