// What both sides are told by a decision, in the words that reach them, before it is made.
import { useTranslations } from 'use-intl';
import type { DisputeDetail } from '#domain/admin/disputes.ts';
import { useNoticeWords } from '#i18n/use-notice-words.ts';
import classes from './disputes.module.css';

interface DecisionNoticesProps {
  readonly dispute: DisputeDetail;
  readonly outcome: 'hours' | 'upheld' | 'taken_back';
  readonly minutes: number | null;
}

export function DecisionNotices({ dispute, outcome, minutes }: DecisionNoticesProps) {
  const t = useTranslations('admin.disputes');
  const words = useNoticeWords();
  const { kind, role, rockstar, venue, startsAt, endsAt, tz } = dispute;
  const payload = {
    ...{ role, venue: venue.name, name: rockstar.name, starts_at: startsAt, ends_at: endsAt, tz, minutes },
    decision: kind === 'hours' ? outcome : `${kind}_${outcome}`,
  };
  const told = [
    [rockstar.name, words({ kind: 'dispute_decided', payload })],
    // Of points for being late a venue knows nothing.
    ...(kind === 'strike' ? [] : [[venue.name, words({ kind: 'dispute_decided_to_venue', payload })] as const]),
  ] as const;
  return (
    <section aria-label={t('notices')}>
      <h3 className={classes.dim}>{t('notices')}</h3>
      <dl className={classes.told}>
        {told.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
