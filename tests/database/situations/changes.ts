// Rocco holds an offer of a place on one shift of Vera's, is asked about changed terms of two, and applied for one that
// changed since. Of two more that stand he was asked about one, and has not said that he comes. Vera has a second venue.

import {
  act,
  application,
  claim,
  command,
  newId,
  people,
  publishedShift,
  type Scene,
  shiftArgs,
} from '#tests/database/scene.ts';
import { PHOTO } from '#tests/support/photo.ts';
import type { Tries } from './tries.ts';

export async function changeSituation(scene: Scene): Promise<Tries> {
  const offered = newId();
  const held = await publishedShift(scene, { inHours: 150, booking_mode: 'review' });
  await act(scene.db, people.rocco, application(held, { id: offered }));
  await act(scene.db, people.vera, command('decide_application', { id: offered, decision: 'offer', version: 1 }));
  const changed = await changedFor(scene, 180);
  const unanswered = await changedFor(scene, 210);
  await scene.db.query("update public.bookings set answer_by = now() - interval '1 minute' where id = $1", [
    unanswered.booking,
  ]);
  const second = newId();
  await act(
    scene.db,
    people.vera,
    command('add_venue', { id: second, name: 'Harbour & Rye', address: '3 Quay Street' }),
  );
  const paused = newId();
  await act(
    scene.db,
    people.vera,
    command('add_venue', { id: paused, name: 'Saltmarket Social', address: '9 Salt Market' }),
  );
  await act(scene.db, people.vera, command('pause_venue', { id: paused }));
  const standing = await bookedFor(scene, 270);
  const silent = await bookedFor(scene, 10);
  await scene.db.query("update public.bookings set confirm_asked_at = now() - interval '14 hours' where id = $1", [
    silent.booking,
  ]);
  const renewed = newId();
  const review = await publishedShift(scene, { inHours: 240, booking_mode: 'review' });
  await act(scene.db, people.rocco, application(review, { id: renewed }));
  await act(scene.db, people.vera, edit(scene, review, 240));
  const own = { id: scene.venueId, name: 'The Copper Thistle', address: '12 Lantern Row' };
  return {
    edit_shift: () => edit(scene, changed.shift, 180, 3),
    respond_change: () => command('respond_change', { id: changed.booking, answer: 'accept', version: 2 }),
    settle_change: () => command('settle_change', { id: unanswered.booking, choice: 'revert', version: 2 }),
    propose_release: () => command('propose_release', { id: standing.booking, release: true, reason: 'Quiet week' }),
    confirm_booking: () => command('confirm_booking', { id: standing.booking }),
    replace_booking: () => command('replace_booking', { id: silent.booking }),
    renew_application: () => command('renew_application', { id: renewed, seen_version: 3 }),
    add_venue: () => command('add_venue', { ...own, id: newId() }),
    edit_venue: () => command('edit_venue', own),
    request_verification: () =>
      command('request_verification', {
        id: second,
        legal_name: 'Harbour Ltd',
        registration_number: '0123',
        website: null,
        file_ids: [],
      }),
    set_venue_photo: () => command('set_venue_photo', { venue_id: scene.venueId, id: newId(), content: PHOTO }),
    set_primary_venue: () => command('set_primary_venue', { venue_id: scene.venueId }),
    pause_venue: () => command('pause_venue', { id: scene.venueId }),
    resume_venue: () => command('resume_venue', { id: paused }),
    archive_venue: () => command('archive_venue', { id: second }),
    respond_offer: () =>
      command('respond_offer', { id: offered, answer: 'accept', booking_id: newId(), seen_version: 2 }),
  };
}

/** For a pound less. */
function edit(scene: Scene, id: string, inHours: number, version = 2) {
  const { venue_id: _, ...args } = shiftArgs({ id, venue_id: scene.venueId, inHours, rate_minor: 1400 });
  return command('edit_shift', { ...args, version });
}

async function bookedFor(scene: Scene, inHours: number) {
  const shift = await publishedShift(scene, { inHours });
  const booking = newId();
  await act(scene.db, people.rocco, claim(shift, { booking_id: booking }));
  return { shift, booking };
}

async function changedFor(scene: Scene, inHours: number) {
  const booked = await bookedFor(scene, inHours);
  await act(scene.db, people.vera, edit(scene, booked.shift, inHours));
  return booked;
}
