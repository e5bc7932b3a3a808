// The outbox of a version that does not know the command.
import { expect, it } from 'vitest';
import { ownWords } from '#domain/own-words.ts';

it('QU9 finds what a person wrote among the arguments of an unknown command, and nothing that the app wrote', () => {
  const args = {
    id: '0c1f6e5a-33d8-5f6b-9d0e-7a41f2ab9c10',
    starts_at: '2026-11-27T19:00:00.000Z',
    work_date: '2026-11-27',
    role: 'bar_back',
    rate_minor: 1_650,
    instant: true,
    note: 'Back door, ring twice',
    answers: [{ code: 'late', text: 'Bus 24 was late' }, null, { text: ' ' }, { text: 'Bus 24 was late' }],
  };
  expect(ownWords(args)).toEqual(['Back door, ring twice', 'Bus 24 was late']);
  expect(ownWords(null)).toEqual([]);
});
