// Where admins are signed in; super admins end a session. And whose account is to be deleted.
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { holds } from '#domain/admin/rules.ts';
import { type AdminSession, adminSecurity, endAdminSession, type Security } from '#domain/admin/security.ts';
import { deviceNamed } from '#domain/settings/account.ts';
import { useWhen } from '#i18n/use-when.ts';
import { useAdminRole } from './admin-role-context.ts';
import { MoreRows, ROWS_AT_ONCE } from './more-rows.tsx';
import { OnlineButton } from './online-button.tsx';
import { Reading } from './reading.tsx';
import { useTellAnswer } from './use-tell-answer.ts';
import classes from './users.module.css';

export function SessionsPart() {
  const t = useTranslations('admin.sessions');
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const query = useOnlineQuery({ followed: 'admin_security' }, adminSecurity, { most });
  const more = () => setMost(most + ROWS_AT_ONCE);
  return (
    <Reading query={query} loading={t('loading')} failed={t('failed')}>
      {({ sessions, leaving }) => (
        <>
          <section aria-labelledby="sessions">
            <h2 id="sessions" className={classes.heading}>
              {t('title', { n: sessions.all })}
            </h2>
            <ul role="list" className={classes.lines}>
              {sessions.rows.map(session => (
                <SessionRow key={session.id} session={session} onEnded={() => void query.renew()} />
              ))}
            </ul>
            <MoreRows
              label={t('title', { n: sessions.all })}
              shown={sessions.rows.length}
              all={sessions.all}
              onMore={more}
            />
          </section>
          <Leaving leaving={leaving} onMore={more} />
        </>
      )}
    </Reading>
  );
}

interface SessionRowProps {
  readonly session: AdminSession;
  readonly onEnded: () => void;
}

function SessionRow({ session, onEnded }: SessionRowProps) {
  const t = useTranslations('admin.sessions');
  const roles = useTranslations('common.adminRoles');
  const when = useWhen();
  const tell = useTellAnswer();
  const { run, busy } = useOnlineAct(endAdminSession);
  const decides = holds(useAdminRole(), 'super_admin');
  const { id, name, role, seenAt, userAgent, isThis } = session;
  const device = deviceNamed(userAgent) ?? t('unknown');
  const seen = t('seen', { at: when.at(Date.parse(seenAt)) });
  const end = async () => {
    const answer = await run({ id });
    tell(answer, t('done', { name }));
    onEnded();
  };
  return (
    <li className={classes.withAct}>
      <span>
        {name}
        <small>{[roles(role), device, isThis ? t('here') : seen].join(' · ')}</small>
      </span>
      {decides && !isThis && (
        <OnlineButton
          size="sm"
          variant="outline"
          disabled={busy}
          aria-label={t('endNamed', { name, device: [device, seen].join(', ') })}
          onClick={() => void end()}
        >
          {t('end')}
        </OnlineButton>
      )}
    </li>
  );
}

interface LeavingProps extends Pick<Security, 'leaving'> {
  readonly onMore: () => void;
}

function Leaving({ leaving: { all, rows }, onMore }: LeavingProps) {
  const t = useTranslations('admin.sessions');
  const when = useWhen();
  return (
    <section aria-labelledby="leaving">
      <h2 id="leaving" className={classes.heading}>
        {t('leaving')}
      </h2>
      {rows.length === 0 && <p className={classes.dim}>{t('nobodyLeaves')}</p>}
      <ul role="list" className={classes.lines}>
        {rows.map(({ userId, name, email, deletesAt }) => (
          <li key={userId}>
            {name}
            <small>{[email, t('deleted', { at: when.at(Date.parse(deletesAt)) })].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
      <MoreRows label={t('leaving')} shown={rows.length} all={all} onMore={onMore} />
    </section>
  );
}
