// Auckland's clocks go back at three in the morning of 4 April 2027: what they show from two to three, they show twice.
import { describe, expect, it } from 'vitest';
import { lastBefore, likelyOf, readAfterStart, readNear } from '#domain/attendance/night-times.ts';
import { instantOf, type WallReading } from '#domain/time.ts';

const tz = 'Pacific/Auckland';
const at = (utc: string) => Date.parse(`${utc}Z`);
/** 20:00 to the second 02:30: seven and a half hours. */
const night = { startsAt: at('2027-04-03T07:00'), endsAt: at('2027-04-03T14:30'), tz };
const meant = (reading: WallReading, near: number, latest?: number) =>
  new Date(instantOf(reading, likelyOf(reading, near, latest))).toISOString().slice(0, 16);

describe('a time of the night on which the clocks go back', () => {
  it('is the one that is nearer to when it is likely: who was on until the second 02:30 left then', () => {
    const left = readNear(night, '02:30');
    expect(left.kind).toBe('ambiguous');
    expect(meant(left, night.endsAt)).toBe('2027-04-03T14:30');
    expect(meant(left, at('2027-04-03T13:30'))).toBe('2027-04-03T13:30');
  });

  it('is none that is still to come', () => {
    expect(meant(readNear(night, '02:30'), night.endsAt, at('2027-04-03T13:31'))).toBe('2027-04-03T13:30');
  });

  it('as another end is after the end, where that is asked for', () => {
    const early = { ...night, endsAt: at('2027-04-03T13:30') };
    const hourLater = early.endsAt + 3_600_000;
    expect(meant(readAfterStart(early, '02:30'), hourLater), 'not the planned end itself').toBe('2027-04-03T14:30');
  });

  it('as an earlier start is the last before the start', () => {
    const late = { ...night, startsAt: at('2027-04-03T15:00'), endsAt: at('2027-04-03T20:00') };
    expect(lastBefore(late, '02:30'), 'half an hour earlier, not an hour and a half').toBe(at('2027-04-03T14:30'));
    expect(lastBefore({ ...late, startsAt: at('2027-04-03T14:30') }, '02:30')).toBe(at('2027-04-03T13:30'));
  });
});

describe('a time of any night', () => {
  it('is on the nearer of its days', () => {
    const plain = { startsAt: at('2027-04-16T08:00'), endsAt: at('2027-04-16T16:00'), tz };
    const [came, left] = [readNear(plain, '19:50'), readNear(plain, '04:10')].map(reading => meant(reading, 0));
    expect([came, left]).toEqual(['2027-04-16T07:50', '2027-04-16T16:10']);
    expect(meant(readAfterStart(plain, '05:00'), 0)).toBe('2027-04-16T17:00');
    expect(lastBefore(plain, '19:30')).toBe(at('2027-04-16T07:30'));
    expect(lastBefore({ ...plain, startsAt: at('2027-04-15T12:00') }, '23:30')).toBe(at('2027-04-15T11:30'));
  });
});
