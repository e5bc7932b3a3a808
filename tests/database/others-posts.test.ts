// Which posts a rockstar carries: other people's of the chosen areas until the day is over, and what they applied for longer.
import { describe, expect, it } from 'vitest';
import { Mirror } from './mirror.ts';
import { act, application, command, people, publishedShift } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach();

describe('posts', () => {
  it('no chosen area is none: what nobody applied for is not carried', async () => {
    const [asked, other] = [await publishedShift(scene), await publishedShift(scene, { inHours: 60 })];
    await act(scene.db, people.rocco, application(asked));
    const rocco = new Mirror(scene.db, people.rocco);
    await rocco.pull();
    await act(scene.db, people.rocco, command('edit_profile', { areas: [] }));
    await rocco.pull();
    expect([rocco.has('shifts', asked), rocco.has('shifts', other)]).toEqual([true, false]);
    await rocco.expectTrue();
  });

  it('a post of others leaves with the UTC day on which it ended, what one applied for stays eight weeks', async () => {
    const [asked, other] = [await publishedShift(scene), await publishedShift(scene)];
    await act(scene.db, people.rocco, application(asked));
    const ends = (day: string) =>
      scene.db.query(
        `update public.shifts set starts_at = ${day} - interval '8 hours', ends_at = ${day} where id = any ($1)`,
        [[asked, other]],
      );
    const today = "date_trunc('day', private.now(), 'UTC')";
    await ends(`${today} + interval '1 minute'`);
    const rocco = new Mirror(scene.db, people.rocco);
    await rocco.pull();
    expect([rocco.has('shifts', asked), rocco.has('shifts', other)]).toEqual([true, true]);
    await ends(`${today} - interval '1 minute'`);
    const later = new Mirror(scene.db, people.rocco);
    await later.pull();
    expect([later.has('shifts', asked), later.has('shifts', other)]).toEqual([true, false]);
    await later.expectTrue();
    // The phone that never heard of the new end is told that the post went: with the old end it would keep it.
    await rocco.pull();
    expect(rocco.has('shifts', other)).toBe(false);
    await rocco.expectTrue();
  });
});
