// Where the person is signed in, this device first, and the end of the others: their tokens open nothing from then on.
import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { deviceNamed, endOtherSessions, type OwnSession, ownAccount } from '#domain/settings/account.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Notice } from '#ui/notice.tsx';
import { notify, notifyFailedCall } from '#ui/toast.ts';
import classes from './settings.module.css';

export function SessionsPart() {
  const t = useTranslations('settings.sessions');
  const { value, failure, refresh } = useOnlineQuery('own_account', ownAccount, null);
  const end = useOnlineAct(endOtherSessions);
  const sessions = value?.sessions ?? [];
  const endOne = async (session: string | null) => {
    const answer = await end.run({ session });
    await refresh();
    if (answer.ok) notify(t('ended'));
    else notifyFailedCall(t(answer.error.code === 'unreachable' ? 'needsNetwork' : 'failed'));
  };
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{value === undefined ? t('title') : t('titleCount', { n: sessions.length })}</h2>
      {failure !== null && <Notice tone="amber">{t(failure === 'unreachable' ? 'needsNetwork' : 'unread')}</Notice>}
      <ul role="list" className={classes.rows}>
        {sessions.map(session => (
          <SessionRow key={session.id} session={session} busy={end.busy} onEnd={() => void endOne(session.id)} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="outline" disabled={end.busy} onClick={() => void endOne(null)}>
          {t('endOthers')}
        </Button>
      )}
    </section>
  );
}

interface SessionRowProps {
  readonly session: OwnSession;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const t = useTranslations('settings.sessions');
  const when = useWhen();
  const named = deviceNamed(session.user_agent);
  const name = session.is_this ? t('thisDevice') : (named ?? t('unknown'));
  const seen = session.is_this ? t('now') : t('seen', { at: when.at(Date.parse(session.seen_at)) });
  const Icon = /iPhone|Android/.test(named ?? '') ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.row}>
      <Icon size={24} stroke={1.75} aria-hidden="true" />
      <span className={classes.grow}>
        <span className={classes.rowName}>{name}</span>
        <span className={classes.summary}>{[session.is_this ? named : null, seen].filter(Boolean).join(' · ')}</span>
      </span>
      {!session.is_this && (
        <Button
          size="sm"
          variant="outline"
          disabled={busy}
          aria-label={`${t('endNamed', { name })}, ${seen}`}
          onClick={onEnd}
        >
          {t('end')}
        </Button>
      )}
    </li>
  );
}
