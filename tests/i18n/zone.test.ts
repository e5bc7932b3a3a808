// The zone that a device is in, as its browser names it.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceZone, ianaOf } from '#i18n/zone.ts';
import { zoneNote } from '#i18n/zone-note.ts';

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

it('a list of shifts elsewhere makes what names their zone once, not for each of its rows', () => {
  const row = (day: number) => ({ at: `2026-11-${day}T18:00:00Z`, tz: 'America/New_York', own: 'Europe/London' });
  expect(zoneNote('en', row(21))).toBe('Eastern Time');
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  expect([22, 23, 24].map(day => zoneNote('en', row(day)))).toEqual(['Eastern Time', 'Eastern Time', 'Eastern Time']);
  expect(made).not.toHaveBeenCalled();
  made.mockRestore();
});
