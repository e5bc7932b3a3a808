import { describe, expect, it } from 'vitest';
import { agreedOn, minutesApart, type Standing, stateByWords, whatSettles } from '#domain/timesheets/rules.ts';
import { SETTLED_HOURS_CASES } from './settled-hours-cases.ts';

const standing = (more: Partial<Standing> = {}): Standing => ({
  phone: null,
  byHand: null,
  rockstarMin: null,
  venueMin: null,
  plannedMin: 450,
  ...more,
});
const figure = (paidMin: number, proven = false) => ({ paidMin, proven });

describe('what settles when nobody answers', () => {
  it.each(SETTLED_HOURS_CASES)('$name', ({ phone, byHand, rockstar, venue, settled }) => {
    const found = whatSettles(
      standing({
        phone: phone === undefined ? null : figure(...phone),
        byHand: byHand === undefined ? null : figure(byHand),
        rockstarMin: rockstar ?? null,
        venueMin: venue ?? null,
      }),
    );
    expect(found).toEqual(settled === null ? null : { minutes: settled[0], basis: settled[1] });
  });
});

describe('two sides agree', () => {
  it.each([
    ['not by facts alone', { phone: figure(450), byHand: figure(450) }, null],
    ['when one says what the other’s facts say', { phone: figure(450), venueMin: 450 }, 450],
    ['when both say it', { rockstarMin: 440, venueMin: 440 }, 440],
    ['not when one has changed its word', { phone: figure(450), rockstarMin: 460, venueMin: 450 }, null],
    ['not with nobody', { venueMin: 440 }, null],
  ])('%s', (_, more, minutes) => {
    expect(agreedOn(standing(more))).toBe(minutes);
  });

  it('only when no more than five minutes lie between them', () => {
    expect(minutesApart(standing({ phone: figure(452), byHand: figure(435) }))).toBe(17);
    expect(minutesApart(standing({ phone: figure(452), byHand: figure(447) }))).toBeNull();
    expect(minutesApart(standing({ phone: figure(452) }))).toBeNull();
  });
});

it('a timesheet’s state says who spoke last for what is open', () => {
  expect([
    stateByWords({ rockstarMin: null, venueMin: null }),
    stateByWords({ rockstarMin: 450, venueMin: null }),
    stateByWords({ rockstarMin: 450, venueMin: 430 }),
  ]).toEqual(['open', 'submitted', 'countered']);
});
