import { describe, expect, it } from 'vitest';
import { wallAt } from '#domain/time.ts';
import { timeZones } from '#domain/venues/time-zones.ts';

describe('the time zones of a city', () => {
  it('have the names of today, each once', () => {
    const zones = timeZones();
    for (const name of ['Asia/Kathmandu', 'Asia/Kolkata', 'Europe/Kyiv', 'Europe/Lisbon'])
      expect(zones).toContain(name);
    expect(zones).not.toContain('Asia/Katmandu');
    expect(new Set(zones).size).toBe(zones.length);
  });

  it('are all known to the clock', () => {
    for (const name of timeZones()) expect(wallAt(0, name)).toMatch(/^19(69|70)-/);
  });

  it('have the one that a city was given under its earlier name', () => {
    expect(timeZones('Asia/Katmandu')).toContain('Asia/Katmandu');
  });
});
