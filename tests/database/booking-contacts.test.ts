// The numbers that the two sides of a booking have of one another, when the shift is moved.
import { expect, it } from 'vitest';
import { act, claim, command, newId, one, people, publishedShift, shiftArgs, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach();

it('stay until thirty days after the end that was agreed last, not the first one', async () => {
  const [shift, booking] = [await publishedShift(scene), newId()];
  await act(scene.db, people.rocco, claim(shift, { booking_id: booking }));
  const later = shiftArgs({ id: shift, venue_id: scene.venueId, inHours: 60 * 24, version: 2 });
  expect(await verdict(scene.db, people.vera, command('edit_shift', later))).toBe('applied');
  const yes = command('respond_change', { id: booking, answer: 'accept', version: 2 });
  expect(await verdict(scene.db, people.rocco, yes)).toBe('applied');
  const contacts = () =>
    one<{ n: number; as_agreed: boolean }>(
      scene.db,
      'select count(*)::int as n, bool_and(contact.ends_at = booking.ends_at) as as_agreed from public.booking_contacts contact join public.bookings booking on booking.id = booking_id',
    );
  expect(await contacts()).toEqual({ n: 2, as_agreed: true });
  await scene.db.advanceClock('40 days');
  await scene.db.query('select private.run_clock()');
  expect(await contacts()).toMatchObject({ n: 2 });
});
