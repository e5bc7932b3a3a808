// An admin verifies the name and the place that they saw: not what a venue became while it was read, nor letters that read otherwise.
import { beforeEach, describe, expect, it } from 'vitest';
import { command, makeAdmins, one, people, verdict, verify } from './scene.ts';
import { sceneForEach } from './scene-for-each.ts';

const scene = sceneForEach(async ({ db, venueId }) => {
  await makeAdmins(db);
  await verify(db, venueId, 'unverified');
});
const { sol, vera, mina } = people;

const request = () =>
  verdict(
    scene.db,
    vera,
    command('request_verification', {
      ...{ id: scene.venueId, legal_name: 'Thistle Ltd', registration_number: '01234567' },
      ...{ website: 'thistle.example', file_ids: [] },
    }),
  );
const decide = (more: object) =>
  verdict(scene.db, sol, command('admin_set_verification', { id: scene.venueId, ...more }));
const venue = () => one(scene.db, 'select name, verification_status from public.venues where id = $1', [scene.venueId]);
const handedIn = () =>
  one(scene.db, 'select state, reason, version from public.venue_verifications where id = $1', [scene.venueId]);

describe('what an admin decides about', () => {
  const shown = { address: '12 Lantern Row', area: 'london', industry: 'bar' };
  const rename = (name: string, more: object = {}) =>
    verdict(scene.db, mina, command('edit_venue', { id: scene.venueId, ...shown, name, ...more }));
  beforeEach(() => rename('The Copper Thistle'));

  it('is the name and the place that they saw', async () => {
    await request();
    expect(await rename('the copper-thistle')).toBe('applied');
    expect(await handedIn(), 'the same name').toEqual({ state: 'waiting', reason: null, version: 1 });
    expect(await rename('The Ritz')).toBe('applied');
    expect(await handedIn()).toEqual({ state: 'waiting', reason: null, version: 2 });
    expect(await decide({ status: 'verified', version: 1 })).toBe('wrong_state');
    await rename('The Ritz', { address: '150 Piccadilly' });
    expect(await decide({ status: 'verified', version: 2 })).toBe('wrong_state');
    expect(await decide({ status: 'unverified', reason: 'Not theirs', version: 3 })).toBe('applied');
    await rename('The Savoy');
    expect(await handedIn()).toEqual({ state: 'rejected', reason: 'Not theirs', version: 5 });
    expect(await decide({ status: 'verified', version: 4 })).toBe('wrong_state');
    expect(await venue()).toMatchObject({ verification_status: 'unverified' });
  });

  it('is that of one that moved, too', async () => {
    await request();
    await decide({ status: 'verified', version: 1 });
    await rename('The Copper Thistle', { address: '3 Quay Street' });
    expect(await handedIn()).toMatchObject({ state: 'waiting', version: 3 });
    await rename('The Ritz', { address: '3 Quay Street' });
    expect(await decide({ status: 'verified', version: 3 })).toBe('wrong_state');
    expect(await decide({ status: 'verified', version: 4 })).toBe('applied');
  });

  it('is the name that they saw of one that handed in nothing', async () => {
    await rename('The Ritz');
    expect(await decide({ status: 'verified', name: 'The Copper Thistle' })).toBe('wrong_state');
    expect(await decide({ status: 'verified', name: 'The Ritz' })).toBe('applied');
  });

  it('is no name that reads otherwise than it was written', async () => {
    await rename('ztiR ehT');
    await request();
    await decide({ status: 'verified', version: 1 });
    await rename('\u202eztiR ehT\u2069');
    expect(await venue()).toEqual({ name: 'ztiR ehT', verification_status: 'verified' });
  });
});
