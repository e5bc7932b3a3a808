// On the venue's first screen: hours that differ and wait for its word, of the week to begin with, and one act for all that agree. What
// each figure is made of is seen where a row leads.
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { weekSpan } from '#domain/shifts/week.ts';
import { weekOfHours } from '#domain/timesheets/hours.ts';
import { hoursBetween, weekToOpen } from '#domain/timesheets/queries.ts';
import type { OwnVenue } from '#domain/venues/queries.ts';
import { LinkButton } from '#ui/link-button.tsx';
import classes from './hours-table.module.css';
import { HoursTable } from './hours-table.tsx';
import { useHoursActs } from './use-hours-acts.ts';

/** The screen of hours has the rest. */
const SHOWN = 5;
const NOBODY: ReadonlySet<string> = new Set();

export function HoursWaitingPanel({ own }: { readonly own: OwnVenue }) {
  const first = useQuery(weekToOpen, { venueId: own.venue.id });
  const monday = first?.monday ?? null;
  return monday === null ? null : <WaitingOf key={monday} own={own} monday={monday} />;
}

function WaitingOf({ own, monday }: { readonly own: OwnVenue; readonly monday: string }) {
  const t = useTranslations('timesheets');
  const navigate = useNavigate();
  const { startsAt: from, endsAt: to } = weekSpan(monday, own.venue.tz);
  const all = useQuery(hoursBetween, { venueId: own.venue.id, from, to });
  const week = useMemo(() => weekOfHours(all ?? []), [all]);
  const mayDecide = own.membership.role !== 'staff';
  const toHours = () => void navigate({ to: '/venue/shifts/hours' });
  const { chosen, keys, approveAll } = useHoursActs({ week, mayDecide, onOpen: toHours, onOffer: toHours });
  const { toLookAt, agreeing } = week;
  if (toLookAt.length + agreeing.length === 0) return null;
  const shown = { toLookAt: toLookAt.slice(0, SHOWN), agreeing: [], waiting: [], settled: [] };
  const title = t('home.title', { n: toLookAt.length });
  return (
    <section>
      <div className={classes.homeHead}>
        <h2 className={classes.homeTitle}>{title}</h2>
        {agreeing.length > 0 && (
          <span className={classes.agree}>
            {t('groups.agreeing', { n: agreeing.length })} {t('groups.agreeingText')}
          </span>
        )}
        {chosen.length > 0 && (
          <Button size="sm" variant="outline" onClick={() => void approveAll()}>
            {t('home.approve', { n: chosen.length })}
          </Button>
        )}
        <LinkButton to="/venue/shifts/hours" variant="subtle" size="sm" data-flush="end">
          {t('home.all')}
        </LinkButton>
      </div>
      {toLookAt.length > 0 && (
        <div className={classes.frame}>
          <HoursTable week={shown} label={title} chosen={NOBODY} selected={null} mayDecide={false} keys={keys} />
        </div>
      )}
      {toLookAt.length > SHOWN && <p className={classes.agree}>{t('home.more', { n: toLookAt.length - SHOWN })}</p>}
    </section>
  );
}
