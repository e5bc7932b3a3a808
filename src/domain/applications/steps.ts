// The steps of an application for a job, as a venue's pipeline shows them.

import type { ApplicationStatus } from './schema.ts';

export const JOB_STEPS = ['new', 'shortlisted', 'offered', 'accepted', 'past'] as const;
export type JobStep = (typeof JOB_STEPS)[number];

export function stepOf(status: ApplicationStatus): JobStep {
  switch (status) {
    case 'submitted':
    case 'viewed':
    case 'waitlisted':
      return 'new';
    case 'shortlisted':
    case 'offered':
    case 'accepted':
      return status;
    case 'rejected':
    case 'withdrawn':
    case 'declined':
    case 'expired':
    case 'closed':
      return 'past';
  }
}
