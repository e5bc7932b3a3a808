// The week, or a template, of another venue of one's own as drafts of this one.
import { describe, expect, it } from 'vitest';
import { NO_PACK } from '#domain/packs/schema.ts';
import { postedOf, withoutPast } from '#domain/shifts/again.ts';
import { draftTimes } from '#domain/shifts/draft.ts';
import { rolesWithoutPay, templateFrom, weekFrom, withPay } from '#domain/shifts/from-venue.ts';
import type { WrittenShift } from '#domain/shifts/queries.ts';
import { rowToShift, type ShiftRow } from '#domain/shifts/schema.ts';
import { rowToTemplate } from '#domain/templates/schema.ts';
import { OTHER } from './more-rows.ts';
import { placedVenue, shiftRow } from './rows.ts';

const HERE = placedVenue({ id: OTHER, name: 'Harbour', tz: 'America/New_York', currency: 'USD' });

function shift(changes: Partial<ShiftRow> = {}, contactName = ''): WrittenShift {
  const pack = contactName === '' ? null : { ...NO_PACK, contactName };
  return { ...rowToShift(shiftRow(changes)), pending: null, pack };
}

const copied = (posted: readonly WrittenShift[], more: Partial<Parameters<typeof weekFrom>[1]> = {}) =>
  weekFrom(postedOf(posted), { venue: HERE, latest: [], there: [], days: 7, ...more });

describe('a week of another venue', () => {
  it('comes by the clock on this venue’s wall, a week later or in the same one', () => {
    const [later] = copied([shift()]);
    expect([later?.date, later?.start, later?.end]).toEqual(['2026-12-04', '18:00', '02:00']);
    expect(later && draftTimes(later, HERE.tz)?.startsAt).toBe(Date.parse('2026-12-04T23:00Z'));
    expect(copied([shift()], { days: 0 })[0]?.date).toBe('2026-11-27');
  });

  it('is paid as here where the currency is another, and as there where it is the same', () => {
    const latest = [shift({ currency: 'GBP', rate_minor: 1900 }), shift({ currency: 'USD', rate_minor: 2100 })];
    expect(copied([shift()], { latest })[0]?.rateMinor).toBe(2100);
    expect(copied([shift({ currency: 'USD' })], { latest })[0]?.rateMinor).toBe(1550);
  });

  it('asks once for the pay of each role that has never been posted here', () => {
    const drafts = copied([shift(), shift({ role: 'host' }), shift({ starts_local: '2026-11-28T18:00' })]);
    expect(rolesWithoutPay(drafts)).toEqual(['bartender', 'host']);
    const paid = withPay(drafts, { bartender: 2000, host: null });
    expect(paid.map(({ rateMinor }) => rateMinor)).toEqual([2000, null, 2000]);
  });

  it('says to those who come what this venue says, of the role if it can', () => {
    const theirs = shift({ currency: 'USD' }, 'Vera');
    const latest = [shift({ role: 'host', currency: 'USD' }, 'Hugo'), shift({ currency: 'USD' }, 'Bea')];
    const contacts = (posted: WrittenShift, known: readonly WrittenShift[]) =>
      copied([posted], { latest: known })[0]?.pack.contactName;
    expect(contacts(theirs, latest)).toBe('Bea');
    expect(contacts({ ...theirs, role: 'barback' }, latest)).toBe('Hugo');
    expect(contacts(theirs, [])).toBe('');
  });

  it('is for review until this venue is verified', () => {
    const instant = shift({ booking_mode: 'instant', fair_minutes: 15 });
    expect(copied([instant])[0]).toMatchObject({ mode: 'instant', fairMinutes: 15 });
    const venue = placedVenue({ currency: 'USD', verification_status: 'unverified' });
    expect(copied([instant], { venue })[0]).toMatchObject({ mode: 'review', fairMinutes: 0 });
  });

  it('leaves out of a week that has begun what nobody could post any more', () => {
    const days = ['2026-11-23', '2026-11-24', '2026-11-25'];
    const drafts = copied(
      days.map(day => shift({ starts_local: `${day}T18:00`, ends_local: `${day}T23:00` })),
      { days: 0 },
    );
    const left = (at: string) => withoutPast(drafts, HERE.tz, Date.parse(at)).map(({ date }) => date);
    expect(left('2026-11-25T02:59Z')).toEqual(['2026-11-24', '2026-11-25']);
    expect(left('2026-11-25T03:00Z')).toEqual(['2026-11-25']);
    const unfinished = drafts.map(draft => ({ ...draft, start: '' }));
    expect(withoutPast(unfinished, HERE.tz, Date.parse('2026-11-30T00:00Z'))).toHaveLength(3);
  });

  it('leaves out what is there already, and what was not posted or was cancelled', () => {
    const there = [shift({ starts_local: '2026-12-04T18:00', ends_local: '2026-12-05T02:00' })];
    expect(copied([shift()], { there })).toEqual([]);
    expect(copied([shift({ status: 'draft', published_at: null }), shift({ status: 'cancelled' })])).toEqual([]);
  });
});

describe('a template of another venue', () => {
  const template = rowToTemplate({
    ...{ id: OTHER, row_xid: '1', venue_id: OTHER, name: 'Friday bar', title: 'Late bar', tips: true, positions: 2 },
    ...{ role: 'bartender', rate_minor: 1550, break_min: 30, booking_mode: 'instant', favourites_hours: 4 },
    ...{ starts_time: '20:00', ends_time: '02:00', fair_minutes: 15, pack: { contact_name: 'Vera' } },
    ...{ created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' },
  });
  const pack = { ...NO_PACK, contactName: 'Hugo' };
  const lines = [{ role: 'bartender', positions: 1, rateMinor: 2100 }];
  const filled = (more: Partial<Parameters<typeof templateFrom>[1]> = {}) =>
    templateFrom(template, { venue: HERE, from: { currency: 'USD' }, typed: { lines, pack }, ...more });

  it('brings times and terms, and leaves to this venue what it says to those who come', () => {
    expect(filled()).toMatchObject({
      ...{ role: 'bartender', start: '20:00', end: '02:00', title: 'Late bar', positions: 2, mode: 'instant' },
      ...{ rateMinor: 1550, fairMinutes: 15, pack },
    });
  });

  it('leaves pay in another currency to this venue, which has said it of the role or has still to', () => {
    const from = { currency: 'GBP' } as const;
    expect(filled({ from }).rateMinor).toBe(2100);
    const host = [{ role: 'host', positions: 1, rateMinor: 2100 }];
    expect(filled({ from, typed: { lines: host, pack } }).rateMinor).toBeNull();
  });

  it('is for review until this venue is verified', () => {
    const venue = placedVenue({ currency: 'USD', verification_status: 'unverified' });
    expect(filled({ venue })).toMatchObject({ mode: 'review', fairMinutes: 0 });
  });
});
