// What is open over midnight, on the last night of a year.
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LogRow } from '#features/messages/log-row.tsx';
import { WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

beforeEach(() => void vi.setSystemTime('2026-12-31T23:50:00Z'));
afterEach(() => void vi.useRealTimers());

it('a chat: what was said before midnight is of yesterday then, though nothing is said after it', async () => {
  const rocco = await personAt(WORKER);
  const row = { kind: 'day', key: 'day', at: Date.parse('2026-12-31T23:40:00Z') } as const;
  rocco.sees(<LogRow row={row} side="rockstar" at={null} older="none" tz="UTC" />);
  await screen.findByRole('heading', { name: 'Today' });
  vi.setSystemTime('2027-01-01T00:10:00Z');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByRole('heading').textContent).toBe('Yesterday');
});
