// Which recorded times are trusted: those of a silence of the whole person, and only as long as a device that held
// something back would need to send it. What is asked for too late, or dated before what it is about, counts by arrival.
import { describe, expect, it } from 'vitest';
import type { SentCommand } from '#sync/answer.ts';
import type { Database } from '#tests/support/postgres.ts';
import {
  act,
  application,
  claim,
  command,
  newId,
  one,
  type Person,
  people,
  publishedShift,
  sync,
  verdict,
} from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const HOUR_MS = 3_600_000;
const PHONE = newId();
const TABLET = newId();

let db: Database;
let clockHours: number;
const scene = sceneForEach(async scene => {
  db = scene.db;
  clockHours = 0;
});

/** Lets so many hours pass for everything that asks for the time. */
async function pass(hours: number): Promise<void> {
  clockHours += hours;
  await db.advanceClock(`${clockHours} hours`);
}

/** The phone's clock, so many hours before the present of the test. */
const ago = (hours: number) => new Date(Date.now() + (clockHours - hours) * HOUR_MS).toISOString();

async function booked(inHours: number): Promise<string> {
  const shift = await publishedShift(scene, { inHours });
  const id = newId();
  await act(db, people.rocco, claim(shift, { booking_id: id }));
  return id;
}

const send = (person: Person, device: string, ...commands: SentCommand[]) => sync(db, person, { device, commands });
const cancel = (id: string, recordedAt: string) => command('cancel_booking', { id }, { recordedAt });

const outcome = async (id: string) => {
  const { tier, hours } = await one<{ tier: string; hours: number }>(
    db,
    `select cancel_tier as tier, round(extract(epoch from private.now() - cancelled_at) / 3600)::int as hours
       from public.bookings where id = $1`,
    [id],
  );
  return `${tier}, ${hours} h ago`;
};

describe('a recorded time', () => {
  it('of a silence is trusted after the empty call that a device begins with', async () => {
    const id = await booked(76);
    await send(people.rocco, PHONE);
    await pass(5);
    await send(people.rocco, PHONE);
    await send(people.rocco, PHONE, cancel(id, ago(3)));
    expect(await outcome(id)).toBe('early, 3 h ago');
  });

  it('is trusted of the call that ends the silence, too', async () => {
    const id = await booked(76);
    await send(people.rocco, PHONE);
    await pass(5);
    await send(people.rocco, PHONE, cancel(id, ago(3)));
    expect(await outcome(id)).toBe('early, 3 h ago');
  });

  it.each([
    ['', PHONE],
    [', nor under a made-up device', newId()],
  ])('is not trusted while another device of the person was heard from%s', async (_, device) => {
    const id = await booked(76);
    await send(people.rocco, PHONE);
    await pass(3);
    await send(people.rocco, TABLET);
    await pass(2);
    await send(people.rocco, device, cancel(id, ago(4)));
    expect(await outcome(id)).toBe('notice, 0 h ago');
  });

  it('of a silence that ended long ago is not trusted: a device would have sent it by now', async () => {
    const id = await booked(76);
    await send(people.rocco, PHONE);
    await pass(4);
    for (let minutes = 0; minutes < 45; minutes += 1.5) {
      await send(people.rocco, PHONE);
      await pass(1.5 / 60);
    }
    await send(people.rocco, PHONE, cancel(id, ago(3)));
    expect(await outcome(id)).toBe('notice, 0 h ago');
  });

  it.each([
    ['in the future', -2],
    ['before the silence', 7],
  ])('%s is not trusted', async (_, hours) => {
    const id = await booked(76);
    await pass(1);
    await send(people.rocco, PHONE);
    await pass(4);
    await send(people.rocco, PHONE, cancel(id, ago(hours)));
    expect(await outcome(id)).toBe('notice, 0 h ago');
  });

  it('before the booking was made is not trusted: nobody leaves what they have not got', async () => {
    await send(people.rocco, PHONE);
    const shift = await publishedShift(scene, { inHours: 40, booking_mode: 'review' });
    const asked = newId();
    await act(db, people.rocco, application(shift, { id: asked }));
    await pass(2);
    const id = newId();
    const accept = { id: asked, decision: 'accept', version: 1, booking_id: id };
    expect(await verdict(db, people.vera, command('decide_application', accept))).toBe('applied');
    await pass(6);
    await send(people.rocco, PHONE);
    await send(people.rocco, PHONE, cancel(id, ago(7)));
    expect(await outcome(id)).toBe('notice, 0 h ago');
  });

  it('does not date a row back behind its own last change, nor make that change cost the worker', async () => {
    const id = await booked(76);
    await send(people.rocco, PHONE);
    await pass(3);
    await db.query('update public.bookings set rest_reason = $1', ['Two nights running']);
    await db.query('update public.bookings set updated_at = private.now() where id = $1', [id]);
    await pass(2);
    await send(people.rocco, PHONE, cancel(id, ago(4)));
    expect(await outcome(id)).toBe('early, 2 h ago');
  });
});

describe('arriving too late', () => {
  it('a worker’s cancel after the start is refused, whenever it was said', async () => {
    const id = await booked(6);
    await send(people.rocco, PHONE);
    await pass(5);
    const { outcomes } = await send(people.rocco, PHONE, cancel(id, ago(4)));
    expect(outcomes).toMatchObject([{ state: 'applied' }]);

    const other = await booked(6);
    await pass(8);
    expect((await send(people.rocco, PHONE, cancel(other, ago(5)))).outcomes).toMatchObject([{ code: 'too_late' }]);
  });

  it('a manager’s cancel after the end changes no worked shift, and the venue owes nothing for it', async () => {
    const id = await booked(6);
    await send(people.mina, PHONE);
    await pass(26);
    await send(people.mina, PHONE);
    expect((await send(people.mina, PHONE, cancel(id, ago(22)))).outcomes).toMatchObject([{ code: 'too_late' }]);
    expect(await one(db, 'select status, owed_minor from public.bookings where id = $1', [id])).toEqual({
      status: 'confirmed',
      owed_minor: null,
    });
  });

  it('a manager’s cancel before the end is the venue’s own, at what it costs by then', async () => {
    const id = await booked(50);
    await send(people.mina, PHONE);
    await pass(40);
    await send(people.mina, PHONE, cancel(id, ago(39)));
    expect(await outcome(id)).toBe('late, 39 h ago');
  });
});

describe('a drained queue', () => {
  const flood = async (person: Person, recordedAt: (nth: number) => string) => {
    const chat = (
      await one<{ id: string }>(db, 'select private.open_conversation($1, $2) as id', [scene.venueId, people.rocco.id])
    ).id;
    const commands = Array.from({ length: 200 }, (_, nth) =>
      command(
        'send_message',
        { id: newId(), conversation_id: chat, content: `Line ${nth}` },
        { recordedAt: recordedAt(nth) },
      ),
    );
    await send(person, PHONE);
    // One call does what it has time for; the device sends the rest in the next (PU9).
    let applied = 0;
    for (let left = commands; left.length > 0; ) {
      const { outcomes } = await send(person, PHONE, ...left);
      applied += outcomes.filter(({ state }) => state === 'applied').length;
      left = left.slice(outcomes.length);
    }
    return applied;
  };

  it('of an evening in a cellar is no flood, although the device sends an empty batch first', async () => {
    await send(people.vera, PHONE);
    await pass(5);
    expect(await flood(people.vera, nth => ago(4.5 - nth / 60))).toBe(200);
  });

  it('is never refused for its size, although another device was in use meanwhile', async () => {
    await send(people.vera, PHONE);
    await pass(4.9);
    await send(people.vera, TABLET);
    await pass(0.1);
    expect(await flood(people.vera, nth => ago(4.5 - nth / 60))).toBe(200);
  });

  it('is not what sixty lines in one minute are, whatever the phone says of when', async () => {
    expect(await flood(people.vera, () => ago(0))).toBe(60);
    await send(people.rocco, PHONE);
    await pass(5);
    expect(await flood(people.rocco, () => ago(3))).toBe(60);
  });
});
