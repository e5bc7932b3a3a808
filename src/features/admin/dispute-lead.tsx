// What a dispute is about in one line, until when it is to be decided, and what its sides were asked again.
import { useTranslations } from 'use-intl';
import type { DisputeDetail } from '#domain/admin/disputes.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useShiftTime } from '#i18n/use-shift-time.ts';
import { useWhen } from '#i18n/use-when.ts';
import classes from './disputes.module.css';

export function DisputeLead({ dispute }: { readonly dispute: DisputeDetail }) {
  const t = useTranslations('admin.disputes');
  const terms = useTranslations('shifts.facts');
  const format = useFormat();
  const roleName = useRoleName();
  const shiftTime = useShiftTime();
  const { kind, shift, points } = dispute;
  if (shift === null) return t(`kinds.${kind}`);
  const { role, venueName, rateMinor, currency, breakMin } = shift;
  return [
    t(`kinds.${kind}`),
    t('where', { role: roleName(role), venue: venueName }),
    shiftTime(shift),
    kind === 'hours' && t('terms', { pay: terms('perHour', { rate: format.money(rateMinor, currency) }), n: breakMin }),
    points !== null && t('points', { n: points }),
  ]
    .filter(Boolean)
    .join(' · ');
}

export function Deadline({ dispute: { decideBy } }: { readonly dispute: DisputeDetail }) {
  const t = useTranslations('admin.disputes');
  const when = useWhen();
  return <span className={classes.deadline}>{t('deadline', { by: when.by(decideBy) })}</span>;
}

export function Asked({ dispute: { question, askedAt } }: { readonly dispute: DisputeDetail }) {
  const t = useTranslations('admin.disputes');
  const when = useWhen();
  if (question === null || askedAt === null) return null;
  return (
    <section aria-label={t('askWords')}>
      <p className={classes.dim}>{t('asked', { at: when.at(Date.parse(askedAt)) })}</p>
      <blockquote>{question}</blockquote>
    </section>
  );
}
