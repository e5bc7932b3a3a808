// The pack of a shift: it opens with a booking and closes with it, and a device has it exactly as long.
import { describe, expect, it } from 'vitest';
import { Mirror } from './mirror.ts';
import {
  act,
  application,
  claim,
  command,
  newId,
  one,
  people,
  publishedShift,
  rival,
  shiftArgs,
  verdict,
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach(async scene => {
  await scene.db.query("update public.venues set tz = 'UTC'");
});

const PACK = { arrival_note: 'Ring twice', contact_name: 'Mina', contact_phone: '+44 7700 900123' };
const edit = (shift_id: string, pack: unknown) => command('edit_shift_pack', { shift_id, pack });
const packs = () => scene.db.query('select id, arrival_note, contact_name, kit from public.shift_packs');

describe('edit_shift_pack', () => {
  it('tells those who come how to get home', async () => {
    const id = await publishedShift(scene, { pack: { getting_home: 'N55 from the corner' } });
    await act(scene.db, people.rocco, claim(id));
    const read = await scene.db.asUser(people.rocco.id, client =>
      client.query('select getting_home from public.shift_packs where id = $1', [id]),
    );
    expect(read.rows).toEqual([{ getting_home: 'N55 from the corner' }]);
  });

  it('says how to get home on the post as well, to whoever has not asked yet, and nothing else of it', async () => {
    const id = await publishedShift(scene, { pack: { ...PACK, getting_home: 'N55 from the corner' } });
    const strangerReads = async () => {
      const { rows } = await scene.db.asUser(people.rosa.id, client =>
        client.query(
          `select (select getting_home from public.shifts where id = $1) as home,
            (select count(*)::int from public.shift_packs where id = $1) as packs`,
          [id],
        ),
      );
      return rows[0];
    };
    expect(await strangerReads()).toEqual({ home: 'N55 from the corner', packs: 0 });
    await act(scene.db, people.mina, edit(id, { getting_home: 'N8 at 02:10' }));
    expect(await strangerReads()).toEqual({ home: 'N8 at 02:10', packs: 0 });
    await act(scene.db, people.mina, edit(id, { kit: 'A pen' }));
    expect(await strangerReads()).toEqual({ home: 'N8 at 02:10', packs: 0 });
    const nothing = { getting_home: null, kit: null, arrival_note: null, contact_name: null, contact_phone: null };
    await act(scene.db, people.mina, edit(id, nothing));
    expect(await strangerReads()).toEqual({ home: null, packs: 0 });
  });

  it('changes what it says and leaves a colleague’s words; with nothing left there is no pack', async () => {
    const id = await publishedShift(scene, { pack: PACK });
    expect(await packs()).toEqual([{ id, arrival_note: 'Ring twice', contact_name: 'Mina', kit: null }]);
    expect(await verdict(scene.db, people.mina, edit(id, { kit: ' A pen ' }))).toBe('applied');
    expect(await packs()).toEqual([{ id, arrival_note: 'Ring twice', contact_name: 'Mina', kit: 'A pen' }]);
    const nothing = { kit: '  ', arrival_note: null, contact_name: null, contact_phone: null };
    expect(await verdict(scene.db, people.vera, edit(id, nothing))).toBe('applied');
    expect(await packs()).toEqual([]);
  });

  it('is no term: nobody has to agree again', async () => {
    const id = await publishedShift(scene);
    await act(scene.db, people.vera, edit(id, PACK));
    expect(await one(scene.db, 'select version from public.shifts where id = $1', [id])).toEqual({ version: 2 });
  });

  it('of a booked shift is told to those who come, once while they have not read it, and only when it says something else', async () => {
    const id = await publishedShift(scene, { pack: PACK, positions: 2 });
    const told = () =>
      scene.db.query<{ user_id: string; must_ack: boolean }>(
        "select user_id, must_ack from public.notifications where kind = 'shift_changed'",
      );
    await act(scene.db, people.rocco, claim(id));
    await act(scene.db, people.vera, edit(id, PACK));
    expect(await told()).toEqual([]);
    for (const note of ['By the yard', 'By the side door']) await act(scene.db, people.vera, edit(id, { kit: note }));
    expect(await told()).toEqual([{ user_id: people.rocco.id, must_ack: true }]);
    await scene.db.query('update public.notifications set read_at = now()');
    const args = shiftArgs({ id, venue_id: scene.venueId, positions: 2 });
    await act(scene.db, people.vera, command('edit_shift', { ...args, version: 2, tips: false }));
    expect(await told()).toHaveLength(2);
    await act(scene.db, people.vera, command('edit_shift', { ...args, version: 2, tips: false, title: 'Late bar' }));
    expect(await told()).toHaveLength(2);
  });

  it('is for managers, while there is somebody to read it', async () => {
    const id = await publishedShift(scene);
    for (const person of [people.stef, people.rocco, rival])
      expect(await verdict(scene.db, person, edit(id, PACK))).toBe('not_allowed');
    expect(await verdict(scene.db, people.vera, edit(newId(), PACK))).toBe('not_found');
    await act(scene.db, people.vera, command('cancel_shift', { id }));
    expect(await verdict(scene.db, people.vera, edit(id, PACK))).toBe('wrong_state');
    const over = await publishedShift(scene);
    await scene.db.query(
      "update public.shifts set starts_at = now() - interval '9 h', ends_at = now() - interval '1 h' where id = $1",
      [over],
    );
    expect(await verdict(scene.db, people.vera, edit(over, PACK))).toBe('too_late');
  });

  it.each([
    ['no object', 'Ring twice'],
    ['nothing', undefined],
    ['a note of 1,001 letters', { arrival_note: 'x'.repeat(1001) }],
    ['a number for a name', { contact_name: 7 }],
    ['a phone of 41 letters', { contact_phone: '1'.repeat(41) }],
    ['a dress code of 301', { dress_code: 'x'.repeat(301) }],
    ['kit of 301', { kit: 'x'.repeat(301) }],
    ['a way home of 301', { getting_home: 'x'.repeat(301) }],
  ])('refuses %s', async (_, pack) => {
    const id = await publishedShift(scene);
    expect(await verdict(scene.db, people.vera, edit(id, pack))).toBe('invalid_arguments');
  });
});

it('save_shift leaves the pack alone when it says nothing of it', async () => {
  const id = newId();
  const draft = shiftArgs({ id, venue_id: scene.venueId });
  await act(scene.db, people.vera, command('save_shift', { ...draft, pack: PACK }));
  await act(scene.db, people.vera, command('save_shift', { ...draft, positions: 3 }));
  expect(await packs()).toMatchObject([{ arrival_note: 'Ring twice' }]);
});

describe('a device', () => {
  it('of an applicant has no pack; booked, it has; no longer booked, it has none', async () => {
    const id = await publishedShift(scene, { pack: PACK });
    const phone = new Mirror(scene.db, people.rocco);
    await act(scene.db, people.rosa, application(id));
    await phone.pull();
    expect(phone.size('shift_packs')).toBe(0);

    const booking = newId();
    await act(scene.db, people.rocco, claim(id, { booking_id: booking }));
    await phone.pull();
    expect(phone.size('shift_packs')).toBe(1);
    const other = new Mirror(scene.db, people.rosa);
    await other.pull();
    expect(other.size('shift_packs')).toBe(0);

    await act(scene.db, people.vera, edit(id, { ...PACK, kit: 'A pen' }));
    await phone.pull();
    await phone.expectTrue();

    await act(scene.db, people.rocco, command('cancel_booking', { id: booking }));
    await phone.pull();
    expect(phone.size('shift_packs')).toBe(0);
    await phone.expectTrue();
  });

  it('gets it back with the place', async () => {
    const id = await publishedShift(scene, { pack: PACK });
    const booking = newId();
    await act(scene.db, people.rocco, claim(id, { booking_id: booking }));
    const phone = new Mirror(scene.db, people.rocco);
    await phone.pull();
    const status = (to: string) =>
      scene.db.query('update public.bookings set status = $2 where id = $1', [booking, to]);
    await status('no_show');
    await phone.pull();
    expect(phone.size('shift_packs')).toBe(0);
    await status('confirmed');
    await phone.pull();
    await phone.expectTrue();
    expect(phone.size('shift_packs')).toBe(1);
  });

  it.each([
    ['accepted', 'accept'],
    ['taken, once offered', 'offer'],
  ] as const)(
    'whose request is %s gets the pack and the colleagues that are older than its cursor',
    async (_, decision) => {
      const id = await publishedShift(scene, { pack: PACK, positions: 2 });
      await act(scene.db, people.rosa, claim(id));
      const [asked, booking_id] = [newId(), newId()];
      await act(scene.db, people.rocco, application(id, { id: asked }));
      const phone = new Mirror(scene.db, people.rocco);
      await phone.pull();
      const decide = { id: asked, decision, version: 1, booking_id };
      expect(await verdict(scene.db, people.vera, command('decide_application', decide))).toBe('applied');
      if (decision === 'offer') {
        await phone.pull();
        const taken = { id: asked, answer: 'accept', booking_id, seen_version: 2 };
        expect(await verdict(scene.db, people.rocco, command('respond_offer', taken))).toBe('applied');
      }
      await phone.pull();
      expect([phone.size('shift_packs'), phone.size('shift_crew')]).toEqual([1, 2]);
      await phone.expectTrue();
    },
  );

  it('forgets its colleagues when the shift is called off for all of them at once', async () => {
    const id = await publishedShift(scene, { positions: 3 });
    const crew = [people.rocco, people.rosa, people.sam];
    const phones = crew.map(person => new Mirror(scene.db, person));
    for (const person of crew) await act(scene.db, person, claim(id));
    for (const phone of phones) await phone.pull();
    expect(phones.map(phone => phone.size('shift_crew'))).toEqual([3, 3, 3]);
    await act(scene.db, people.vera, command('cancel_shift', { id }));
    for (const phone of phones) {
      await phone.pull();
      expect(phone.size('shift_crew')).toBe(0);
      await phone.expectTrue();
    }
  });

  it('loses it when the shift has passed the horizon, also a shift that was moved', async () => {
    const id = await publishedShift(scene, { pack: PACK });
    await scene.db.query(
      "update public.shifts set starts_at = now() - interval '58 d', ends_at = now() - interval '57 d 20 h' where id = $1",
      [id],
    );
    const tablet = new Mirror(scene.db, people.vera);
    await tablet.pull();
    expect(tablet.size('shift_packs')).toBe(0);
    await tablet.expectTrue();
  });
});
