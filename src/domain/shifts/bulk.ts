// Several shifts of the board at once: what can be done with all of them, with which of them it cannot, and the steps that do it. Pure
// but for the ids, which come in.

import type { Booking } from '#domain/bookings/schema.ts';
import type { Candidate } from '#domain/invitations/candidates.ts';
import { revokeInvitation, sendWorkInvitation } from '#domain/invitations/commands.ts';
import type { Currency } from '#domain/money.ts';
import { addDays, dayOf, type Instant } from '#domain/time.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { act } from '#sync/index.ts';
import { draftOn, MOST_AT_ONCE, stepsFor } from './again.ts';
import { showToEveryone } from './board-commands.ts';
import { cancelShift } from './commands.ts';
import { shiftToDraft } from './draft.ts';
import { type Answer, fitsGap } from './placing.ts';
import type { WrittenShift } from './queries.ts';
import { canReshape, stepsToReshape } from './reshape.ts';
import { canMoveShift, estimatedPayMinor, paidMinutes, RATE_MINOR } from './rules.ts';
import type { Step } from './steps.ts';
import type { BoardCell } from './week.ts';

/** Where half a unit is not about a thirtieth of an hour's pay. */
const RAISES: Readonly<Partial<Record<Currency, number>>> = { CLP: 200, ARS: 200, COP: 200, MXN: 200, UYU: 5 };

/** By so much pay is raised at once. */
export function raiseMinor(currency: Currency): number {
  return RAISES[currency] ?? 50;
}

export interface Asking {
  readonly workerId: string;
  readonly shiftId: string;
}

interface Inviting {
  readonly gaps: readonly BoardCell[];
  readonly people: readonly Candidate[];
  readonly of: (one: Candidate, shiftId: string) => Answer | null;
}

/** Everybody who is free and rested for one of these gaps and was not asked yet; of the favourites alone where there are any. */
export function invitesFor({ gaps, people, of }: Inviting): {
  readonly favourites: boolean;
  readonly asks: readonly Asking[];
} {
  const asksOf = (whom: readonly Candidate[]) =>
    gaps.flatMap(({ shift }) =>
      whom
        .filter(one => fitsGap(of(one, shift.id)))
        .map(({ person }): Asking => ({ workerId: person.id, shiftId: shift.id })),
    );
  const dear = asksOf(people.filter(({ favourite }) => favourite));
  return { favourites: dear.length > 0, asks: (dear.length > 0 ? dear : asksOf(people)).slice(0, MOST_AT_ONCE) };
}

/** Asking costs nobody anything, so it can be taken back later too. */
export function stepToInvite(
  { workerId, shiftId }: Asking,
  of: { readonly venueId: string; readonly id: string },
): Step {
  const args = { id: of.id, venue_id: of.venueId, worker_id: workerId, shift_id: shiftId };
  return { act: act(sendWorkInvitation, args), inverse: act(revokeInvitation, { id: of.id }) };
}

/** Those that can still be paid more: drafts, and posts until they begin. */
export function raisable(shifts: readonly WrittenShift[], now: Instant): readonly WrittenShift[] {
  return shifts.filter(one => canReshape(one, now) && one.rateMinor + raiseMinor(one.currency) <= RATE_MINOR.most);
}

export function stepsToRaise(shifts: readonly WrittenShift[], venue: PlacedVenue): readonly Step[] {
  return shifts.flatMap(shift => {
    const draft = { ...shiftToDraft(shift), rateMinor: shift.rateMinor + raiseMinor(shift.currency) };
    return stepsToReshape({ shift, draft, venue });
  });
}

/** Those that favourites alone see yet. */
export function heldBack(shifts: readonly WrittenShift[]): readonly WrittenShift[] {
  return shifts.filter(({ status, visibleFrom }) => status === 'published' && visibleFrom !== null);
}

export function stepsToShow(shifts: readonly WrittenShift[]): readonly Step[] {
  return shifts.map(({ id }) => ({ act: act(showToEveryone, { id }), inverse: null }));
}

/** As drafts, a week later. */
export function stepsToRepeat(
  shifts: readonly WrittenShift[],
  venue: PlacedVenue,
  newId: () => string,
): readonly Step[] {
  const drafts = shifts.map(shift => draftOn(shiftToDraft(shift), addDays(dayOf(shift.startsLocal), 7)));
  return stepsFor({ drafts, venue, newId, publish: false });
}

/** Those that can still be called off. */
export function cancellable(shifts: readonly WrittenShift[], now: Instant): readonly WrittenShift[] {
  return shifts.filter(one => canMoveShift(one.status, 'cancelled') && (one.status === 'draft' || one.endsAt > now));
}

/** `booked`: whom the sheet told of. */
export function stepsToCancel(
  shifts: readonly WrittenShift[],
  reason: string,
  booked: readonly Pick<Booking, 'id' | 'shiftId'>[],
): readonly Step[] {
  const why = reason.trim() === '' ? {} : { reason };
  return shifts.map(({ id, status }) => {
    const counted = booked.filter(({ shiftId }) => shiftId === id).map(booking => booking.id);
    const cancel = act(cancelShift, { id, ...(status === 'draft' ? {} : { counted }), ...why });
    return { act: cancel, inverse: null };
  });
}

export interface BulkFigures {
  readonly places: number;
  readonly minutes: number;
  readonly plannedMinor: number;
}

/** What they come to. */
export function bulkFigures(cells: readonly BoardCell[]): BulkFigures {
  const sum = (of: (cell: BoardCell) => number) => cells.reduce((total, cell) => total + of(cell), 0);
  return {
    places: sum(({ shift }) => shift.positions),
    minutes: sum(({ shift }) => paidMinutes(shift) * shift.positions),
    plannedMinor: sum(({ shift }) => estimatedPayMinor(shift) * shift.positions),
  };
}
