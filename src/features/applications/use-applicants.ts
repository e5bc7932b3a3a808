import { useMemo } from 'react';
import { useQuery } from '#bridge/use-query.ts';
import { useRules } from '#bridge/use-rules.ts';
import { byMatch, type Match, matchOf } from '#domain/applications/match.ts';
import { applicationsOfShift, restRefusals, type TrackedApplication } from '#domain/applications/queries.ts';
import { canDecide } from '#domain/applications/rules.ts';
import { isAmongApplicants } from '#domain/applications/standing.ts';
import { timesWorkedAt, venueBookingsBetween } from '#domain/bookings/queries.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import { longWeekMinOf } from '#domain/platform/rules.ts';
import { profilesByIds } from '#domain/profiles/queries.ts';
import type { Profile } from '#domain/profiles/schema.ts';
import { venueRelations } from '#domain/relations/queries.ts';
import { gapsOf } from '#domain/shifts/rules.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { weekSpan } from '#domain/shifts/week.ts';
import { weekMinutesWith } from '#domain/shifts/working-week.ts';
import { dayOf, mondayOf } from '#domain/time.ts';

export interface Applicant {
  readonly application: TrackedApplication;
  /** Null: this device does not know the card. */
  readonly person: Profile | null;
  readonly match: Match;
  /** The accept that the server refused for want of rest; null when none was. */
  readonly restRefusal: string | null;
  /** With this shift they work more than so many hours that week, by what this venue knows: its own bookings; null where they do not. */
  readonly longWeekHours: number | null;
}

/** What was refused for want of rest needs a reason, and who is not available a second thought: neither is one tap. */
export function isAcceptable({ application, match, restRefusal }: Applicant): boolean {
  return (
    // That it was seen, which waits on a device without signal, decides nothing.
    (application.pending === null || application.status === 'viewed') &&
    restRefusal === null &&
    application.status !== 'waitlisted' &&
    canDecide(application.status, 'accept') &&
    match.reasons.every(({ kind }) => kind !== 'notFree')
  );
}

/** Who applied for a place, the best match first. Undefined until storage has answered. */
export function useApplicants(shift: Shift) {
  const applications = useQuery(applicationsOfShift, { shiftId: shift.id });
  const ids = useMemo(() => applications?.map(({ workerId }) => workerId) ?? [], [applications]);
  const people = useQuery(profilesByIds, { ids });
  const opinions = useQuery(venueRelations, { venueId: shift.venueId });
  const times = useQuery(timesWorkedAt, { venueId: shift.venueId });
  const refusals = useQuery(restRefusals, null);
  const rules = useRules();
  const week = weekSpan(mondayOf(dayOf(shift.startsLocal)), shift.tz);
  const booked = useQuery(venueBookingsBetween, { venueId: shift.venueId, from: week.startsAt, to: week.endsAt });
  return useMemo(() => {
    if (applications === undefined || people === undefined || opinions === undefined || times === undefined) return;
    const applicants = applications.filter(isAmongApplicants).map((application): Applicant => {
      const person = people.get(application.workerId) ?? null;
      const favourite = opinions.get(application.workerId) === 'favourite';
      const match = matchOf(shift, {
        person,
        favourite,
        times: times.get(application.workerId) ?? 0,
        withinKm: application.withinKm,
        free: application.calendarFree,
      });
      const theirs = booked?.filter(({ workerId, status }) => workerId === application.workerId && holdsPlace(status));
      return {
        application,
        person,
        match,
        restRefusal: refusals?.get(application.id) ?? null,
        longWeekHours: weekMinutesWith(shift, theirs ?? []) > longWeekMinOf(rules) ? rules.weekHours : null,
      };
    });
    const accepted = new Map(
      applications.flatMap(one => (one.status === 'accepted' ? [[one.workerId, one] as const] : [])),
    );
    return { applicants: applicants.sort(byMatch), gaps: gapsOf(shift) - taken(applications), accepted };
  }, [applications, people, opinions, times, refusals, booked, shift, rules]);
}

/** Places that are held, or given away on this device. */
function taken(applications: readonly TrackedApplication[]): number {
  return applications.filter(
    ({ status, pending }) => status === 'offered' || (status === 'accepted' && pending !== null),
  ).length;
}
