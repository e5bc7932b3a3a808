// How cases like this one were decided lately, so that like is decided alike: how often which way, and the newest of them.
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { DisputeDetail } from '#domain/admin/disputes.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useWhen } from '#i18n/use-when.ts';
import classes from './disputes.module.css';

type Decision = DisputeDetail['alike']['counts'][number]['decision'];

export function DisputeAlike({ dispute: { kind, alike } }: { readonly dispute: DisputeDetail }) {
  const t = useTranslations('admin.disputes.alike');
  const format = useFormat();
  const when = useWhen();
  const { counts, newest } = alike;
  const all = counts.reduce((sum, { n }) => sum + n, 0);
  const words = (decision: Decision) =>
    t(
      `said.${decision === 'taken_back' && (kind === 'account' || kind === 'review') ? (`${kind}_taken_back` as const) : decision}`,
    );
  return (
    <section aria-label={t('title')} className={classes.alike}>
      <header>
        <h2 className={classes.name}>{t('title')}</h2>
        <span className={classes.dim}>{t('times', { n: all })}</span>
      </header>
      {all > 0 && (
        <>
          <div className={classes.shares} aria-hidden="true">
            {counts.map(({ decision, n }) => (
              <i key={decision} style={{ flexGrow: n }} />
            ))}
          </div>
          <p className={classes.dim}>
            {counts.map(({ decision, n }) => t('count', { n: String(n), how: words(decision) })).join(', ')}
          </p>
          <ul role="list" className={classes.facts}>
            {newest.map(({ id, name, decision, decidedMin, decidedAt }) => (
              <li key={id}>
                <Link to="/admin/reports/disputes/$disputeId" params={{ disputeId: id }}>
                  {name}
                </Link>
                <span>
                  {[decidedMin !== null && format.duration(decidedMin), words(decision)].filter(Boolean).join(', ')}
                  <small>{when(Date.parse(decidedAt))}</small>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
