// What became of somebody, newest first: what admins did, and what took points. Who may not read the audit log gets the rest.
import { useTranslations } from 'use-intl';
import { LOGGED_ACTS } from '#domain/admin/log.ts';
import { holds } from '#domain/admin/rules.ts';
import type { UserDetail } from '#domain/admin/users.ts';
import { useFormat } from '#i18n/use-format.ts';
import { PartHeading } from '#ui/detail-title.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useAdminRole } from './admin-role-context.ts';
import { useSeen } from './use-seen.ts';
import { useStateWord } from './use-state-word.ts';
import classes from './users.module.css';

const KNOWN = ['suspend_user', 'reinstate_user', 'admin_rights', 'late', 'cancelled', 'no_show', 'registered'] as const;

type Told = Pick<UserDetail, 'name' | 'history' | 'historyAll'>;

export function UserHistory({ user: { name, history, historyAll } }: { readonly user: Told }) {
  const t = useTranslations('admin.users');
  const seen = useSeen();
  const wordsOf = useWordsOf();
  return (
    <section>
      <PartHeading className={classes.heading}>{t('history')}</PartHeading>
      <ol role="list" className={classes.lines}>
        {history.map(({ at, what, by, reason, points, venue, state }) => {
          const facts = [points !== null && t('points', { n: points }), venue, by, reason];
          return (
            <li key={`${at}:${what}`}>
              {wordsOf(what, state)}
              <small>{[seen(at), ...facts].filter(Boolean).join(' · ')}</small>
            </li>
          );
        })}
      </ol>
      {history.length < historyAll && <Rest name={name} shown={history.length} n={historyAll} />}
    </section>
  );
}

/** What admins did is whole in the log, for who may read it. */
function Rest({ name, shown, n }: { readonly name: string; readonly shown: number; readonly n: number }) {
  const t = useTranslations('admin.users');
  const format = useFormat();
  const readsLog = holds(useAdminRole(), 'support');
  return (
    <>
      <p className={classes.dim}>{t('historyNewest', { shown: format.number(shown), n: format.number(n) })}</p>
      {readsLog && (
        <LinkButton to="/admin/security" search={{ search: name }} size="sm" variant="outline">
          {t('historyLog')}
        </LinkButton>
      )}
    </>
  );
}

/** As the page says it, else as the log does; of a document what was decided. */
function useWordsOf(): (what: string, state: string | null) => string {
  const t = useTranslations('admin.users.events');
  const log = useTranslations('admin.security.actions');
  const stateWord = useStateWord();
  return (what, state) => {
    const known = KNOWN.find(one => one === what);
    if (known !== undefined) return t(known);
    const logged = LOGGED_ACTS.find(one => one === what);
    if (logged === undefined) return t('other');
    return logged === 'admin_decide_document' ? [log(logged), stateWord(state)].join(' · ') : log(logged);
  };
}
