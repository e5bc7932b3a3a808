// How an application moves, and which of its states still want something.

import type { Application, ApplicationStatus } from './schema.ts';

/** What each may become. By whom, the guards of `decide_application` and its like in SQL say. */
export const APPLICATION_MOVES: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  submitted: ['viewed', 'shortlisted', 'offered', 'accepted', 'rejected', 'withdrawn', 'waitlisted', 'closed'],
  viewed: ['shortlisted', 'offered', 'accepted', 'rejected', 'withdrawn', 'waitlisted', 'closed'],
  shortlisted: ['offered', 'accepted', 'rejected', 'withdrawn', 'waitlisted', 'closed'],
  offered: ['accepted', 'declined', 'expired', 'withdrawn', 'closed'],
  waitlisted: ['offered', 'accepted', 'rejected', 'withdrawn', 'closed'],
  accepted: [],
  rejected: [],
  withdrawn: [],
  declined: [],
  expired: [],
  closed: [],
};

/** In which state the venue's word on a request is still possible. */
export function canDecide(
  status: ApplicationStatus,
  decision: 'accept' | 'reject' | 'shortlist' | 'offer' | 'waitlist',
) {
  if (status === 'waitlisted') return decision !== 'shortlist' && decision !== 'waitlist';
  return status === 'submitted' || status === 'viewed' || (status === 'shortlisted' && decision !== 'shortlist');
}

/** Still in play: one such per rockstar and shift. */
export function isLive(status: ApplicationStatus): boolean {
  return APPLICATION_MOVES[status].length > 0;
}

/** Waits for the venue's word. */
export function awaitsDecision(status: ApplicationStatus): boolean {
  return status === 'submitted' || status === 'viewed' || status === 'shortlisted' || status === 'waitlisted';
}

/** How many there are for each shift. */
export function countedByShift(applications: readonly Pick<Application, 'shiftId'>[]): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  for (const { shiftId } of applications) if (shiftId !== null) counted.set(shiftId, (counted.get(shiftId) ?? 0) + 1);
  return counted;
}

/** May this person ask again for the same shift? Not after a no; after taking it back, yes. */
export function mayApplyAgain(past: readonly Pick<Application, 'status'>[]): 'yes' | 'already_applied' | 'not_again' {
  if (past.some(({ status }) => isLive(status) || status === 'accepted')) return 'already_applied';
  return past.some(({ status }) => status === 'rejected') ? 'not_again' : 'yes';
}
