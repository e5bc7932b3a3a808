import { expect, test } from 'vitest';
import { fitsByWorker, keptRow, readKeptFits, whyLeftOut } from '#features/covers/kept-fit.ts';

const one = { workerId: 'rosa', free: false, belowMinimum: false, verdict: 'tired' } as const;

test('who can take a shift reads as it was kept, with the reason', () => {
  const [kept] = readKeptFits(JSON.stringify([{ shift: 's', at: 1, of: [keptRow(one)] }]));
  expect(fitsByWorker(kept?.of ?? []).get('rosa')).toEqual({ free: false, belowMinimum: false, verdict: 'tired' });
});

test('what an app without reasons has kept still reads', () => {
  const [kept] = readKeptFits('[{"shift":"s","at":1,"of":[["rosa",false,false],["rocco",true,true]]}]');
  const fits = fitsByWorker(kept?.of ?? []);
  expect(fits.get('rosa')).toEqual({ free: false, belowMinimum: false, verdict: undefined });
  expect(fits.get('rocco')).toEqual({ free: true, belowMinimum: true, verdict: undefined });
});

test('what no app has kept is refused', () => {
  expect(() => readKeptFits('[{"shift":"s","at":1,"of":[["rosa",false,false,"asleep"]]}]')).toThrow();
  expect(() => readKeptFits('[{"shift":"s","at":1,"of":[["rosa",false]]}]')).toThrow();
});

test('a person is left out for one reason: calendar, rest, week or pay', () => {
  const fit = { free: false, belowMinimum: false, verdict: undefined };
  expect(whyLeftOut({ ...fit, verdict: 'tired' })).toBe('tired');
  expect(whyLeftOut({ ...fit, verdict: 'long_week' })).toBe('longWeek');
  expect(whyLeftOut({ ...fit, verdict: 'unavailable' })).toBe('notFree');
  expect(whyLeftOut(fit)).toBe('notFree');
  expect(whyLeftOut({ ...fit, free: true, belowMinimum: true, verdict: 'free' })).toBe('below');
  expect(whyLeftOut({ ...fit, free: true, verdict: 'free' })).toBeNull();
});
