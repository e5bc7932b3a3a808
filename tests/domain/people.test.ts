// Whom a venue finds among the people it knows, whom it invites as fitting, and what counts as having worked there.
import { describe, expect, it } from 'vitest';
import { countWorked } from '#domain/bookings/queries.ts';
import { BOOKING_STATUSES } from '#domain/bookings/schema.ts';
import { type Candidate, fittingOf } from '#domain/invitations/candidates.ts';
import { saysWords } from '#domain/relations/people.ts';
import { bookingRow, WORKER } from './rows.ts';

const jose = { name: 'José Núñez', location: 'Málaga', skills: ['bartender', 'latte-art'] };
const says = (words: string) => saysWords(jose, { words, alsoCalled: ['Camarero de barra'] });

describe('people search on the device', () => {
  it('finds every word in name, town, skill or the role’s name, without case and accents', () => {
    for (const words of ['', 'jose', 'NUNEZ José', 'malaga latte', 'barra jose']) expect(says(words)).toBe(true);
    for (const words of ['josef', 'jose barista']) expect(says(words)).toBe(false);
  });
});

describe('who fits', () => {
  const candidate = (id: string) => ({ person: { id }, favourite: false, worked: 0 }) as unknown as Candidate;

  it('is only whom the server calls free and not below their minimum; the others are counted', () => {
    const known: Readonly<Record<string, { free: boolean; belowMinimum: boolean }>> = {
      free: { free: true, belowMinimum: false },
      busy: { free: false, belowMinimum: false },
      dear: { free: true, belowMinimum: true },
      both: { free: false, belowMinimum: true },
    };
    const all = ['free', 'busy', 'dear', 'both', 'unasked'].map(candidate);
    const { fit, notFree, belowMinimum } = fittingOf(all, id => known[id]);
    expect(fit.map(({ person }) => person.id)).toEqual(['free']);
    expect({ notFree, belowMinimum }).toEqual({ notFree: 2, belowMinimum: 1 });
  });
});

it('who came and left again has worked there, and nobody else', () => {
  const counted = BOOKING_STATUSES.filter(status => countWorked([bookingRow({ status })]).size > 0);
  expect(counted).toEqual(['checked_out', 'approved']);
  expect(
    countWorked([bookingRow({ status: 'approved' }), bookingRow({ status: 'approved' })]).get(WORKER as never),
  ).toBe(2);
});
