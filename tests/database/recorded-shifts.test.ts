// What was worked without a post: one side writes it down, the other says yes, and only then it is a shift with a booking and agreed
// hours. Rocco and Vera's venue know each other from an application; the venue is in London.
import { describe, expect, it } from 'vitest';
import { act, application, command, newId, one, type Person, people, publishedShift, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { record } from './situations/invitations.ts';

const scene = sceneForEach();

const recorded = async (person: Person, of: Record<string, unknown> & { daysAgo?: number } = {}) => {
  const id = newId();
  return { id, code: await verdict(scene.db, person, record(scene, { id, ...of })) };
};
const answer = (person: Person, id: string, said: 'agree' | 'decline' | 'withdraw') =>
  verdict(scene.db, person, command('answer_recorded', { id, answer: said }));
const known = async () => {
  const shift = await publishedShift(scene, { inHours: 300, booking_mode: 'review' });
  await act(scene.db, people.rocco, application(shift));
};
const count = (table: string) => one(scene.db, `select count(*)::int as n from public.${table}`);
const told = async (person: Person) =>
  (
    await scene.db.query<{ kind: string }>(
      "select kind from public.notifications where user_id = $1 and (kind like 'recorded%' or kind = 'hours_agreed') order by created_at, id",
      [person.id],
    )
  ).map(({ kind }) => kind);

describe('a shift that was worked without a post', () => {
  it.each([
    ['the venue', people.vera, people.rocco, ['recorded_asked'], ['recorded_agreed_to_venue']],
    ['the Rockstar', people.rocco, people.mina, ['hours_agreed'], ['recorded_asked_to_venue']],
  ] as const)('counts when both said so, recorded by %s', async (_, first, second, toRocco, toVera) => {
    await known();
    const { id, code } = await recorded(first, { note: 'Stood in on the door' });
    expect(code).toBe('applied');
    expect(await answer(first, id, 'agree'), 'one’s own word is not two').toBe('not_allowed');
    expect([await count('bookings'), await count('timesheets')]).toEqual([{ n: 0 }, { n: 0 }]);
    expect(await answer(second, id, 'agree')).toBe('applied');
    expect(
      await one(
        scene.db,
        `select booking.status, sheet.agreed_min, sheet.basis, sheet.state, shift.confirmed_count as count, shift.starts_local like '%T18:00' as evening
         from public.bookings booking join public.timesheets sheet on sheet.booking_id = booking.id join public.shifts shift on shift.id = booking.shift_id
         where booking.worker_id = $1`,
        [people.rocco.id],
      ),
    ).toEqual({ status: 'approved', agreed_min: 450, basis: 'agreed', state: 'approved', count: 1, evening: true });
    expect([await told(people.rocco), await told(people.vera)]).toEqual([toRocco, toVera]);
    expect(await answer(second, id, 'agree'), 'said twice').toBe('applied');
    expect(await count('bookings')).toEqual({ n: 1 });
  });

  it('counts as work like any other: it is in the month, and nobody is missed or asked about it', async () => {
    await known();
    const { id } = await recorded(people.vera);
    await answer(people.rocco, id, 'agree');
    await scene.db.query('select private.run_clock()');
    expect(await one(scene.db, 'select worked_min as min, shifts from public.earned_months')).toEqual({
      min: 450,
      shifts: 1,
    });
    expect(await one(scene.db, 'select status, no_show_at from public.bookings')).toEqual({
      status: 'approved',
      no_show_at: null,
    });
    expect(await scene.db.query('select booking_id from private.bookings_to_watch')).toEqual([]);
  });

  it('is declined by the other side and withdrawn by one’s own, and then nobody’s to confirm', async () => {
    await known();
    const declined = await recorded(people.rocco);
    const withdrawn = await recorded(people.vera, { daysAgo: 7 });
    expect(await answer(people.mina, withdrawn.id, 'decline')).toBe('not_allowed');
    expect(await answer(people.mina, declined.id, 'decline')).toBe('applied');
    expect(await answer(people.mina, withdrawn.id, 'withdraw')).toBe('applied');
    expect(await answer(people.vera, declined.id, 'agree')).toBe('wrong_state');
    expect(await answer(people.rocco, withdrawn.id, 'agree')).toBe('wrong_state');
    expect(await told(people.rocco)).toEqual(['recorded_asked', 'recorded_declined']);
    expect(await count('bookings')).toEqual({ n: 0 });
  });

  it('is between two who know each other, of a manager, not of strangers and staff', async () => {
    expect((await recorded(people.vera)).code, 'before they had to do with each other').toBe('not_found');
    expect((await recorded(people.rocco)).code).toBe('not_found');
    await known();
    expect((await recorded(people.stef)).code).toBe('not_allowed');
    expect((await recorded(people.rosa)).code).toBe('not_allowed');
    const { id } = await recorded(people.vera);
    expect(await answer(people.rosa, id, 'agree')).toBe('not_allowed');
    await scene.db.query(
      "insert into public.relations (id, venue_id, worker_id, set_by_side, kind) values (gen_random_uuid(), $1, $2, 'rockstar', 'blocked')",
      [scene.venueId, people.rocco.id],
    );
    expect((await recorded(people.vera)).code, 'as if there were no such person').toBe('not_found');
  });

  it('is over, not long ago, and as long and as paid as a shift may be', async () => {
    await known();
    const codeOf = async (of: Record<string, unknown> & { daysAgo?: number }) => (await recorded(people.vera, of)).code;
    expect(await codeOf({ daysAgo: -1 })).toBe('not_over');
    expect(await codeOf({ daysAgo: 30 })).toBe('too_long_ago');
    expect(await codeOf({ rate_minor: 10_001 })).toBe('rate_out_of_range');
    expect(await codeOf({ break_min: 480 })).toBe('break_out_of_range');
    expect(await codeOf({ role: 'pirate' })).toBe('unknown_role');
    expect(await codeOf({ starts_at: new Date(Date.now() - 40 * 3_600_000).toISOString() })).not.toBe('applied');
  });

  it('takes the time once: what else was recorded of it lapses, and a booking stands in its way', async () => {
    await known();
    const [first, other] = [await recorded(people.vera), await recorded(people.rocco)];
    expect(await answer(people.rocco, first.id, 'agree')).toBe('applied');
    expect(await answer(people.vera, other.id, 'agree')).toBe('wrong_state');
    expect(await one(scene.db, 'select status from public.recorded_shifts where id = $1', [other.id])).toEqual({
      status: 'lapsed',
    });
    expect((await recorded(people.rocco)).code).toBe('clash');
    // The venue learns nothing of it: whoever was there says so.
    const again = await recorded(people.vera);
    expect(again.code).toBe('applied');
    expect(await answer(people.rocco, again.id, 'agree')).toBe('clash');
  });
});
