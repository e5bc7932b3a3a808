// What may be written down as worked without a post, and what keeps it from being. The same codes are in SQL.

import type { Refusal } from '#domain/refusals.ts';
import { type ShiftTerms, type TermsField, termsFaults } from '#domain/shifts/rules.ts';
import type { Side } from '#domain/side.ts';
import type { Instant } from '#domain/time.ts';
import type { RecordedShift, RecordedStatus } from './schema.ts';

const DAY_MS = 86_400_000;
/** So long after the end it may still be written down. Twin of `private.recordable`. */
const RECORDABLE_MS = 28 * DAY_MS;

export const RECORDED_MOVES: Readonly<Record<RecordedStatus, readonly RecordedStatus[]>> = {
  asked: ['agreed', 'declined', 'withdrawn', 'lapsed'],
  agreed: [],
  declined: [],
  withdrawn: [],
  lapsed: [],
};

export type RecordedTerms = Omit<ShiftTerms, 'positions'>;

export interface RecordedFault {
  readonly field: TermsField;
  readonly code: Refusal;
}

/** Empty when it may be sent. */
export function recordedFaults(terms: RecordedTerms, now: Instant): readonly RecordedFault[] {
  const faults: RecordedFault[] = [...termsFaults({ ...terms, positions: 1 })];
  if (terms.endsAt > now) faults.push({ field: 'end', code: 'not_over' });
  if (terms.endsAt < now - RECORDABLE_MS) faults.push({ field: 'start', code: 'too_long_ago' });
  return faults;
}

/** The side from which a yes is missing; null when there is nothing to answer any more. */
export function awaitedSide({ status, saidBy }: Pick<RecordedShift, 'status' | 'saidBy'>): Side | null {
  if (status !== 'asked') return null;
  return saidBy === 'venue' ? 'rockstar' : 'venue';
}
