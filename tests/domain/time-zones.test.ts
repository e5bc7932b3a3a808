import { describe, expect, it } from 'vitest';
import { wallAt } from '#domain/time.ts';
import { timeZones, zonesNamed } from '#domain/venues/time-zones.ts';

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

  it.each([
    ['new york', 'America/New_York'],
    ['St. John’s', 'America/St_Johns'],
    ['são paulo', 'America/Sao_Paulo'],
    ['port-au-prince', 'America/Port-au-Prince'],
    ['America/St_J', 'America/St_Johns'],
  ])('are found by a city as people write it: %s', (typed, zone) => {
    expect(zonesNamed(typed, timeZones())).toContain(zone);
    expect(zonesNamed(typed, timeZones()).length).toBeLessThan(5);
  });
});
