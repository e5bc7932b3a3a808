// Handing over while somebody else does something to the same booking: one of the two comes first, and the place is
// always exactly one person's or nobody's.
import { describe, expect, it } from 'vitest';
import { act, claim, command, newId, one, people, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { accept, asked, bookedShift, makeColleagues } from './situations/transfers.ts';

const { vera, rocco, rosa, sam } = people;
const scene = sceneForEach(async scene => {
  await makeColleagues(scene, 400);
});

/** Every round has a night of its own, so that nobody is tired of the one before. */
const nights = Array.from({ length: 6 }, (_, nth) => 40 + 48 * nth);

async function handedToRosa(inHours: number) {
  const of = await bookedShift(scene, rocco, { inHours });
  return { ...of, id: await asked(scene, rocco, { to: rosa, booking: of.booking }) };
}

interface End {
  readonly counted: number;
  readonly live: number;
  readonly rosa: number;
  readonly transfer: string;
}

const endOf = (shift: string, id: string) =>
  one<End>(
    scene.db,
    `select (select confirmed_count from public.shifts where id = $1) as counted,
       (count(*) filter (where private.is_live_booking(status)))::int as live,
       (count(*) filter (where worker_id = $3 and private.is_live_booking(status)))::int as rosa,
       (select status from public.transfers where id = $2) as transfer
     from public.bookings where shift_id = $1`,
    [shift, id, rosa.id],
  );

describe('taking over', () => {
  it.each([
    ['the venue’s cancelling', vera],
    ['the giver’s own', rocco],
  ] as const)('against %s: whoever comes first decides', async (_, who) => {
    for (const inHours of nights) {
      const { shift, booking, id } = await handedToRosa(inHours);
      const [taken, left] = await Promise.all([
        verdict(scene.db, rosa, accept(id)),
        verdict(scene.db, who, command('cancel_booking', { id: booking })),
      ]);
      const first = taken === 'applied';
      expect([taken, left]).toEqual(first ? ['applied', 'wrong_state'] : ['transfer_gone', 'applied']);
      const n = first ? 1 : 0;
      expect(await endOf(shift, id)).toEqual({
        counted: n,
        live: n,
        rosa: n,
        transfer: first ? 'transferred' : 'lapsed',
      });
    }
  });

  it('by two who were asked: one has it, the other is told that it is gone', async () => {
    await scene.db.query("update public.profiles set skills = '{bartender}' where id = $1", [sam.id]);
    await scene.db.query('update public.shifts set positions = 3 where confirmed_count = 2');
    const [shared] = await scene.db.query<{ id: string }>('select id from public.shifts where positions = 3');
    await act(scene.db, sam, claim(shared?.id ?? ''));
    for (const inHours of nights) {
      const { shift, booking, id } = await handedToRosa(inHours);
      const second = await asked(scene, rocco, { to: sam, booking });
      const said = await Promise.all([verdict(scene.db, rosa, accept(id)), verdict(scene.db, sam, accept(second))]);
      expect([...said].sort()).toEqual(['applied', 'transfer_gone']);
      const [one, other] = said[0] === 'applied' ? ['transferred', 'lapsed'] : ['lapsed', 'transferred'];
      expect(await endOf(shift, id)).toMatchObject({ counted: 1, live: 1, transfer: one });
      expect(await endOf(shift, second)).toMatchObject({ transfer: other });
    }
  });

  it('against one’s own booking elsewhere at that time: never both', async () => {
    for (const inHours of nights) {
      const { shift, id } = await handedToRosa(inHours);
      const other = await bookedShift(scene, rocco, { inHours: inHours + 2 });
      await scene.db.query('update public.shifts set positions = 2 where id = $1', [other.shift]);
      const said = await Promise.all([
        verdict(scene.db, rosa, accept(id)),
        verdict(scene.db, rosa, claim(other.shift, { application_id: newId() })),
      ]);
      expect([...said].sort()).toEqual(['applied', 'clash']);
      expect(await endOf(shift, id)).toMatchObject({ counted: 1, live: 1 });
    }
  });
});
