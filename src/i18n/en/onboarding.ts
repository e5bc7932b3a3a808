// The tour of a rockstar's first visit.
export const onboarding = {
  label: 'How Encore works',
  step: '{n} of {of}',
  next: 'Next',
  done: 'Done',
  skip: 'Skip the tour',
  steps: {
    profile: {
      title: 'Say what you do, and where',
      text: 'With your roles, cities and the least you work for, the list shows what suits you first.',
      act: 'Fill in my profile',
    },
    find: {
      title: 'Ask for a shift in one tap',
      text: 'Some venues book at once, others pick. You see the pay, the break and the way before you ask.',
      act: 'See open shifts',
    },
    offline: {
      title: 'No signal? Carry on',
      text: 'On this phone: it waits here. Sent: the server has it. Confirmed: it is settled. Nothing says booked before it is.',
    },
    ticket: {
      title: 'Your next shift stands here',
      text: 'As a ticket with time, place and pay, also without signal. If something comes up, you see what leaving costs before you do.',
    },
  },
} as const;
