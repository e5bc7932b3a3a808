// Where a notice leads: a bell, a push message and a mail all ask here.
import { describe, expect, it } from 'vitest';
import { leadFromOutside, leadOf } from '#domain/notifications/lead.ts';

describe('a notice leads', () => {
  it.each([
    [{ conversation_id: 'c', venue_id: 'v' }, '/venue/messages/c', '/rockstar/messages/c'],
    [{ dispute_id: 'd', booking_id: 'b', shift_id: 's' }, '/venue/disputes/d', '/rockstar/disputes/d'],
    [{ job_id: 'j', application_id: 'a' }, '/venue/jobs/j', '/rockstar/jobs/j'],
    [{ shift_id: 's', booking_id: 'b' }, '/venue/shifts/s', '/rockstar/shifts/b'],
    [{ shift_id: 's', application_id: 'a' }, '/venue/shifts/s', '/rockstar/available-shifts/s'],
    [{ recorded_id: 'r' }, '/venue/shifts/hours', '/rockstar'],
  ])('of %j to what it is about, in the portal of whoever reads it', (facts, venue, rockstar) => {
    expect([leadOf(facts, 'venue'), leadOf(facts, 'rockstar')]).toEqual([venue, rockstar]);
  });

  it.each([
    [{ reliability_event_id: 'e', booking_id: 'b', shift_id: 's' }, '/rockstar/reliability'],
    [{ transfer_id: 't', shift_id: 's' }, '/rockstar'],
    [{ invitation_id: 'i', shift_id: 's' }, '/rockstar/invitations'],
    [{ invitation_id: 'i', job_id: 'j' }, '/rockstar/invitations'],
    [{ document_id: 'd' }, '/rockstar/documents'],
    [{ posts_of: 'v' }, '/rockstar/available-shifts'],
  ])('of %j to where its Rockstar can act, rather than to the shift', (facts, rockstar) => {
    expect(leadOf(facts, 'rockstar')).toBe(rockstar);
  });

  it('nowhere when there is nothing to open', () => {
    expect(leadOf({ of_venue: 'v' }, 'rockstar')).toBeNull();
    expect(leadOf({ shift_id: null }, 'venue')).toBeNull();
  });

  it('from a mail or a push message to the hours of the venue it is about', () => {
    expect(leadFromOutside({ recorded_id: 'r', venue_id: 'v' }, 'venue')).toBe('/venue/shifts/hours?venue=v');
    expect(leadFromOutside({ recorded_id: 'r', venue_id: 'v' }, 'rockstar')).toBe('/rockstar');
    expect(leadFromOutside({ shift_id: 's', venue_id: 'v' }, 'venue')).toBe('/venue/shifts/s');
    expect(leadFromOutside({}, 'venue')).toBe('/venue');
  });
});
