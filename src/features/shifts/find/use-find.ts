// What Find reads: the open shifts, what decides whether they fit, and how the person stands with each. They are read
// apart, so that applying for a shift reads a few small things again and not ten thousand shifts.
import { useEffect, useMemo, useState } from 'react';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { ownStandings, seeker } from '#domain/applications/queries.ts';
import type { VenueId } from '#domain/ids.ts';
import { rulesAt } from '#domain/platform/rules.ts';
import { ownProfile } from '#domain/profiles/queries.ts';
import { ownRelations } from '#domain/relations/queries.ts';
import type { RelationKind } from '#domain/relations/schema.ts';
import { openShifts } from '#domain/shifts/queries.ts';
import { isRole } from '#domain/shifts/roles.ts';
import { byDay, type FoundShift, type ShiftFilters, type ShiftPlaces, searchShifts } from '#domain/shifts/search.ts';
import { distance, type Point, pointOf } from '#domain/venues/distance.ts';
import { venuesById } from '#domain/venues/queries.ts';
import type { Venue } from '#domain/venues/schema.ts';
import type { VirtualRow } from '#ui/virtual-list.tsx';
import type { OwnWishes } from './use-filters.ts';
import { useHiddenShifts } from './use-hidden-shifts.ts';

/** Enough for any screen; drawn while the rest is read. */
const FIRST_SCREEN = 40;
const HOUR_MS = 3_600_000;

export function useOpenShifts(now: number) {
  const [whole, setWhole] = useState(false);
  // By the hour: a list of thousands is not read again every minute; what has begun since is left out by the search.
  const from = now - (now % HOUR_MS);
  const shifts = useQuery(openShifts, whole ? { from } : { from, limit: FIRST_SCREEN });
  useEffect(() => {
    if (shifts !== undefined) setWhole(true);
  }, [shifts]);
  return shifts;
}

export function useSeeking() {
  const profile = useQuery(ownProfile, null);
  const home = useMemo(() => (profile == null ? null : pointOf(profile.homeLat, profile.homeLng)), [profile]);
  const wishes = useMemo<OwnWishes>(
    () => ({ roles: profile?.skills.filter(isRole) ?? [], minimumRateMinor: profile?.minimumHourlyRate ?? null }),
    [profile],
  );
  const venues = useQuery(venuesById, null);
  const opinions = useQuery(ownRelations, null);
  const places = useMemo(
    () => (venues === undefined || opinions === undefined ? undefined : placesOf(venues, { home, opinions })),
    [venues, opinions, home],
  );
  const person = useQuery(seeker, null);
  const rules = rulesAt(person?.rulebook, useEncoreNow());
  return {
    seeker: useMemo(() => (person === undefined ? undefined : { ...person, rules }), [person, rules]),
    standings: useQuery(ownStandings, null)?.standings,
    venues,
    places,
    hidden: useHiddenShifts().hidden,
    home,
    minimumRateMinor: profile?.minimumHourlyRate ?? null,
    /** Where they look for work; undefined while that is not known. */
    areas: profile?.areas,
    wishes,
  };
}

interface Seen {
  readonly home: Point | null;
  readonly opinions: ReadonlyMap<VenueId, RelationKind>;
}

function placesOf(venues: ReadonlyMap<VenueId, Venue>, { home, opinions }: Seen): ShiftPlaces {
  return new Map(
    [...venues].map(([id, { industry, verified, status, lat, lng }]) => {
      const place = pointOf(lat, lng);
      const open = status === 'active';
      const favourite = opinions.get(id) === 'favourite';
      const km = home === null || place === null ? null : distance(home, place, 'km');
      return [id, { industry, verified, open, favourite, km }];
    }),
  );
}

export type FindRow =
  | (VirtualRow & { readonly heading: true; readonly day: string; readonly count: number })
  | (VirtualRow & { readonly heading?: false; readonly found: FoundShift });

type Seeking = ReturnType<typeof useSeeking>;

interface Looked {
  readonly now: number;
  /** At what was put out of sight, and nothing else. */
  readonly onlyHidden?: boolean;
}

/** Undefined until the first shifts are read. */
export function useFound(filters: ShiftFilters, seeking: Seeking, { now, onlyHidden = false }: Looked) {
  const shifts = useOpenShifts(now);
  const { seeker: person, standings, places, hidden } = seeking;
  const offered = useMemo(() => {
    if (shifts === undefined || person === undefined || places === undefined) return undefined;
    const search = (applied: ReadonlySet<string>) =>
      searchShifts({ shifts, places, filters, seeker: person, applied, hidden, onlyHidden, now });
    return { search, shifts, found: search(nothing) };
  }, [shifts, person, places, filters, hidden, onlyHidden, now]);
  // What was applied for and would be left out. One more request seldom adds to it, and then ten thousand rows stay as they are.
  const alsoApplied = useMemo(() => {
    if (offered === undefined || standings === undefined) return undefined;
    if (standings.size === 0) return '';
    const missed = new Set(offered.shifts.filter(({ id }) => standings.has(id)).map(({ id }) => id));
    for (const { shift } of offered.found) missed.delete(shift.id);
    return [...missed].join();
  }, [offered, standings]);
  return useMemo(() => {
    if (offered === undefined || alsoApplied === undefined) return undefined;
    const found = alsoApplied === '' ? offered.found : offered.search(new Set(alsoApplied.split(',')));
    const hiddenCount = hidden.size === 0 ? 0 : offered.shifts.filter(({ id }) => hidden.has(id)).length;
    return { found, rows: toRows(found, filters), openCount: offered.shifts.length, hiddenCount };
  }, [offered, alsoApplied, filters, hidden]);
}

const nothing: ReadonlySet<string> = new Set();

function toRows(found: readonly FoundShift[], filters: ShiftFilters): readonly FindRow[] {
  if (filters.sort !== 'soonest') return found.map(toRow);
  return byDay(found, ({ shift }) => shift.startsLocal).flatMap(({ day, entries }): FindRow[] => [
    { key: day, heading: true, day, count: entries.length },
    ...entries.map(toRow),
  ]);
}

function toRow(found: FoundShift): FindRow {
  return { key: found.shift.id, found };
}
