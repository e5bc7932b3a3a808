// What takes how many points and strikes, by the platform's figures: for what is booked now, and for what is booked from a day on that is
// decided already. A booking of before keeps its own, which the sheet that cancels it says.
import { useTimeZone, useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { type Rules, rulesAt, throughMinute } from '#domain/platform/rules.ts';
import { allPlatformRules } from '#domain/platform/schema.ts';
import type { Instant } from '#domain/time.ts';
import { useFormat } from '#i18n/use-format.ts';
import classes from './reliability.module.css';

export function PointsPart({ now }: { readonly now: Instant }) {
  const t = useTranslations('reliability.takes');
  const format = useFormat();
  const zone = useTimeZone() ?? 'UTC';
  const all = useQuery(allPlatformRules, null);
  const present = throughMinute(now);
  const waiting = (all ?? [])
    .filter(({ withdrawnAt, validFrom }) => withdrawnAt === null && validFrom > present)
    .sort((one, other) => one.validFrom - other.validFrom);
  return (
    <>
      <Takes title={t('title')} lead={t('lead')} rules={rulesAt(all, present)} />
      {waiting.map(rules => (
        <Takes
          key={rules.version}
          title={t('titleFrom', { day: format.date(rules.validFrom, zone) })}
          lead={t('leadFrom')}
          rules={rules}
        />
      ))}
    </>
  );
}

interface TakesProps {
  readonly title: string;
  readonly lead: string;
  readonly rules: Rules;
}

function Takes({ title, lead, rules }: TakesProps) {
  const t = useTranslations('reliability.takes');
  const lines = [
    { what: t('cancelled', { hours: String(rules.earlyHours) }), points: rules.noticePoints, strikes: 0 },
    {
      what: t('cancelled', { hours: String(rules.noticeHours) }),
      points: rules.latePoints,
      strikes: rules.lateStrikes,
    },
    {
      what: t('cancelled', { hours: String(rules.lateHours) }),
      points: rules.lastMinutePoints,
      strikes: rules.lastMinuteStrikes,
    },
    { what: t('late', { n: rules.graceMin }), points: rules.arrivalPoints, strikes: 0 },
    { what: t('noShow'), points: rules.noShowPoints, strikes: rules.noShowStrikes },
  ];
  return (
    <section aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      <p className={classes.who}>{lead}</p>
      <dl className={classes.takes}>
        {lines.map(({ what, points, strikes }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {[t('points', { n: points }), strikes > 0 && t('strikes', { n: strikes })].filter(Boolean).join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
