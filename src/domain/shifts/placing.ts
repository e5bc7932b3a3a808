// What it would mean to put somebody into a gap, said before it is done: an invitation, a yes to who applied, the place to who waits
// for one, or why not. Nobody is booked by it. Between shifts of one venue a short rest is a note; between venues the server's word
// counts, without figures. Pure.

import type { GapVerdict } from '#domain/availability/online.ts';
import type { Rules } from '#domain/platform/rules.ts';
import { overlaps, type Span } from '#domain/time.ts';
import { restAround } from './people-week.ts';
import type { BoardCell } from './week.ts';

export type PlacingNote = { readonly kind: 'rest'; readonly minutes: number } | { readonly kind: 'tired' | 'longWeek' };

export type Answer =
  | { readonly act: 'invite' | 'accept' | 'offer'; readonly note: PlacingNote | null }
  | { readonly act: null; readonly why: 'asked' | 'clash' | 'role' | 'unavailable' | 'tired' | 'unknown' };

export interface PlacingFacts {
  readonly workerId: string;
  /** Empty: they have said nothing. */
  readonly skills: readonly string[];
  /** Their request for this shift that waits for an answer; null when there is none. */
  readonly applied: 'waitlisted' | 'other' | null;
  /** Their places here, this week and around it. */
  readonly held: readonly (Span & { readonly shiftId: string })[];
  /** Undefined while nobody has asked the server. */
  readonly verdict: GapVerdict | undefined;
  readonly rules: Pick<Rules, 'restHours'>;
}

/** Null where there is no gap. */
export function answerFor(cell: BoardCell, facts: PlacingFacts): Answer | null {
  const { shift } = cell;
  if (cell.open === 0) return null;
  const theirs = cell.places.find(({ workerId }) => workerId === facts.workerId);
  if (theirs !== undefined) return { act: null, why: theirs.look === 'booked' ? 'clash' : 'asked' };
  const others = facts.held.filter(({ shiftId }) => shiftId !== shift.id);
  if (others.some(one => overlaps(one, shift))) return { act: null, why: 'clash' };
  const minutes = restAround(shift, others, facts.rules);
  const rest = minutes === null ? null : ({ kind: 'rest', minutes } as const);
  if (facts.applied !== null) {
    const tired = facts.verdict === 'tired' ? ({ kind: 'tired' } as const) : null;
    return { act: facts.applied === 'waitlisted' ? 'offer' : 'accept', note: tired ?? rest };
  }
  if (facts.skills.length > 0 && !facts.skills.includes(shift.role)) return { act: null, why: 'role' };
  if (facts.verdict === undefined) return { act: null, why: 'unknown' };
  if (facts.verdict === 'unavailable' || facts.verdict === 'tired') return { act: null, why: facts.verdict };
  return { act: 'invite', note: rest ?? (facts.verdict === 'long_week' ? { kind: 'longWeek' } : null) };
}

/** Free and rested, and not asked yet: nothing speaks against an invitation. */
export function fitsGap(answer: Answer | null): boolean {
  return answer !== null && answer.act === 'invite' && answer.note === null;
}
