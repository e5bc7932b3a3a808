// A browser that keeps nothing says what would help: over plain HTTP that is another address.
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { OutboxPanel } from '#features/sync-status/outbox-panel.tsx';
import { WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['over plain HTTP an address with https', false, /begins with https/, /private browsing/],
  ['elsewhere its settings', true, /Leave private browsing/, /https/],
] as const)('EN13 a browser that keeps nothing is told what helps: %s', async (_what, secure, said, not) => {
  const rocco = await personAt(WORKER);
  const status = { ...rocco.device.status.get(), storage: { trouble: null, lean: false, forgets: true } };
  vi.spyOn(rocco.device.status, 'get').mockReturnValue(status);
  vi.stubGlobal('isSecureContext', secure);
  rocco.sees(<OutboxPanel opened onClose={() => undefined} />);
  await screen.findByText(said);
  expect(screen.queryByText(not)).toBeNull();
});
