// Under the name of a venue where one goes from one to another: the places still to be filled there tonight.
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { venueShiftsBetween } from '#domain/shifts/queries.ts';
import { gapsOf, isFillable, tonightEnds } from '#domain/shifts/rules.ts';
import type { Venue } from '#domain/venues/schema.ts';
import classes from './venue-switch-panel.module.css';

const HOUR_MS = 3_600_000;

export function VenueGaps({ venue: { id, tz } }: { readonly venue: Venue }) {
  return tz === null ? null : <Gaps venueId={id} tz={tz} />;
}

function Gaps({ venueId, tz }: { readonly venueId: string; readonly tz: string }) {
  const t = useTranslations('shifts.tonight');
  const now = useEncoreNow();
  const hour = now - (now % HOUR_MS);
  const until = tonightEnds(hour, tz);
  const shifts = useQuery(venueShiftsBetween, { venueId, from: hour, to: until }) ?? [];
  const open = shifts.filter(shift => shift.startsAt < until && isFillable(shift, now));
  const gaps = open.reduce((sum, shift) => sum + gapsOf(shift), 0);
  return gaps === 0 ? null : <span className={classes.gaps}>{t('title', { gaps })}</span>;
}
