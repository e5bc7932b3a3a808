// Applicants for one shift with all that is compared: the match and its parts, what this venue knows of each, and the best figures.
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { bestOf, type Figures, type HereFacts, hereFacts } from '#domain/applications/compare.ts';
import { awaitsDecision } from '#domain/applications/rules.ts';
import { bookingsByPerson, bookingsOfShift } from '#domain/bookings/queries.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import type { ProfileId } from '#domain/ids.ts';
import { profilesByIds } from '#domain/profiles/queries.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { teamOfVenue } from '#domain/team/queries.ts';
import type { Instant } from '#domain/time.ts';
import { type Applicant, useApplicants } from './use-applicants.ts';

export interface ComparedApplicant extends Applicant {
  readonly id: string;
  readonly name: string;
  readonly here: HereFacts;
  readonly figures: Figures;
  readonly favourite: boolean;
  /** Whose word put them where they stand; null: nobody's, one's own, or of nobody who is here. */
  readonly decidedBy: string | null;
  /** The venue's word is still possible. */
  readonly open: boolean;
}

export interface Comparison {
  readonly rows: readonly ComparedApplicant[];
  readonly best: Figures;
  /** Places that are neither booked, held nor given away on this device. */
  readonly gaps: number;
  readonly booked: readonly Seated[];
}

export interface Seated {
  readonly name: string;
  readonly booking: Booking;
  /** The colleague who accepted them, and when; null: oneself, or nobody had to. */
  readonly accepted: { readonly by: string; readonly at: Instant } | null;
}

/** Undefined until storage has answered. */
export function useCompare(shift: Shift): Comparison | undefined {
  const t = useTranslations('shifts.manage');
  const found = useApplicants(shift);
  const byPerson = useQuery(bookingsByPerson, { venueId: shift.venueId });
  const onShift = useQuery(bookingsOfShift, { shiftId: shift.id });
  const held = useMemo(() => onShift?.filter(({ status }) => holdsPlace(status)) ?? [], [onShift]);
  const team = useQuery(teamOfVenue, { venueId: shift.venueId });
  const people = useQuery(profilesByIds, { ids: held.map(({ workerId }) => workerId) });
  return useMemo(() => {
    if (found === undefined || byPerson === undefined) return undefined;
    const colleague = (id: ProfileId | null) =>
      team?.find(({ userId, isOneself }) => userId === id && !isOneself)?.name ?? null;
    const rows = found.applicants.map((one): ComparedApplicant => {
      const here = hereFacts(shift, byPerson.get(one.application.workerId) ?? []);
      const { person, application } = one;
      return {
        ...one,
        id: application.id,
        name: person?.name ?? t('unknownRockstar'),
        here,
        favourite: one.match.reasons.some(({ kind }) => kind === 'favourite'),
        decidedBy: colleague(application.decidedBy),
        open: awaitsDecision(application.status),
        figures: {
          times: here.times === 0 ? null : here.times,
          rating: person?.rating ?? person?.ratingAll ?? null,
          reliability: person?.reliability ?? null,
          distance: application.withinKm,
        },
      };
    });
    const booked = held.map((booking): Seated => {
      const accepted = found.accepted.get(booking.workerId);
      const by = colleague(accepted?.decidedBy ?? null);
      return {
        booking,
        name: people?.get(booking.workerId)?.name ?? t('unknownRockstar'),
        accepted: by === null || !accepted?.decidedAt ? null : { by, at: accepted.decidedAt },
      };
    });
    return { rows, best: bestOf(rows.map(({ figures }) => figures)), gaps: found.gaps, booked };
  }, [found, byPerson, held, people, team, shift, t]);
}
