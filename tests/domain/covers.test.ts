// How the waves of a search for cover stand, as a venue's device draws them.
import { expect, it } from 'vitest';
import { placesOpen, wavesOf } from '#domain/covers/rules.ts';
import type { InvitationStatus } from '#domain/invitations/schema.ts';

const now = Date.parse('2026-11-27T18:21:00Z');
const minute = 60_000;
const asked = (...of: readonly (readonly [wave: number, status: InvitationStatus])[]) =>
  of.map(([coverWave, status]) => ({ coverWave, status }));
const states = (waves: ReturnType<typeof wavesOf>) => waves.map(({ state }) => state);

it('says of each wave when it is asked, as long as nobody has', () => {
  const cover = { status: 'asking', waves: 3, wave: 1, nextAt: now + 8 * minute, apartMin: 8 } as const;
  const waves = wavesOf(cover, asked([1, 'sent'], [1, 'seen'], [1, 'declined']));
  expect(states(waves)).toEqual(['asked', 'planned', 'planned']);
  expect(waves.map(({ at }) => at)).toEqual([null, now + 8 * minute, now + 16 * minute]);
  expect(waves[0]).toMatchObject({ asked: 3, seen: 2, declined: 1 });
});

it('has waves that were never asked when the place is filled, and only as many as were wanted', () => {
  const cover = { status: 'filled', waves: 2, wave: 1, nextAt: null, apartMin: 8 } as const;
  const waves = wavesOf(cover, asked([1, 'accepted'], [1, 'too_late']));
  expect(states(waves)).toEqual(['asked', 'passed']);
  expect(waves.map(({ at }) => at)).toEqual([null, null]);
});

it('of those whose invitation ended before they answered it does not say that they saw it', () => {
  const cover = { status: 'stopped', waves: 1, wave: 1, nextAt: null, apartMin: 8 } as const;
  const [wave] = wavesOf(cover, asked([1, 'revoked'], [1, 'expired'], [1, 'too_late'], [1, 'declined']));
  expect(wave).toMatchObject({ asked: 4, seen: 1, declined: 1 });
});

it('counts nobody before the server has asked: a search that waits on a device has asked no one', () => {
  const cover = { status: 'asking', waves: 3, wave: 0, nextAt: now, apartMin: 8 } as const;
  const waves = wavesOf(cover, []);
  expect(states(waves)).toEqual(['planned', 'planned', 'planned']);
  expect(waves.map(wave => wave.asked)).toEqual([0, 0, 0]);
});

it('has the place of somebody who was said to be missing without signal, before the server counts', () => {
  const shift = { positions: 2, confirmedCount: 2 };
  const [here, gone] = [{ status: 'checked_in' }, { status: 'no_show' }] as const;
  expect(placesOpen(shift, [here, here])).toBe(0);
  expect(placesOpen(shift, [here, gone])).toBe(1);
  expect(placesOpen({ ...shift, confirmedCount: 1 }, [here, here]), 'the server knows better').toBe(1);
});
