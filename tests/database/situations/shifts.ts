// Rocco applied for one shift and is booked on another; a third is open to all, a fourth is a draft.
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
import type { Tries } from './tries.ts';

export async function shiftSituation(scene: Scene): Promise<Tries> {
  const [draft, asked, booked] = [newId(), newId(), newId()];
  const review = await publishedShift(scene, { booking_mode: 'review' });
  const worked = await publishedShift(scene, { inHours: 60 });
  const open = await publishedShift(scene, { inHours: 90 });
  await act(scene.db, people.vera, command('save_shift', shiftArgs({ id: draft, venue_id: scene.venueId })));
  await act(scene.db, people.rocco, application(review, { id: asked }));
  await act(scene.db, people.rocco, claim(worked, { booking_id: booked }));
  return {
    save_shift: () => command('save_shift', shiftArgs({ id: newId(), venue_id: scene.venueId })),
    publish_shift: () => command('publish_shift', { id: draft, version: 1 }),
    cancel_shift: () => command('cancel_shift', { id: review }),
    submit_application: () => application(open),
    claim_shift: () => claim(open),
    withdraw_application: () => command('withdraw_application', { id: asked }),
    view_applications: () => command('view_applications', { ids: [asked] }),
    decide_application: () =>
      command('decide_application', { id: asked, decision: 'accept', version: 1, booking_id: newId() }),
    cancel_booking: () => command('cancel_booking', { id: booked }),
  };
}
