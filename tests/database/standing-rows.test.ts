// How much of a thing a venue may have standing: by rows and not by calls, fewer while nobody has looked at the venue.
import { beforeEach, describe, expect, it } from 'vitest';
import type { SentCommand } from '#sync/answer.ts';
import { command, newId, people, publishedShift, shiftArgs, sync, verify } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';
import { patternArgs } from './situations/board.ts';

const scene = sceneForEach(async scene => {
  await scene.db.query("update public.venues set tz = 'UTC'");
});

/** By answer, how often; as a queue that was filled without signal, of which a slow server answers a part in each call. */
async function counted(commands: readonly SentCommand[], person = people.vera): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let from = 0; from < commands.length; ) {
    const { outcomes } = await sync(scene.db, person, { commands: commands.slice(from, from + 200) });
    if (outcomes.length === 0) throw new Error('Nothing was answered');
    from += outcomes.length;
    for (const outcome of outcomes) {
      const word = outcome.state === 'applied' ? 'applied' : outcome.code;
      counts[word] = (counts[word] ?? 0) + 1;
    }
  }
  return counts;
}

const many = (length: number, make: (nth: number) => SentCommand) => Array.from({ length }, (_, nth) => make(nth));
const draft = (id = newId()) => command('save_shift', shiftArgs({ id, venue_id: scene.venueId }));
const posts = (length: number) => {
  const ids = Array.from({ length }, () => newId());
  return {
    drafts: ids.map(id => draft(id)),
    published: ids.map(id => command('publish_shift', { id, version: 1 })),
    ids,
  };
};
const job = () =>
  command('save_job', {
    id: newId(),
    venue_id: scene.venueId,
    role: 'bartender',
    title: 'Bartender',
    employment_type: 'full_time',
    pay_min_minor: 1500,
    pay_period: 'hour',
    skills: [],
  });
const template = () =>
  command('save_shift_template', {
    id: newId(),
    venue_id: scene.venueId,
    name: 'Friday',
    role: 'bartender',
    starts_time: '18:00',
    ends_time: '02:00',
    break_min: 30,
    rate_minor: 1500,
    tips: true,
    positions: 1,
    booking_mode: 'review',
  });

describe('an unverified venue', () => {
  beforeEach(() => verify(scene.db, scene.venueId, 'unverified'));

  it('has ten posts ahead, and one more once one is taken back', async () => {
    const { drafts, published, ids } = posts(12);
    expect(await counted(drafts)).toEqual({ applied: 12 });
    expect(await counted(published)).toEqual({ applied: 10, unverified_limit: 2 });
    expect(await counted([command('cancel_shift', { id: ids[0] })])).toEqual({ applied: 1 });
    expect(await counted([command('publish_shift', { id: ids[11], version: 1 })])).toEqual({ applied: 1 });
  });

  it.each([
    ['drafts', 100, () => draft()],
    ['jobs', 10, job],
    ['templates', 20, template],
    ['patterns', 20, () => command('save_shift_pattern', patternArgs(scene))],
  ] as const)('has no more than so many %s', async (_, most, make) => {
    expect(await counted(many(most + 2, make))).toEqual({ applied: most, unverified_limit: 2 });
    await verify(scene.db, scene.venueId);
    expect(await counted([make()])).toEqual({ applied: 1 });
  });

  it('shares its limit with the others that its founder has and nobody has verified', async () => {
    const other = newId();
    const place = { name: 'The Tin Thistle', address: '1 Tin Street', area: 'london' };
    expect(await counted([command('add_venue', { id: other, ...place })])).toEqual({ applied: 1 });
    await scene.db.query("update public.venues set tz = 'UTC' where id = $1", [other]);
    const here = posts(6);
    const there = Array.from({ length: 6 }, () => newId());
    await counted([...here.drafts, ...there.map(id => command('save_shift', shiftArgs({ id, venue_id: other })))]);
    expect(await counted(here.published)).toEqual({ applied: 6 });
    const published = there.map(id => command('publish_shift', { id, version: 1 }));
    expect(await counted(published)).toEqual({ applied: 4, unverified_limit: 2 });
    await verify(scene.db, other);
    expect(await counted([command('publish_shift', { id: there[5], version: 1 })])).toEqual({ applied: 1 });
  });

  it('may change what it has, however full it is', async () => {
    const { drafts, ids } = posts(100);
    await counted(drafts);
    expect(await counted([draft(ids[0])])).toEqual({ applied: 1 });
  });
});

it('a verified venue posts a season in one go, and is not refused for the size of its queue', async () => {
  const { drafts, published } = posts(150);
  expect(await counted(drafts)).toEqual({ applied: 150 });
  expect(await counted(published)).toEqual({ applied: 150 });
});

it('one venue asks one person for twenty things at a time', async () => {
  const shifts = [];
  for (let nth = 0; nth < 21; nth += 1) shifts.push(await publishedShift(scene, { inHours: 30 + nth }));
  await scene.db.query('update public.profiles set discoverable = true');
  const ask = (shift_id: string) =>
    command('send_work_invitation', { id: newId(), venue_id: scene.venueId, worker_id: people.rosa.id, shift_id });
  expect(await counted(shifts.map(ask))).toEqual({ applied: 20, too_many_invitations: 1 });
});

it('one address gets five invitations a day from one person', async () => {
  const invite = () =>
    command('invite_member', { id: newId(), venue_id: scene.venueId, email: 'Poor.Target@example.com', role: 'staff' });
  expect(await counted(many(12, invite))).toEqual({ applied: 5, throttled: 7 });
  const other = command('invite_member', {
    id: newId(),
    venue_id: scene.venueId,
    email: 'else@example.com',
    role: 'staff',
  });
  expect(await counted([other])).toEqual({ applied: 1 });
  expect(await scene.db.query('select from private.outgoing_mails')).toHaveLength(6);
});
