// Words of the landing page. Plain ones: whoever reads them has a shift to fill tonight.
export const landing = {
  pageTitle: 'Encore: shifts for bars, kitchens and hotels',
  signIn: 'Sign in',
  language: 'Language',
  titleTop: 'The ones',
  titleEnd: 'you ask back',
  lead: 'Shifts for bars, kitchens and hotels. Post one, pick who comes, and keep working when there’s no signal.',
  venue: "I'm a Venue",
  rockstar: "I'm a Rockstar",
  admin: 'Admin',
  promise: 'Posts, replies and applications are saved without signal',
  signedInAs: 'Signed in as {email}. Choose the portal to act in.',
  signOut: 'Sign out',

  how: {
    title: 'How it works',
    post: 'Post it',
    postText: 'Role, times, pay, break and how many you need. Drafts save with no signal.',
    pick: 'Pick who comes',
    pickText: 'Read their applications and answer with one tap, or turn on instant book.',
    apply: 'Never lose a yes',
    applyText: 'A request made in a cellar waits on the phone and goes when the signal is back.',
    again: 'Ask them back',
    againText: 'See who came and how it went, and ask the good ones back for the next night.',
  },

  choose: {
    title: 'Choose your platform',
    forVenues: 'For venues',
    forVenuesText: 'Gaps first. Who applied and who’s coming, on one screen.',
    venuePicture: 'Tonight in the app: the shifts with gaps first, and who applied',
    forRockstars: 'For Rockstars',
    forRockstarsText: 'See why a shift fits before you apply.',
    rockstarPicture: 'Find shifts in the app: what fits, what does not, and why',
  },

  demo: {
    label: 'What it looks like: a shift on a phone without signal',
    onPhone: 'On this phone',
    heading: 'You’re on in 48 min',
    badge: '3 changes on this phone',
    perHour: 'per hour',
    estimated: 'estimated, after a 30 min break',
    applied: 'Your applications',
    tonight: 'Tonight, 2 gaps',
    find: 'Find shifts',
    fits: 'Fits, a day you like',
    tooSoon: 'Too soon after The Copper Thistle: you rest until 13:00',
  },

  footer: {
    line: 'Works with no signal.',
  },
} as const;
