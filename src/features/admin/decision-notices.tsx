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

/** What is about an account has words of its own. */
const TOLD: Partial<Record<DisputeDetail['kind'], string>> = { account: 'appeal_decided', strikes: 'strikes_decided' };

export function DecisionNotices({ dispute, outcome, minutes }: DecisionNoticesProps) {
  const t = useTranslations('admin.disputes');
  const words = useNoticeWords();
  const { kind, shift, rockstar, venue } = dispute;
  const of = shift !== null && {
    ...{ role: shift.role, venue: shift.venueName, starts_at: shift.startsAt, ends_at: shift.endsAt, tz: shift.tz },
  };
  const decision = kind === 'hours' || shift === null ? outcome : `${kind}_${outcome}`;
  const payload = { ...of, name: rockstar.name, minutes, decision };
  const told = [
    [rockstar.name, words({ kind: TOLD[kind] ?? 'dispute_decided', payload })],
    // Of points for being late, and of accounts, a venue knows nothing.
    ...(kind === 'strike' || venue === null
      ? []
      : [[venue.name, words({ kind: 'dispute_decided_to_venue', payload })] as const]),
  ] as const;
  const title = t(told.length > 1 ? 'notices' : 'oneNotice');
  return (
    <section aria-label={title}>
      <h3 className={classes.dim}>{title}</h3>
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
