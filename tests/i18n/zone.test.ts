// The zone that a device is in, as its browser names it.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceZone, ianaOf } from '#i18n/zone.ts';

afterEach(() => void vi.unstubAllEnvs());

describe('the zone of a device', () => {
  it.each([
    ['that knows it', 'Australia/Lord_Howe', 'Australia/Lord_Howe'],
    ['whose name every engine refuses', 'Etc/Unknown', 'UTC'],
    ['that names none', 'Nowhere/Atlantis', 'UTC'],
  ])('%s (%s) is one by which a clock can be written', (_, set, zone) => {
    vi.stubEnv('TZ', set);
    expect([deviceZone(), ianaOf('auto')]).toEqual([zone, zone]);
    expect(new Intl.DateTimeFormat('en', { timeZone: deviceZone() }).resolvedOptions().timeZone).toBe(zone);
  });
});
