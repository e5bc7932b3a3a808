// Choosing among open shifts on the device: filters, order, days. Pure, so that ten thousand shifts are sifted again
// between two key presses.

import type { VenueId } from '#domain/ids.ts';
import { CURRENCIES, type Currency } from '#domain/money.ts';
import { dayOf, type Instant } from '#domain/time.ts';
import type { Industry } from '#domain/venues/schema.ts';
import { type Fit, fitOf, paysLess, type Seeker } from './fit.ts';
import type { Role } from './roles.ts';
import { estimatedPayMinor, gapsOf, isFillable } from './rules.ts';
import type { Shift } from './schema.ts';

export interface ShiftFilters {
  readonly roles: readonly Role[];
  /** 'YYYY-MM-DD' of the venue's calendar, or null for any. */
  readonly day: string | null;
  readonly minimumRateMinor: number | null;
  readonly instantOnly: boolean;
  readonly fitsCalendar: boolean;
  /** Of venues that are favourites of this person. */
  readonly favouritesOnly: boolean;
  /** Empty: any. */
  readonly venueTypes: readonly Industry[];
  /** As the crow flies from home; shifts at places not known pass. */
  readonly withinKm: number | null;
  readonly sort: ShiftSort;
}

export const SHIFT_SORTS = ['soonest', 'best_pay', 'nearest', 'best_match'] as const;
export type ShiftSort = (typeof SHIFT_SORTS)[number];

export interface FoundShift {
  readonly shift: Shift;
  /** Reckoned when first looked at: of ten thousand found, a screen shows twelve. */
  readonly fit: Fit;
}

class Found implements FoundShift {
  readonly shift: Shift;
  readonly #person: Seeker;
  #fit: Fit | undefined;

  constructor(shift: Shift, person: Seeker) {
    this.shift = shift;
    this.#person = person;
  }

  get fit(): Fit {
    this.#fit ??= fitOf(this.shift, this.#person);
    return this.#fit;
  }
}

/** What a venue adds to its shifts. */
export interface ShiftPlace {
  readonly industry: Industry;
  readonly verified: boolean;
  /** Takes people on: neither paused nor closed. */
  readonly open: boolean;
  /** Of this person. */
  readonly favourite: boolean;
  /** From the seeker's home; null when one of the two places is not known. */
  readonly km: number | null;
}

export type ShiftPlaces = ReadonlyMap<VenueId, ShiftPlace>;

export interface ShiftSearch {
  readonly shifts: readonly Shift[];
  readonly places: ShiftPlaces;
  readonly filters: ShiftFilters;
  readonly seeker: Seeker;
  /** Shifts that this person applied for: they stay in the list when full. */
  readonly applied: { has(shiftId: string): boolean };
  /** Shifts that this person put out of sight. */
  readonly hidden: { has(shiftId: string): boolean };
  /** Those alone, to look through them again. */
  readonly onlyHidden?: boolean;
  readonly now: Instant;
}

export function searchShifts(search: ShiftSearch): readonly FoundShift[] {
  const found = search.shifts
    .filter(shift => isInSight(shift, search) && isOffered(shift, search) && passes(shift, search))
    .map(shift => new Found(shift, search.seeker))
    .filter(one => !search.filters.fitsCalendar || fitsCalendar(one.fit));
  return sorted(found, search);
}

/** Whether it is one's own role is asked by another filter. */
function fitsCalendar(fit: Fit): boolean {
  return fit.fits || fit.code === 'role_not_yours';
}

/** What one applied for cannot be lost from sight. */
function isInSight({ id }: Shift, { applied, hidden, onlyHidden = false }: ShiftSearch): boolean {
  return (hidden.has(id) && !applied.has(id)) === onlyHidden;
}

/** A venue that is paused is not even known to who never worked there. */
function isOffered(shift: Shift, { now, applied, places }: Pick<ShiftSearch, 'now' | 'applied' | 'places'>): boolean {
  if (!isFillable(shift, now)) return false;
  return applied.has(shift.id) || (gapsOf(shift) > 0 && places.get(shift.venueId)?.open === true);
}

/** What one applied for stays in sight, whatever the filters say of its pay or role. */
function passes(shift: Shift, { filters, applied, places, seeker }: ShiftSearch): boolean {
  if (applied.has(shift.id)) return filters.day === null || dayOf(shift.startsLocal) === filters.day;
  return (
    (filters.roles.length === 0 || (filters.roles as readonly string[]).includes(shift.role)) &&
    (filters.day === null || dayOf(shift.startsLocal) === filters.day) &&
    !paysLess(shift, filters.minimumRateMinor, seeker.currency) &&
    isWhereWanted(places.get(shift.venueId), filters) &&
    (!filters.favouritesOnly || places.get(shift.venueId)?.favourite === true) &&
    (!filters.instantOnly || (shift.bookingMode === 'instant' && places.get(shift.venueId)?.verified !== false))
  );
}

function isWhereWanted(place: ShiftPlace | undefined, { venueTypes, withinKm }: ShiftFilters): boolean {
  if (place === undefined) return true;
  const near = withinKm === null || place.km === null || place.km <= withinKm;
  return near && (venueTypes.length === 0 || venueTypes.includes(place.industry));
}

/** They come soonest first; every other order keeps that among equals. Favourite venues come first in a day, and among what matches. */
function sorted(found: FoundShift[], { filters, places, seeker }: ShiftSearch): readonly FoundShift[] {
  const away = (one: FoundShift) => places.get(one.shift.venueId)?.km ?? Number.POSITIVE_INFINITY;
  const favoured = (one: FoundShift) => places.get(one.shift.venueId)?.favourite === true;
  switch (filters.sort) {
    case 'soonest':
      return found.some(favoured) ? favouritesFirst(found, favoured) : found;
    case 'best_pay':
      return bestPaidFirst(found, seeker.currency);
    case 'nearest':
      return ranked(found, one => -away(one));
    case 'best_match':
      return ranked(found, one => matchOf(one.fit, away(one)) + (one.fit.fits && favoured(one) ? FAVOURED : 0));
  }
}

/** More than all else that speaks for a shift that fits. */
const FAVOURED = 8;

function favouritesFirst(found: readonly FoundShift[], favoured: (one: FoundShift) => boolean): readonly FoundShift[] {
  return byDay(found, ({ shift }) => shift.startsLocal).flatMap(({ entries }) => [
    ...entries.filter(favoured),
    ...entries.filter(one => !favoured(one)),
  ]);
}

/** Highest first; each is reckoned once, not at every comparison. */
function ranked(found: readonly FoundShift[], rank: (one: FoundShift) => number): readonly FoundShift[] {
  return found
    .map(one => ({ one, rank: rank(one) }))
    .sort((first, second) => second.rank - first.rank || first.one.shift.startsAt - second.one.shift.startsAt)
    .map(({ one }) => one);
}

/** What fits before what does not, liked hours before plain ones, enough pay before too little; then the nearer. */
function matchOf(fit: Fit, km: number): number {
  const nearness = 1 / (1 + km);
  if (!fit.fits) return nearness;
  return 4 + (fit.preferred ? 2 : 0) + (fit.belowMinimum ? 0 : 1) + nearness;
}

/** One's own currency first, each for itself; in it the better hour, then the better night; soonest first, as they come. */
function bestPaidFirst(found: readonly FoundShift[], own: Currency | null): readonly FoundShift[] {
  const place = (currency: Currency) => (currency === own ? 0 : 1 + CURRENCIES.indexOf(currency));
  // Thousands share a few hundred rates and pays: those are put in order, and not the shifts.
  const groups = new Map<string, { place: number; rate: number; pay: number; shifts: FoundShift[] }>();
  for (const one of found) {
    const { currency, rateMinor: rate } = one.shift;
    const pay = estimatedPayMinor(one.shift);
    const key = `${currency} ${rate} ${pay}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { place: place(currency), rate, pay, shifts: [one] });
    else group.shifts.push(one);
  }
  return [...groups.values()]
    .sort((first, second) => first.place - second.place || second.rate - first.rate || second.pay - first.pay)
    .flatMap(({ shifts }) => shifts);
}

export interface ShiftDay<Entry> {
  readonly day: string;
  readonly entries: readonly Entry[];
}

/** In the order given; a shift belongs to the day on which it starts on the venue's wall. */
export function byDay<Entry>(
  entries: readonly Entry[],
  startsLocal: (entry: Entry) => string,
): readonly ShiftDay<Entry>[] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = dayOf(startsLocal(entry));
    const known = days.get(day);
    if (known === undefined) days.set(day, [entry]);
    else known.push(entry);
  }
  return [...days]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, entriesOfDay]) => ({ day, entries: entriesOfDay }));
}

/** How many filters beyond the order are on. */
export function filterCount(filters: ShiftFilters): number {
  return (
    (filters.roles.length > 0 ? 1 : 0) +
    (filters.day === null ? 0 : 1) +
    (filters.minimumRateMinor === null ? 0 : 1) +
    (filters.instantOnly ? 1 : 0) +
    (filters.fitsCalendar ? 1 : 0) +
    (filters.favouritesOnly ? 1 : 0) +
    (filters.venueTypes.length > 0 ? 1 : 0) +
    (filters.withinKm === null ? 0 : 1)
  );
}

interface SimilarSearch extends Omit<ShiftSearch, 'filters' | 'onlyHidden'> {
  readonly wanted: Shift;
}

/** What else would do: fits the calendar, not applied for yet; the same role first, then nearest in time. */
export function similarShifts(search: SimilarSearch): readonly FoundShift[] {
  const { wanted } = search;
  const strangeness = (shift: Shift) => Number(shift.role !== wanted.role);
  const apart = (shift: Shift) => Math.abs(shift.startsAt - wanted.startsAt);
  return search.shifts
    .filter(({ id }) => id !== wanted.id && !search.applied.has(id) && !search.hidden.has(id))
    .filter(shift => isOffered(shift, search))
    .map(shift => new Found(shift, search.seeker))
    .filter(({ fit }) => fit.fits)
    .sort((one, other) => strangeness(one.shift) - strangeness(other.shift) || apart(one.shift) - apart(other.shift));
}
