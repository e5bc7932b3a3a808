// pause_venue and resume_venue: what waits, what goes ahead, and who may end which pause.
import { describe, expect, it } from 'vitest';
import { act, application, claim, command, newId, one, people, publishedShift, shiftArgs, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach();

const by = (person: typeof people.vera, name: 'pause_venue' | 'resume_venue') =>
  verdict(scene.db, person, command(name, { id: scene.venueId }));
const pause = () => by(people.vera, 'pause_venue');
const resume = () => by(people.vera, 'resume_venue');

describe('pause_venue', () => {
  it('is for admins of the venue, and done once', async () => {
    for (const person of [people.mina, people.stef, people.rocco])
      expect(await by(person, 'pause_venue')).toBe('not_allowed');
    expect([await pause(), await pause()]).toEqual(['applied', 'applied']);
    for (const person of [people.mina, people.stef, people.rocco])
      expect(await by(person, 'resume_venue')).toBe('not_allowed');
    expect([await resume(), await resume()]).toEqual(['applied', 'applied']);
    await scene.db.query("update public.venues set status = 'archived' where id = $1", [scene.venueId]);
    expect([await pause(), await resume()]).toEqual(['wrong_state', 'wrong_state']);
  });

  it('takes nobody on, and says so to both sides', async () => {
    const [shift, review] = [await publishedShift(scene), await publishedShift(scene, { booking_mode: 'review' })];
    const asked = newId();
    await act(scene.db, people.rocco, application(review, { id: asked }));
    const draft = newId();
    await act(scene.db, people.vera, command('save_shift', shiftArgs({ id: draft, venue_id: scene.venueId })));
    await pause();
    const refused = [
      await verdict(scene.db, people.rosa, claim(shift)),
      await verdict(scene.db, people.rosa, application(review)),
      await verdict(scene.db, people.vera, command('publish_shift', { id: draft, version: 1 })),
      await verdict(scene.db, people.vera, command('save_shift', shiftArgs({ id: newId(), venue_id: scene.venueId }))),
      await verdict(
        scene.db,
        people.vera,
        command('decide_application', { id: asked, decision: 'accept', booking_id: newId(), version: 1 }),
      ),
      await verdict(
        scene.db,
        people.vera,
        command('send_work_invitation', {
          id: newId(),
          venue_id: scene.venueId,
          worker_id: people.rosa.id,
          shift_id: shift,
        }),
      ),
    ];
    expect(refused).toEqual(refused.map(() => 'venue_paused'));
    expect(
      await verdict(
        scene.db,
        people.vera,
        command('decide_application', { id: asked, decision: 'reject', version: 1 }),
      ),
    ).toBe('applied');
    await resume();
    expect(await verdict(scene.db, people.rosa, claim(shift))).toBe('applied');
  });

  it('leaves what is booked', async () => {
    const shift = await publishedShift(scene);
    const booking = newId();
    await act(scene.db, people.rocco, claim(shift, { booking_id: booking }));
    await pause();
    const bookingOf = () => one(scene.db, 'select status from public.bookings where id = $1', [booking]);
    expect(await bookingOf()).toEqual({ status: 'confirmed' });
    expect(await verdict(scene.db, people.rocco, command('cancel_booking', { id: booking }))).toBe('applied');
  });

  it('holds no place for who waits, until the venue goes on', async () => {
    const shift = await publishedShift(scene, { positions: 1 });
    const [booking, waiting] = [newId(), newId()];
    await act(scene.db, people.rocco, claim(shift, { booking_id: booking }));
    await act(scene.db, people.rosa, claim(shift, { application_id: waiting }));
    const standing = () => one(scene.db, 'select status from public.applications where id = $1', [waiting]);
    await pause();
    await act(scene.db, people.rocco, command('cancel_booking', { id: booking }));
    expect(await standing()).toEqual({ status: 'waitlisted' });
    await resume();
    expect(await standing()).toEqual({ status: 'offered' });
  });

  it.each([
    ['is offered while it can be filled', 3, 'offered'],
    ['is not offered any more in its last hour', 9.5, 'waitlisted'],
  ])('a place of a shift that began meanwhile %s', async (_how, hours, expected) => {
    const shift = await publishedShift(scene, { inHours: 2, positions: 1 });
    const [booking, waiting] = [newId(), newId()];
    await act(scene.db, people.rocco, claim(shift, { booking_id: booking }));
    await act(scene.db, people.rosa, claim(shift, { application_id: waiting }));
    await pause();
    await act(scene.db, people.rocco, command('cancel_booking', { id: booking }));
    await scene.db.advanceClock(`${hours} hours`);
    await resume();
    await scene.db.advanceClock('0 hours');
    expect(await one(scene.db, 'select status from public.applications where id = $1', [waiting])).toEqual({
      status: expected,
    });
  });
});

describe('a pause after an offer', () => {
  const taken = async (answer: 'accept' | 'decline') => {
    const shift = await publishedShift(scene);
    const [booking, waiting] = [newId(), newId()];
    await act(scene.db, people.rocco, claim(shift, { booking_id: booking }));
    await act(scene.db, people.rosa, claim(shift, { application_id: waiting }));
    await act(scene.db, people.rocco, command('cancel_booking', { id: booking }));
    await pause();
    return command('respond_offer', { id: waiting, answer, booking_id: newId(), seen_version: 2 });
  };

  it('books nobody until the venue goes on', async () => {
    const yes = await taken('accept');
    expect(await verdict(scene.db, people.rosa, yes)).toBe('venue_paused');
    await resume();
    expect(await verdict(scene.db, people.rosa, { ...yes, id: newId() })).toBe('applied');
  });

  it('takes a no', async () => {
    expect(await verdict(scene.db, people.rosa, await taken('decline'))).toBe('applied');
  });
});

describe('a pause by the platform', () => {
  it('is ended by the platform only', async () => {
    await scene.db.query("update public.venues set status = 'paused', paused_by_platform = true where id = $1", [
      scene.venueId,
    ]);
    expect([await resume(), await pause()]).toEqual(['paused_by_platform', 'wrong_state']);
  });
});
