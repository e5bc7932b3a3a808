import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profilePrivate } from '#domain/profiles/schema.ts';
import { saveSettings } from '#domain/settings/commands.ts';
import { userSettings } from '#domain/settings/schema.ts';
import { type Stage, setStage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.clear());

describe('save_settings', () => {
  it('SP3.10 changes only what is named, offline too, and keeps the defaults of the rest', async () => {
    const { rocco } = stage;
    rocco.loseNetwork();
    await rocco.act(saveSettings, { color_scheme: 'dark' });
    expect(await rocco.row(userSettings, rocco.userId)).toMatchObject({ color_scheme: 'dark', language: null });
    await rocco.act(saveSettings, { language: 'es', marketing: true });
    rocco.regainNetwork();
    await rocco.settled();
    expect(await rocco.row(userSettings, rocco.userId)).toMatchObject({
      email: true,
      push: true,
      sms: false,
      marketing: true,
      color_scheme: 'dark',
      language: 'es',
      time_zone: 'auto',
    });
  });

  it('makes the language also that of the person’s mails', async () => {
    const { rocco } = stage;
    await rocco.actAndSettle(saveSettings, { language: 'fr' });
    expect(await rocco.row(profilePrivate, rocco.userId)).toMatchObject({ locale: 'fr' });
  });

  it('is nobody else’s to see', async () => {
    const { rosa, vera } = stage;
    await rosa.settled();
    await vera.settled();
    expect([...(await rosa.rows(userSettings)), ...(await vera.rows(userSettings))]).toEqual([]);
  });
});
