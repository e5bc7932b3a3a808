import { Progress } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { ownCalendar } from '#domain/availability/queries.ts';
import { completenessOf } from '#domain/profiles/rules.ts';
import type { OwnProfile } from '#domain/profiles/schema.ts';
import classes from './profile.module.css';

/** How much of the page is filled in and what would help most; gone when all of it is. */
export function Completeness({ profile }: { readonly profile: OwnProfile }) {
  const t = useTranslations('profiles');
  const calendar = useQuery(ownCalendar, null);
  if (calendar === undefined) return null;
  const { percent, missing } = completenessOf(profile, calendar.rules.length > 0);
  const [next] = missing;
  if (next === undefined) return null;
  return (
    <div className={classes.completeness}>
      <p className={classes.percent}>{t('complete', { percent: String(percent) })}</p>
      <Progress
        value={percent}
        aria-label={t('complete', { percent: String(percent) })}
        color="var(--e-ink)"
        bg="var(--e-sunk)"
      />
      <p className={classes.next}>{t('next', { part: t(`part.${next}`) })}</p>
    </div>
  );
}
