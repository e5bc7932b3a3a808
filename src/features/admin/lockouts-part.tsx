// Who typed wrong passwords within a day, those locked out first; super admins let them in again.
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { adminLockouts, type Lockout, resetLockout } from '#domain/admin/lockouts.ts';
import { holds } from '#domain/admin/rules.ts';
import { useWhen } from '#i18n/use-when.ts';
import { useAdminRole } from './admin-role-context.ts';
import { MoreRows, ROWS_AT_ONCE } from './more-rows.tsx';
import { OnlineButton } from './online-button.tsx';
import { Reading } from './reading.tsx';
import { useTellAnswer } from './use-tell-answer.ts';
import classes from './users.module.css';

export function LockoutsPart() {
  const t = useTranslations('admin.lockouts');
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const query = useOnlineQuery({ followed: 'admin_lockouts' }, adminLockouts, { most });
  return (
    <section aria-labelledby="lockouts">
      <h2 id="lockouts" className={classes.heading}>
        {t('title')}
      </h2>
      <Reading query={query} loading={t('loading')} failed={t('failed')}>
        {({ all, rows }) =>
          rows.length === 0 ? (
            <p className={classes.dim}>{t('none')}</p>
          ) : (
            <>
              <ul role="list" className={classes.lines}>
                {rows.map(lockout => (
                  <LockoutRow key={lockout.userId} lockout={lockout} onReset={() => void query.renew()} />
                ))}
              </ul>
              <MoreRows label={t('title')} shown={rows.length} all={all} onMore={() => setMost(most + ROWS_AT_ONCE)} />
            </>
          )
        }
      </Reading>
    </section>
  );
}

interface LockoutRowProps {
  readonly lockout: Lockout;
  readonly onReset: () => void;
}

function LockoutRow({ lockout, onReset }: LockoutRowProps) {
  const t = useTranslations('admin.lockouts');
  const when = useWhen();
  const tell = useTellAnswer();
  const { run, busy } = useOnlineAct(resetLockout);
  const decides = holds(useAdminRole(), 'super_admin');
  const { userId, name, email, failures, lockedUntil, lastAt } = lockout;
  const reset = async () => {
    const answer = await run({ user_id: userId });
    tell(answer, t('done', { name }));
    onReset();
  };
  const state =
    lockedUntil === null ? t('tries', { n: failures }) : t('locked', { until: when.until(Date.parse(lockedUntil)) });
  return (
    <li>
      {name}
      <small>{[email, state, t('last', { at: when.at(Date.parse(lastAt)) })].filter(Boolean).join(' · ')}</small>
      {decides && (
        <OnlineButton
          size="sm"
          variant="outline"
          disabled={busy}
          aria-label={t('resetNamed', { name })}
          onClick={() => void reset()}
        >
          {t('reset')}
        </OnlineButton>
      )}
    </li>
  );
}
