// Hours that are agreed, and whether that was without what one side says now: for the device's rule and its twin in SQL.
import type { Side } from '#domain/side.ts';
import type { Basis } from '#domain/timesheets/schema.ts';

interface LateHoursCase {
  readonly name: string;
  readonly side: Side;
  readonly basis: Basis;
  /** What each side had said. */
  readonly rockstar?: number;
  readonly venue?: number;
  /** Before the hours were agreed; true where nothing is said here. */
  readonly saidBefore?: boolean;
  readonly exported?: boolean;
  readonly without: boolean;
}

export const LATE_HOURS_CASES: readonly LateHoursCase[] = [
  { name: 'settled by the plan', side: 'rockstar', basis: 'plan', without: true },
  { name: 'settled at one’s earlier word', side: 'rockstar', basis: 'word', rockstar: 452, without: true },
  { name: 'settled at what the venue wrote down', side: 'venue', basis: 'by_hand', without: true },
  { name: 'settled before it was said', side: 'rockstar', basis: 'plan', saidBefore: false, without: false },
  { name: 'settled and exported', side: 'rockstar', basis: 'plan', exported: true, without: false },
  { name: 'agreed by the venue alone', side: 'rockstar', basis: 'agreed', venue: 452, without: true },
  { name: 'agreed by the Rockstar alone', side: 'venue', basis: 'agreed', rockstar: 452, without: true },
  { name: 'agreed by one’s own side', side: 'venue', basis: 'agreed', venue: 452, without: false },
  { name: 'agreed by both', side: 'rockstar', basis: 'agreed', rockstar: 452, venue: 452, without: false },
  { name: 'agreed as a recorded shift', side: 'rockstar', basis: 'agreed', without: false },
  { name: 'decided by a person', side: 'rockstar', basis: 'decided', venue: 452, without: false },
];
