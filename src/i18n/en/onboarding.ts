// The tour of a rockstar's first visit.
export const onboarding = {
  label: 'How Encore works',
  step: '{n} of {of}',
  next: 'Next',
  done: 'Done',
  skip: 'Skip the tour',
  install: {
    title: 'Add Encore to your Home Screen',
    why: 'From there it keeps your shifts for offline use and can notify you. In the browser, saved data is deleted after a week without a visit.',
    how: 'Tap Share, then “Add to Home Screen”.',
    own: 'Then sign in there too. What is not sent yet stays here, so wait for “All synced” first.',
    read: 'Got it',
  },
  steps: {
    profile: {
      title: 'Say what you do, and where',
      text: 'Add your roles, cities and minimum pay, and we show what suits you first.',
      act: 'Fill in my profile',
    },
    find: {
      title: 'Apply in one tap',
      text: 'Some venues book you instantly, others choose. See the pay, break and distance before you apply.',
      act: 'See open shifts',
    },
    offline: {
      title: 'No signal? Carry on',
      text: 'On this phone: waiting to be sent. Sent: we have it. Confirmed: you’re booked. We never say booked before then.',
    },
    ticket: {
      title: 'Your next shift, always here',
      text: 'Time, place and pay on one ticket, even without signal. Can’t make it? See the effect before you cancel.',
    },
  },
} as const;
