// The next open shifts that fit one's calendar, roles and minimum, for a home that has room for them. Keys 1 to 4 open them.
import { IconCheck } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import type { FoundShift } from '#domain/shifts/search.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { SectionHead } from '#ui/section-head.tsx';
import { useLetterKeys } from '#ui/use-letter-keys.ts';
import classes from './fits-panel.module.css';
import { useDistance } from './use-distance.ts';
import { NO_FILTERS, toShiftFilters } from './use-filters.ts';
import { useFound, useSeeking } from './use-find.ts';
import { useFitWords } from './use-fit-words.ts';

const SHOWN = 4;

export function FitsPanel() {
  const t = useTranslations('shifts.fits');
  const seeking = useSeeking();
  const { wishes, standings } = seeking;
  const filters = useMemo(
    () => toShiftFilters({ ...NO_FILTERS, fitsCalendar: true, roles: 'own', minimum: 'own' }, wishes),
    [wishes],
  );
  const result = useFound(filters, seeking, { now: useEncoreNow() });
  const fitting = useMemo(
    () => result?.found.filter(({ shift, fit }) => fit.fits && standings?.has(shift.id) !== true) ?? [],
    [result, standings],
  );
  const shown = fitting.slice(0, SHOWN);
  const navigate = useNavigate();
  useLetterKeys(
    Object.fromEntries(
      shown.map(({ shift }, nth) => [
        String(nth + 1),
        () => void navigate({ to: '/rockstar/available-shifts/$shiftId', params: { shiftId: shift.id } }),
      ]),
    ),
  );
  if (shown.length === 0) return null;
  return (
    <section className={classes.fits} aria-label={t('title')}>
      <SectionHead title={t('title')}>
        <Link to="/rockstar/available-shifts">{t('all', { n: fitting.length })}</Link>
      </SectionHead>
      <ul role="list" className={classes.rows}>
        {shown.map(found => (
          <Row key={found.shift.id} found={found} seeking={seeking} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly found: FoundShift;
  readonly seeking: ReturnType<typeof useSeeking>;
}

function Row({ found: { shift, fit }, seeking }: RowProps) {
  const format = useFormat();
  const roleName = useRoleName();
  const facts = useTranslations('shifts.facts');
  const venue = seeking.venues?.get(shift.venueId);
  const { words } = useFitWords(seeking.venues, seeking.minimumRateMinor)(shift, fit);
  const distance = useDistance(seeking.home)(venue);
  const role = roleName(shift.role);
  return (
    <li>
      <Link to="/rockstar/available-shifts/$shiftId" params={{ shiftId: shift.id }} className={classes.row}>
        <span className={classes.when}>{format.span({ start: shift.startsAt, end: shift.endsAt, tz: shift.tz })}</span>
        <span className={classes.rate}>{format.money(shift.rateMinor, shift.currency)}</span>
        <span>{venue === undefined ? role : facts('roleAtVenue', { role, venue: venue.name })}</span>
        <span className={classes.fit}>
          <IconCheck size={16} stroke={2} aria-hidden="true" />
          {[words, distance].filter(Boolean).join(' · ')}
        </span>
      </Link>
    </li>
  );
}
