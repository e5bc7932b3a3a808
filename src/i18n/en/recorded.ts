// Shifts that were worked without a post: one side writes them down, the other confirms.
export const recorded = {
  open: 'Record an agreed shift',
  title: 'Record an agreed shift',
  lead: 'For work you agreed outside Encore. It counts once the other side confirms it.',
  who: 'Who worked',
  where: 'Where you worked',
  choose: 'Choose',
  note: 'Add a note',
  noteHint: 'The other side reads it.',
  send: 'Send for confirmation',
  sent: 'Sent. It counts once it’s confirmed.',
  heading: 'Recorded shifts to confirm',
  says: {
    venue: '{name} says they worked this shift',
    rockstar: '{name} says you worked this shift',
  },
  waits: {
    venue: 'You recorded this. {name} hasn’t confirmed it yet.',
    rockstar: 'You recorded this. {name} hasn’t confirmed it yet.',
  },
  terms: '{paid} paid, {rate}: {sum}',
  agree: 'Confirm',
  decline: 'That’s not right',
  withdraw: 'Withdraw',
  withdrawName: 'Withdraw the recorded shift with {name}',
  answered: {
    agree: 'Confirmed. The hours are agreed.',
    decline: 'Declined',
    withdraw: 'Withdrawn',
  },
  somebody: 'Someone',
};
