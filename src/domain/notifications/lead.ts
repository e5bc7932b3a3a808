// Where a notification leads: to what it is about, in the portal of whoever reads it.

import type { NotificationFacts } from './schema.ts';

type Portal = 'venue' | 'rockstar';

/** By which fact of the payload, in this order; the address takes its id. */
const WAYS: Readonly<Record<Portal, readonly (readonly [string, (id: string) => string])[]>> = {
  rockstar: [
    ['dispute_id', id => `/rockstar/disputes/${id}`],
    ['conversation_id', id => `/rockstar/messages/${id}`],
    ['document_id', () => '/rockstar/documents'],
    ['invitation_id', () => '/rockstar/invitations'],
    ['transfer_id', () => '/rockstar'],
    ['recorded_id', () => '/rockstar'],
    ['job_id', id => `/rockstar/jobs/${id}`],
    ['reliability_event_id', () => '/rockstar/reliability'],
    ['booking_id', id => `/rockstar/shifts/${id}`],
    ['shift_id', id => `/rockstar/available-shifts/${id}`],
    // Several new posts of one venue.
    ['posts_of', () => '/rockstar/available-shifts'],
  ],
  venue: [
    ['dispute_id', id => `/venue/disputes/${id}`],
    ['conversation_id', id => `/venue/messages/${id}`],
    ['recorded_id', () => '/venue/shifts/hours'],
    ['job_id', id => `/venue/jobs/${id}`],
    ['shift_id', id => `/venue/shifts/${id}`],
    // What the platform decided about it.
    ['of_venue', () => '/venue/venues'],
  ],
};

/** Null: there is nothing to open. */
export function leadOf(facts: NotificationFacts, portal: Portal): string | null {
  for (const [fact, way] of WAYS[portal]) {
    const id = facts[fact];
    if (typeof id === 'string') return way(id);
  }
  return null;
}

/** Lists of one venue: whatever leads to one names the venue, which may be deleted and can then not be chosen. */
const OF_ONE_VENUE = ['/venue/shifts/hours'];

/** The search that such a list is opened with. */
export function venueOfLead(facts: NotificationFacts, lead: string): { readonly venue?: string } {
  const { venue_id: venueId } = facts;
  return OF_ONE_VENUE.includes(lead) && typeof venueId === 'string' ? { venue: venueId } : {};
}

/** Where a mail or a push message leads. */
export function leadFromOutside(facts: NotificationFacts, portal: Portal): string {
  const lead = leadOf(facts, portal) ?? `/${portal}`;
  const { venue } = venueOfLead(facts, lead);
  return venue === undefined ? lead : `${lead}?venue=${venue}`;
}
