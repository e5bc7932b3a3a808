// What a Rockstar can show of their work.
export const record = {
  title: 'Your work record',
  offline: 'Go online to see your record',
  offlineText: 'It holds everything you’ve worked, more than this device keeps.',
  none: 'Nothing on your record yet',
  noneText: 'A shift appears here once its hours are agreed.',
  sum: '{n, plural, one {# shift} other {# shifts}}, {duration}',
  rating: 'Rating {stars}, {n, plural, one {# review} other {# reviews}}',
  save: 'Save signed file',
  print: 'Print',
  signed:
    'Anyone can check the file: it names the key that Encore signed it with. If one letter changes, it’s no longer valid.',
  byVenue: 'By venue',
  shifts: 'Shifts',
  day: 'Day',
  where: 'Where',
  hours: 'Hours',
  what: 'Only shifts with agreed hours. No pay, and nothing that others wrote.',
  notSaved: 'Couldn’t get the file. Check your connection and try again.',
} as const;
