import { expect, it } from 'vitest';
import { evidenceOf } from '#domain/attendance/evidence.ts';
import type { TrackedFact } from '#domain/attendance/queries.ts';

const said = (over: Readonly<Record<string, unknown>>) =>
  ({
    id: 'fact',
    kind: 'in',
    source: 'rockstar',
    verdict: 'word',
    createdAt: 7,
    pending: null,
    ...over,
  }) as unknown as TrackedFact;

it.each([
  ['word', { verdict: 'word' }],
  ['proven', { verdict: 'proven' }],
  ['waiting', { verdict: 'waiting', pending: 'queued' }],
  ['refused', { verdict: 'wrong_shift' }],
  ['refused', { verdict: 'out_of_window' }],
] as const)('a check-in rests on «%s»: %j', (basis, over) => {
  expect(evidenceOf([said(over)])).toMatchObject([{ kind: 'in', basis }]);
});

it('is what the Rockstar’s device said, not the venue and not what was proposed', () => {
  expect(
    evidenceOf([said({ source: 'venue', verdict: 'by_hand' }), said({ kind: 'until' }), said({ kind: 'out' })]),
  ).toMatchObject([{ kind: 'out' }]);
});

it('tells when the server had it, and what it does not have yet', () => {
  const [sent, unsent] = evidenceOf([said({}), said({ pending: 'queued' })]);
  expect(sent?.receivedAt).toBe(7);
  expect(unsent?.receivedAt).toBeNull();
});
