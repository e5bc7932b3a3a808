import { expect, it } from 'vitest';
import { firstStepsOf } from '#domain/venues/first-hour.ts';

const DAY = 86_400_000;
const now = Date.parse('2026-11-23T12:00:00Z');
const fresh = { createdAt: now - DAY, now, posted: false, verifying: false, members: 1, knows: false };

it.each([
  ['of a venue that has just begun, all of them', {}, ['shift', 'people', 'verification', 'team']],
  ['without what is done', { posted: true }, ['people', 'verification', 'team']],
  ['without the team once somebody has joined', { members: 2 }, ['shift', 'people', 'verification']],
  ['without their people once one of them is known', { knows: true }, ['shift', 'verification', 'team']],
  ['none once a shift is posted and verification is under way', { posted: true, verifying: true }, []],
  ['none after a month', { createdAt: now - 31 * DAY }, []],
])('the first steps are: %s', (_, standing, expected) => {
  expect(firstStepsOf({ ...fresh, ...standing })).toEqual(expected);
});
