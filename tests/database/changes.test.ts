// edit_shift and what follows: who is asked, who is told, what holds until they answered, and what the clock does.
import { describe, expect, it } from 'vitest';
import { act, application, claim, command, newId, one, people, publishedShift, shiftArgs, verdict } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach();

interface Change {
  readonly inHours?: number;
  readonly hours?: number;
  readonly [field: string]: unknown;
}

/** The terms of a published shift of the scene, changed. */
function edit(id: string, { version = 2, ...changes }: Change = {}) {
  const { venue_id: _, ...args } = shiftArgs({ id, venue_id: scene.venueId, ...changes });
  return command('edit_shift', { ...args, version });
}

async function booked(more: Record<string, unknown> = {}) {
  const shift = await publishedShift(scene, { positions: 2, ...more });
  const booking = newId();
  await act(scene.db, people.rocco, claim(shift, { booking_id: booking }));
  return { shift, booking };
}

const bookingOf = (id: string) =>
  one<{ status: string; rate: number; version: number; proposed: { rate_minor: number } | null; hours: number }>(
    scene.db,
    `select status, rate_minor as rate, version, proposed, round(extract(epoch from answer_by - now()) / 3600)::int as hours
     from public.bookings where id = $1`,
    [id],
  );
const told = async () =>
  (await scene.db.query<{ kind: string }>('select kind from public.notifications order by created_at, kind')).map(
    ({ kind }) => kind,
  );
const answer = (id: string, said: 'accept' | 'decline', version = 2) =>
  verdict(scene.db, people.rocco, command('respond_change', { id, answer: said, version }));

describe('edit_shift', () => {
  it.each([
    ['more pay', { rate_minor: 1600 }],
    ['a shorter break', { break_min: 15 }],
    ['more places', { positions: 5 }],
    ['another title', { title: 'Wedding' }],
  ])('applies %s at once, and moves no version', async (_, change) => {
    const { shift, booking } = await booked();
    expect(await verdict(scene.db, people.mina, edit(shift, { positions: 2, ...change }))).toBe('applied');
    expect(await bookingOf(booking)).toMatchObject({ status: 'confirmed', version: 1, proposed: null });
    expect(await one(scene.db, 'select version from public.shifts where id = $1', [shift])).toEqual({ version: 2 });
  });

  it('merges what two managers change, and refuses what both mean, with what it is', async () => {
    const shift = await publishedShift(scene, { rate_minor: 1500, title: 'Bar' });
    const say = (person: typeof people.vera, typed: object, seen: object) =>
      act(scene.db, person, command('edit_shift', { id: shift, version: 2, ...typed, seen }));
    const stands = () => one(scene.db, 'select rate_minor, title, positions from public.shifts where id = $1', [shift]);
    const { positions } = await one<{ positions: number }>(
      scene.db,
      'select positions from public.shifts where id = $1',
      [shift],
    );
    expect(await say(people.mina, { rate_minor: 1400 }, { rate_minor: 1500 })).toMatchObject({ state: 'applied' });
    // The version is another by now; what Vera typed is not what Mina changed.
    expect(await say(people.vera, { title: 'Late bar' }, { title: 'Bar' })).toMatchObject({ state: 'applied' });
    const late = await say(people.vera, { rate_minor: 1700, positions: 9 }, { rate_minor: 1500, positions });
    expect(late).toMatchObject({
      state: 'rejected',
      code: 'changed_since',
      detail: { fields: ['rate_minor'], rate_minor: 1400 },
    });
    expect(await stands()).toEqual({ rate_minor: 1400, title: 'Late bar', positions });
    expect(await say(people.vera, { rate_minor: 1700 }, 'nothing' as unknown as object)).toMatchObject({
      code: 'invalid_arguments',
    });
  });

  it('tells who is booked of better terms', async () => {
    const { shift, booking } = await booked();
    await act(scene.db, people.mina, edit(shift, { positions: 2, rate_minor: 1600 }));
    expect(await bookingOf(booking)).toMatchObject({ rate: 1600 });
    expect(await told()).toContain('shift_changed');
  });

  it.each([
    ['less pay', { rate_minor: 1400 }],
    ['a longer break', { break_min: 45 }],
    ['another role', { role: 'host' }],
    ['an hour later', { inHours: 31 }],
    ['an hour longer', { hours: 9 }],
  ])('proposes %s, while the agreed terms hold', async (_, change) => {
    const { shift, booking } = await booked();
    expect(await verdict(scene.db, people.mina, edit(shift, { positions: 2, ...change }))).toBe('applied');
    expect(await bookingOf(booking)).toMatchObject({ status: 'change_pending', rate: 1500, version: 2, hours: 12 });
    expect(await one(scene.db, 'select version from public.shifts where id = $1', [shift])).toEqual({ version: 3 });
    expect(await told()).toContain('change_proposed');
  });

  it('is for managers who saw its present version, before it begins, and never below who is booked', async () => {
    const { shift } = await booked();
    await act(scene.db, people.rosa, claim(shift));
    for (const person of [people.stef, people.rocco])
      expect(await verdict(scene.db, person, edit(shift, { positions: 2 }))).toBe('not_allowed');
    expect(await verdict(scene.db, people.mina, edit(shift, { positions: 2, version: 1 }))).toBe('terms_changed');
    expect(await verdict(scene.db, people.mina, edit(shift, { positions: 1 }))).toBe('positions_taken');
    expect(await verdict(scene.db, people.mina, edit(shift, { positions: 2, hours: 17 }))).toBe('shift_too_long');
    expect(await verdict(scene.db, people.mina, edit(shift, { positions: 2, inHours: -3 }))).toBe('start_in_past');
    await scene.db.query(
      "update public.shifts set starts_at = now() - interval '1 minute', ends_at = now() + interval '8 hours'",
    );
    expect(await verdict(scene.db, people.mina, edit(shift, { positions: 2 }))).toBe('too_late');
  });

  it('that goes back to what was agreed takes the question back', async () => {
    const { shift, booking } = await booked();
    await act(scene.db, people.mina, edit(shift, { positions: 2, rate_minor: 1400 }));
    await act(scene.db, people.mina, edit(shift, { positions: 2, rate_minor: 1500, version: 3 }));
    expect(await bookingOf(booking)).toMatchObject({ status: 'confirmed', rate: 1500, proposed: null });
  });

  it('with more places offers them to who waits', async () => {
    const shift = await publishedShift(scene, { positions: 1 });
    await act(scene.db, people.rocco, claim(shift));
    await act(scene.db, people.rosa, claim(shift));
    await act(scene.db, people.vera, edit(shift, { positions: 2 }));
    expect(
      await one(scene.db, 'select status from public.applications where worker_id = $1', [people.rosa.id]),
    ).toEqual({
      status: 'offered',
    });
  });
});

describe('respond_change', () => {
  it('takes the new terms', async () => {
    const { shift, booking } = await booked();
    await act(scene.db, people.mina, edit(shift, { positions: 2, rate_minor: 1400 }));
    expect(await answer(booking, 'accept', 1)).toBe('terms_changed');
    expect(await answer(booking, 'accept')).toBe('applied');
    expect(await bookingOf(booking)).toMatchObject({ status: 'confirmed', rate: 1400, proposed: null });
    expect(await answer(booking, 'accept', 3)).toBe('wrong_state');
    expect(await told()).toContain('change_accepted');
  });

  it('or leaves without a mark, and the place reopens', async () => {
    const { shift, booking } = await booked();
    await act(scene.db, people.mina, edit(shift, { positions: 2, rate_minor: 1400 }));
    expect(await answer(booking, 'decline')).toBe('applied');
    expect(await one(scene.db, 'select status, cancel_tier as tier from public.bookings')).toEqual({
      status: 'released',
      tier: null,
    });
    expect(await one(scene.db, 'select confirmed_count as booked from public.shifts')).toEqual({ booked: 0 });
  });

  it('cannot put somebody in two places', async () => {
    const { shift, booking } = await booked();
    await act(scene.db, people.rocco, claim(await publishedShift(scene, { inHours: 40, hours: 4 })));
    await act(scene.db, people.mina, edit(shift, { positions: 2, hours: 12 }));
    expect(await answer(booking, 'accept')).toBe('clash');
    expect(await bookingOf(booking)).toMatchObject({ status: 'change_pending' });
  });
});

describe('no answer in time', () => {
  const settle = (id: string, choice: 'revert' | 'release') =>
    verdict(scene.db, people.mina, command('settle_change', { id, choice, version: 2 }));

  it.each([
    ['revert', 'confirmed', 'change_reverted'],
    ['release', 'released', 'change_released'],
  ] as const)('lets the venue %s', async (choice, status, kind) => {
    const { shift, booking } = await booked();
    await act(scene.db, people.vera, edit(shift, { positions: 2, rate_minor: 1400 }));
    expect(await settle(booking, choice)).toBe('answer_pending');
    await scene.db.query("update public.bookings set answer_by = now() - interval '1 minute'");
    await scene.db.query('select private.run_clock()');
    expect(await told()).toContain('change_unanswered');
    expect(await settle(booking, choice)).toBe('applied');
    expect(await bookingOf(booking)).toMatchObject({ status, rate: 1500, proposed: null });
    expect(await told()).toContain(kind);
    const before = [await bookingOf(booking), await told()];
    const again = (wish: string) =>
      verdict(scene.db, people.vera, command('settle_change', { id: booking, choice: wish, version: 2 }));
    expect(await again(choice), 'whose wish it is too').toBe('applied');
    expect(await again(choice === 'revert' ? 'release' : 'revert')).toBe('wrong_state');
    expect([await bookingOf(booking), await told()]).toEqual(before);
  });

  it('is not taken for the old terms when the answer was yes', async () => {
    const { shift, booking } = await booked();
    await act(scene.db, people.vera, edit(shift, { positions: 2, rate_minor: 1400 }));
    expect(await answer(booking, 'accept')).toBe('applied');
    expect(await settle(booking, 'revert')).toBe('wrong_state');
  });

  it('leaves the agreed terms when the shift begins', async () => {
    const { shift, booking } = await booked();
    await act(scene.db, people.vera, edit(shift, { positions: 2, rate_minor: 1400 }));
    await scene.db.query("update public.bookings set starts_at = now() - interval '1 minute'");
    await scene.db.query('select private.run_clock()');
    expect(await bookingOf(booking)).toMatchObject({ status: 'confirmed', rate: 1500 });
  });
});

describe('who asked before the change', () => {
  const renew = (id: string, seen_version = 3) =>
    verdict(scene.db, people.rosa, command('renew_application', { id, seen_version, booking_id: newId() }));
  const asked = (id: string) =>
    one(scene.db, "select status, seen_terms ->> 'rate_minor' as saw from public.applications where id = $1", [id]);

  it('is asked again; accepting them meanwhile only holds the place', async () => {
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    const id = newId();
    await act(scene.db, people.rosa, application(shift, { id }));
    await act(scene.db, people.vera, edit(shift, { rate_minor: 1400, booking_mode: 'review' }));
    expect(await asked(id)).toEqual({ status: 'submitted', saw: '1500' });
    expect(await told()).toContain('asked_shift_changed');
    await act(
      scene.db,
      people.vera,
      command('decide_application', { id, decision: 'accept', version: 1, booking_id: newId() }),
    );
    expect(await asked(id)).toEqual({ status: 'offered', saw: '1500' });
    expect(await scene.db.query('select from public.bookings')).toEqual([]);
  });

  it('may still want it, and is then like anybody else', async () => {
    const shift = await publishedShift(scene, { booking_mode: 'review' });
    const id = newId();
    await act(scene.db, people.rosa, application(shift, { id }));
    await act(scene.db, people.vera, edit(shift, { rate_minor: 1400, booking_mode: 'review' }));
    expect(await renew(id, 2)).toBe('terms_changed');
    expect(await renew(id)).toBe('applied');
    expect(await asked(id)).toEqual({ status: 'submitted', saw: null });
    expect(await renew(id)).toBe('wrong_state');
  });

  it('a claim that was on its way is held, and booked once its rockstar agrees', async () => {
    const shift = await publishedShift(scene);
    await act(scene.db, people.vera, edit(shift, { rate_minor: 1400 }));
    const id = newId();
    expect(await verdict(scene.db, people.rosa, claim(shift, { application_id: id }))).toBe('applied');
    expect(await asked(id)).toEqual({ status: 'submitted', saw: '1500' });
    expect(await renew(id)).toBe('applied');
    expect(await asked(id)).toEqual({ status: 'accepted', saw: null });
    expect(await one(scene.db, 'select rate_minor as rate from public.bookings')).toEqual({ rate: 1400 });
  });
});
