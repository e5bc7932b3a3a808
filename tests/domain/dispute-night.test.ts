// The night of a dispute on one scale: who says what, what codes prove, and where the two sides differ.
import { expect, it } from 'vitest';
import { nightOf } from '#domain/admin/dispute-night.ts';
import type { DisputeDetail, DisputeSide } from '#domain/admin/disputes.ts';

const at = (time: string) => `2026-11-20T${time}:00Z`;
const ms = (time: string) => Date.parse(at(time));
type Fact = readonly [kind: 'in' | 'out', time: string, verdict?: string];

function side(...facts: readonly Fact[]): DisputeSide {
  return {
    ...{ name: 'Rocco', words: null, saidAt: null, messages: [], reliability: null, disputes: 0 },
    facts: facts.map(([kind, time, verdict = 'word']) => ({
      ...{ kind, at: at(time), verdict, reason: null, distanceM: null, accuracyM: null, heardAt: at('23:50') },
    })),
  };
}

function dispute(rockstar: DisputeSide, venue: DisputeSide | null, more: Partial<DisputeDetail> = {}): DisputeDetail {
  const shift = { role: 'bartender', venueName: 'Small Hours', startsAt: at('17:00'), endsAt: at('23:00'), tz: 'UTC' };
  return {
    ...{ id: 'd', kind: 'hours', state: 'answered', answerBy: at('23:00'), decideBy: at('23:00'), outcome: null },
    ...{ decidedMin: null, decidedAt: null, version: 1, openedBy: 'rockstar', openedAt: at('23:00'), reason: null },
    ...{ decidedBy: null, recordReadAt: null, undoUntil: null, alike: { counts: [], newest: [] } },
    ...{ question: null, askedAt: null, own: false, assignedTo: null, admins: [] },
    readers: { rockstar: 'en', venue: [] },
    shift: { ...shift, breakMin: 30, rateMinor: 1600, currency: 'GBP', plannedMin: 330 },
    ...{ rockstar, venue, codeMin: null, rockstarMin: 330, venueMin: 280, locked: false, fault: null, points: null },
    ...{ own: false, minutes: null, ...more },
  };
}

it('has the plan, both sides and the code on one scale, and says where they differ', () => {
  const night = nightOf(
    dispute(side(['in', '16:52', 'proven'], ['out', '23:00', 'proven']), side(['in', '17:20'], ['out', '22:30']), {
      codeMin: 326,
    }),
  );
  expect(night?.lanes.map(({ lane, span, minutes }) => [lane, span, minutes])).toEqual([
    ['planned', { startsAt: ms('17:00'), endsAt: ms('23:00') }, 330],
    ['rockstar', { startsAt: ms('16:52'), endsAt: ms('23:00') }, 330],
    ['venue', { startsAt: ms('17:20'), endsAt: ms('22:30') }, 280],
    ['code', null, 326],
  ]);
  expect(night?.scale).toMatchObject({ from: ms('16:52'), to: ms('23:00') });
  expect(night?.apart).toEqual([
    [ms('16:52'), ms('17:20')],
    [ms('22:30'), ms('23:00')],
  ]);
  expect(night?.proven).toEqual([
    { kind: 'in', at: ms('16:52'), heardAt: ms('23:50') },
    { kind: 'out', at: ms('23:00'), heardAt: ms('23:50') },
  ]);
});

it('draws a coming without a leaving as a point, and nothing where nobody says when', () => {
  const night = nightOf(dispute(side(['in', '17:05']), side()));
  expect(night?.lanes.map(({ lane, span, ends }) => [lane, span !== null, ends])).toEqual([
    ['planned', true, []],
    ['rockstar', false, [ms('17:05')]],
    ['venue', false, []],
  ]);
  expect(night?.apart).toEqual([]);
});

it('takes the last of several leavings, and a lane for what codes prove alone', () => {
  const facts: readonly Fact[] = [
    ['in', '17:00'],
    ['out', '21:00'],
    ['out', '22:40', 'proven'],
  ];
  const night = nightOf(dispute(side(...facts), null));
  expect(night?.lanes.at(1)?.span).toEqual({ startsAt: ms('17:00'), endsAt: ms('22:40') });
  expect(night?.lanes.at(2)).toMatchObject({ lane: 'code', span: null, ends: [ms('22:40')] });
});

it('is none where there was no shift', () => {
  expect(nightOf({ ...dispute(side(), null), shift: null })).toBeNull();
});
