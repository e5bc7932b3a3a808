// The nights that the pictures of the landing page tell of. Fixed, so that the page looks the same every day.
export const LONDON = 'Europe/London';

export const nights = {
  friday: { start: '2026-11-27T18:00:00Z', end: '2026-11-28T02:00:00Z' },
  saturdayNoon: { start: '2026-11-28T12:00:00Z', end: '2026-11-28T18:00:00Z' },
  saturday: { start: '2026-11-28T17:00:00Z', end: '2026-11-28T23:00:00Z' },
  sunday: { start: '2026-11-29T15:00:00Z', end: '2026-11-29T23:00:00Z' },
  tuesday: { start: '2026-12-01T17:30:00Z', end: '2026-12-01T23:00:00Z' },
} as const;

/** A venue of the demo; names are the same in every language. */
export const COPPER_THISTLE = { name: 'The Copper Thistle', address: '14 Rivington Street, EC2A' } as const;
