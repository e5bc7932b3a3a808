import { useMemo } from 'react';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { ownInvitations, type TrackedInvitation } from '#domain/invitations/queries.ts';
import { isAnswerable } from '#domain/invitations/rules.ts';
import { jobsByIds } from '#domain/jobs/queries.ts';
import type { Job } from '#domain/jobs/schema.ts';
import { shiftsByIds } from '#domain/shifts/queries.ts';
import type { Shift } from '#domain/shifts/schema.ts';
import { venuesById } from '#domain/venues/queries.ts';
import type { Venue } from '#domain/venues/schema.ts';

export interface OwnInvitation {
  readonly invitation: TrackedInvitation;
  readonly shift: Shift | undefined;
  readonly job: Job | undefined;
  readonly venue: Venue | undefined;
}

export interface OwnInvitations {
  /** There is still time; the one that runs out first comes first. */
  readonly open: readonly OwnInvitation[];
  /** Answered, taken back or run out; latest first. */
  readonly settled: readonly OwnInvitation[];
}

/** Undefined until storage has answered. */
export function useOwnInvitations(): OwnInvitations | undefined {
  const now = useEncoreNow();
  const invitations = useQuery(ownInvitations, null);
  const shiftIds = useMemo(() => [...new Set(invitations?.flatMap(one => one.shiftId ?? []))], [invitations]);
  const jobIds = useMemo(() => [...new Set(invitations?.flatMap(one => one.jobId ?? []))], [invitations]);
  const shifts = useQuery(shiftsByIds, { ids: shiftIds });
  const jobs = useQuery(jobsByIds, { ids: jobIds });
  const venues = useQuery(venuesById, null);
  return useMemo(() => {
    if (invitations === undefined || shifts === undefined || jobs === undefined || venues === undefined)
      return undefined;
    const all = invitations.map(
      (invitation): OwnInvitation => ({
        invitation,
        shift: invitation.shiftId === null ? undefined : shifts.get(invitation.shiftId),
        job: invitation.jobId === null ? undefined : jobs.get(invitation.jobId),
        venue: venues.get(invitation.venueId),
      }),
    );
    const isOpen = ({ invitation }: OwnInvitation) => isAnswerable(invitation, now);
    return {
      open: all.filter(isOpen).sort((one, other) => one.invitation.expiresAt - other.invitation.expiresAt),
      settled: all.filter(one => !isOpen(one)),
    };
  }, [invitations, shifts, jobs, venues, now]);
}
