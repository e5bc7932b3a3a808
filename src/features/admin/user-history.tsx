// What became of somebody, newest first: what admins did, and what took points. Who may not read the audit log gets the rest.
import { useTranslations } from 'use-intl';
import type { UserDetail } from '#domain/admin/users.ts';
import { useSeen } from './use-seen.ts';
import classes from './users.module.css';

const KNOWN = ['suspend_user', 'reinstate_user', 'admin_rights', 'late', 'cancelled', 'no_show', 'registered'] as const;

export function UserHistory({ history }: { readonly history: UserDetail['history'] }) {
  const t = useTranslations('admin.users');
  const seen = useSeen();
  return (
    <section>
      <h3 className={classes.heading}>{t('history')}</h3>
      <ol className={classes.lines}>
        {history.map(({ at, what, by, reason, points, venue }) => {
          const kind = KNOWN.find(known => known === what) ?? 'other';
          const facts = [points !== null && t('points', { n: points }), venue, by, reason];
          return (
            <li key={`${at}:${what}`}>
              {t(`events.${kind}`)}
              <small>{[seen(at), ...facts].filter(Boolean).join(' · ')}</small>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
