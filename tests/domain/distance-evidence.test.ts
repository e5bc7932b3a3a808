import { describe, expect, it } from 'vitest';
import { distanceEvidence, placedPoint } from '#domain/attendance/distance.ts';
import { isPointPlaced } from '#domain/venues/point.ts';
import { rowToVenue } from '#domain/venues/schema.ts';
import { venueRow } from './rows.ts';

const DOOR = { lat: 51.5072, lng: -0.1276 };
/** So many metres north of the door. */
const north = (metres: number, accuracy: number) => ({
  latitude: DOOR.lat + metres / 111_195,
  longitude: DOOR.lng,
  accuracy,
});

describe('How far a phone takes itself to be from the venue', () => {
  it.each([
    [0, 3, { distance_m: 0, accuracy_m: 10 }],
    [44, 18, { distance_m: 40, accuracy_m: 20 }],
    [12_344, 65, { distance_m: 12_340, accuracy_m: 70 }],
    [100, 5_000, { distance_m: 100, accuracy_m: 5_000 }],
  ])('%i m away, give or take %i, is told in steps of ten metres', (metres, accuracy, told) => {
    expect(distanceEvidence(DOOR, north(metres, accuracy))).toEqual(told);
  });

  it.each([5_001, 80_000, -1, Number.NaN])('is not told when the phone knows its place within %d m', accuracy => {
    expect(distanceEvidence(DOOR, north(0, accuracy))).toBeNull();
  });

  it('is measured to where somebody placed the venue, and never to the middle of its city', () => {
    expect(placedPoint(rowToVenue(venueRow({ ...DOOR, point_placed: true })))).toEqual(DOOR);
    expect(placedPoint(rowToVenue(venueRow({ ...DOOR, point_placed: false })))).toBeNull();
    expect(placedPoint(null)).toBeNull();
    expect(placedPoint(undefined)).toBeNull();
  });
});

describe('A point that somebody chose', () => {
  const city = { lat: 51.50735, lng: -0.12776 };
  it.each([
    [city, false],
    [{ lat: 51.5074, lng: -0.1278 }, false],
    [{ lat: 51.5074, lng: -0.1292 }, true],
    [{ lat: 51.5082, lng: -0.1278 }, true],
  ])('%o', (point, placed) => {
    expect(isPointPlaced(point, city)).toBe(placed);
  });
});
