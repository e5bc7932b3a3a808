import { expect, it } from 'vitest';
import { parseLat, parseLng, parsePoint } from '#domain/venues/point.ts';

it.each([
  '48.8566, 2.3522',
  '48.8566,2.3522',
  '48.8566 2.3522',
  ' 48.8566; 2.3522 ',
  '48,8566; 2,3522',
  '48,8566, 2,3522',
  '48,8566 2,3522',
])('«%s» is a point', text => {
  expect(parsePoint(text)).toEqual({ lat: 48.8566, lng: 2.3522 });
});

it.each(['', '48,85', '48.85', '48,8566,2,3522', '91.5, 2.1', '48.5, 181.2', 'Paris'])('«%s» is none', text => {
  expect(parsePoint(text)).toBeNull();
});

it('degrees are read with a comma as with a point, and no farther than the poles', () => {
  expect([parseLat('48,85'), parseLat('-8.61'), parseLng(' 151,2 ')]).toEqual([48.85, -8.61, 151.2]);
  expect([parseLat(''), parseLat('90,5'), parseLat('48.85, 2.35'), parseLat('4885'), parseLng('181')]).toEqual(
    Array(5).fill(null),
  );
});
