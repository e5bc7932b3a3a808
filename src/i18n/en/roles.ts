// What people work as. The front page names some too, so these come with the first words.
export const roles = {
  bartender: 'Bartender',
  'cocktail-bartender': 'Cocktail bartender',
  barback: 'Barback',
  'waiting-staff': 'Waiting staff',
  host: 'Host',
  barista: 'Barista',
  'kitchen-porter': 'Kitchen porter',
  'commis-chef': 'Commis chef',
  'chef-de-partie': 'Chef de partie',
  'sous-chef': 'Sous chef',
  'head-chef': 'Head chef',
  'night-porter': 'Night porter',
  'room-attendant': 'Room attendant',
  supervisor: 'Supervisor',
  'events-crew': 'Events crew',
} as const;
