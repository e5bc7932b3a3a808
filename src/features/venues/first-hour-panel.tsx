// A new venue's short list: what is missing, each with the way there. It goes away by itself.
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { type FirstStep, firstSteps } from '#domain/venues/first-hour.ts';
import type { OwnVenue } from '#domain/venues/queries.ts';
import classes from './first-hour-panel.module.css';

const WAYS = {
  shift: '/venue/shifts/new',
  people: '/venue/rockstars',
  verification: '/venue/venues',
  team: '/venue/staff',
} as const satisfies Record<FirstStep, string>;

const HOUR_MS = 3_600_000;

export function FirstHourPanel({ own: { venue, membership } }: { readonly own: OwnVenue }) {
  const t = useTranslations('venues.firstHour');
  const now = useEncoreNow();
  const steps = useQuery(firstSteps, { venueId: venue.id, now: now - (now % HOUR_MS) }) ?? [];
  // Verification and team are its admins' to see to.
  const shown = steps.filter(
    step => membership.role === 'admin' || (membership.role === 'manager' && (step === 'shift' || step === 'people')),
  );
  if (shown.length === 0) return null;
  return (
    <section className={classes.panel} aria-label={t('title', { name: venue.name })}>
      <h2 className={classes.title}>{t('title', { name: venue.name })}</h2>
      <ul role="list" className={classes.steps}>
        {shown.map(step => (
          <li key={step}>
            <Link to={WAYS[step]} className={classes.step}>
              <span className={classes.words}>
                <span className={classes.what}>{t(`steps.${step}`)}</span>
                <span className={classes.why}>{t(`why.${step}`)}</span>
              </span>
              <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
