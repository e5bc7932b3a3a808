import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editProfile } from '#domain/profiles/commands.ts';
import { profilePrivate, profiles } from '#domain/profiles/schema.ts';
import { type Stage, setStage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.clear());

describe('edit_profile', () => {
  it('SP3.1 changes only the fields named, here at once and there when it can', async () => {
    const { rocco } = stage;
    rocco.loseNetwork();
    await rocco.act(editProfile, { skills: ['bartender', 'barista'], minimum_hourly_rate: 1450 });
    expect(await rocco.row(profiles, rocco.userId)).toMatchObject({ skills: ['bartender', 'barista'] });
    await rocco.act(editProfile, { bio: 'Twelve years, no broken glass.' });
    rocco.regainNetwork();
    await rocco.settled();
    const row = await rocco.row(profiles, rocco.userId);
    expect(row).toMatchObject({ name: 'Rocco Bianchi', bio: 'Twelve years, no broken glass.' });
    expect([...(row?.skills ?? [])].sort()).toEqual(['barista', 'bartender']);
    expect(await rocco.row(profilePrivate, rocco.userId)).toMatchObject({ minimum_hourly_rate: 1450 });
  });

  it('keeps the minimum rate from everybody else', async () => {
    const { vera, rocco } = stage;
    await vera.settled();
    const others = (await vera.rows(profilePrivate)).filter(row => row.id === rocco.userId);
    expect(others).toEqual([]);
  });
});
