// What waits for an admin besides the two queues of this page, the most urgent first. The dispute with the nearest deadline is the lit
// act of the page; each line leads to where it is settled.
import { useTranslations } from 'use-intl';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { type Attention, adminAttention } from '#domain/admin/market.ts';
import classes from './attention.module.css';
import { AttentionRow } from './attention-row.tsx';
import { FirstDispute } from './first-dispute.tsx';
import { Reading } from './reading.tsx';
import { useWaiting } from './use-waiting.ts';

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
  const waiting = useWaiting(waits);
  if (waiting.length === 0) return <p className={classes.dim}>{t('none')}</p>;
  return (
    <>
      {waits.first !== null && <FirstDispute dispute={waits.first} />}
      <ul role="list" className={classes.rows}>
        {waiting.map(({ key, ...row }) => (
          <AttentionRow key={key} {...row} />
        ))}
      </ul>
    </>
  );
}
