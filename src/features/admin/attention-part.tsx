// What waits for an admin besides the two queues of this page, the most urgent first. The dispute with the nearest deadline is the lit
// act of the page; each line leads to where it is settled.
import { useTranslations } from 'use-intl';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { useQuery } from '#bridge/use-query.ts';
import { type Attention, adminAttention } from '#domain/admin/market.ts';
import { allAreas, areaOf } from '#domain/venues/areas.ts';
import { useWhen } from '#i18n/use-when.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { FirstDispute } from './first-dispute.tsx';
import classes from './market.module.css';
import { Reading } from './reading.tsx';

export function AttentionPart() {
  const t = useTranslations('admin.attention');
  const dashboard = useTranslations('admin.dashboard');
  const query = useOnlineQuery('admin_attention', adminAttention, null);
  return (
    <section aria-labelledby="attention">
      <h2 id="attention" className={classes.heading}>
        {t('title')}
      </h2>
      <Reading query={query} loading={dashboard('loading')} failed={t('failed')}>
        {waits => <Lines waits={waits} />}
      </Reading>
    </section>
  );
}

function Lines({ waits }: { readonly waits: Attention }) {
  const t = useTranslations('admin.attention');
  const when = useWhen();
  const cities = useQuery(allAreas, null);
  const { disputes, verifications, documents, drops, errors, stuck } = waits;
  if (disputes + verifications + documents + drops.length + errors.length + stuck.length === 0)
    return <p className={classes.dim}>{t('none')}</p>;
  return (
    <>
      {waits.first !== null && <FirstDispute dispute={waits.first} />}
      <ul className={classes.attention}>
        {disputes > 0 && (
          <li>
            <LinkButton to="/admin/reports" variant="outline" size="sm">
              {t('disputes', { n: disputes })}
            </LinkButton>
          </li>
        )}
        {verifications > 0 && (
          <li>
            <LinkButton to="/admin/venues/verification" variant="outline" size="sm">
              {t('verifications', { n: verifications })}
            </LinkButton>
          </li>
        )}
        {documents > 0 && (
          <li>
            <LinkButton to="/admin/workers/documents" variant="outline" size="sm">
              {t('documents', { n: documents })}
            </LinkButton>
          </li>
        )}
        {drops.map(({ area, now, before }) => (
          <li key={area}>
            <LinkButton
              to="/admin/shifts"
              search={{ status: 'kept', time: 'weeks_4', places: 'gaps', area }}
              variant="outline"
              size="sm"
            >
              {t('drop', { city: areaOf(cities, area)?.name ?? area, now: String(now), before: String(before) })}
            </LinkButton>
            <small>{t('dropText')}</small>
          </li>
        ))}
        {stuck.map(({ id, name, silent, lastAt }) => (
          <li key={`${id}:${silent}`}>
            <LinkButton to="/admin/users/$userId" params={{ userId: id }} variant="outline" size="sm">
              {t(silent ? 'silent' : 'refused', { name })}
            </LinkButton>
            {lastAt !== null && <small>{t('lastSync', { at: when.at(Date.parse(lastAt)) })}</small>}
          </li>
        ))}
        {errors.map(({ message, times, people, lastAt, fingerprint, builds }) => (
          <li key={fingerprint}>
            <LinkButton to="/admin/reports" search={{ view: 'health' }} variant="outline" size="sm">
              {t('error', { n: times, message })}
            </LinkButton>
            <small>{[t('errorText', { n: people, at: when(Date.parse(lastAt)) }), ...builds].join(' · ')}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
