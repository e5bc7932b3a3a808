// A venue as its people see it.
export const venues = {
  switchLabel: 'Venue',
  none: 'No venue yet',
  noneText: 'Your venue appears here once your account is confirmed and has synced.',
  industries: {
    bar: 'Bar',
    restaurant: 'Restaurant',
    cafe: 'Cafe',
    nightclub: 'Nightclub',
    hotel: 'Hotel',
    event: 'Events',
    other: 'Other',
  },
  verified: 'Verified',
  unverified: 'Not verified yet',
  unverifiedText: 'You can post shifts; booking at once opens when we have verified the venue.',
  yours: '{n, plural, one {Your venue} other {Your venues}}',
  youAre: 'You: {role}',
  primary: 'Primary',
} as const;
