// The bell. Under `kinds` each thing that can be told has its words; the server's `private.notify` names the kind. Values
// that any of them may use: {venue} {role} {span} {name} {title} {reason} {time}, and every plain fact of the payload.
export const notifications = {
  title: 'Notifications',
  empty: 'Nothing to tell yet',
  emptyText: 'Answers to your requests, changes to what is agreed and cancellations stand here, also without signal.',
  acknowledge: 'I know',
  acknowledged: 'You know of this',
  open: 'Open',
  says: '“{reason}”',
  unknown: 'Something happened that this version of the app has no words for. Update it to read more.',

  kinds: {
    application_accepted: '{venue} said yes: {role}, {span}.',
    application_rejected: '{venue} chose someone else for {role}, {span}.',
    application_clash: 'Your request for {role} at {venue}, {span}, was withdrawn: you are booked at that time.',
    application_closed: 'Your request at {venue} is closed.',
    application_filled: 'All places at {venue}, {role}, {span}, went to others.',
    application_shift_cancelled: '{venue} called off the shift that you asked for: {role}, {span}.',
    application_shift_expired: 'The shift that you asked for began without anybody: {role}, {venue}, {span}.',
    booking_cancelled_by_venue: '{venue} cancelled your shift: {role}, {span}. It never counts against you.',
    booking_cancelled_by_worker: '{name} cancelled: {role}, {span}. The place is open again.',
    conversation_deleted: '{name} deleted your chat.',
    place_offered: 'A place is free at {venue}: {role}, {span}. It is held for you until {time}.',
    offer_lapsed: 'The place at {venue}, {role}, {span}, went to the next in line.',
    offer_declined: '{name} left the place to the next: {role}, {span}.',
    booking_released: '{name} had withdrawn before you said yes: {role}, {span}. The place is open again.',
  },
} as const;
