// What a person is told of an act that a screen saved. Drawn once without a browser; what is said is caught before it is a toast.
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';

const { outcome, notifyOutcome, notifyFailure, notifyNotSaved } = vi.hoisted(() => ({
  outcome: vi.fn(async () => 'applied'),
  notifyOutcome: vi.fn(),
  notifyFailure: vi.fn(),
  notifyNotSaved: vi.fn(),
}));
vi.mock('#bridge/use-outcome.ts', () => ({ useOutcome: () => outcome }));
vi.mock('#i18n/use-saved-here.ts', () => ({ useSavedHere: () => 'Saved on this phone' }));
vi.mock('#i18n/use-not-saved.ts', () => ({ useNotSaved: () => 'Couldn’t save on this device' }));
vi.mock('#ui/toast.ts', () => ({ notifyOutcome, notifyFailure, notifyNotSaved }));

beforeEach(() => vi.clearAllMocks());

function toldOutcome(): ReturnType<typeof useToldOutcome> {
  const caught: ReturnType<typeof useToldOutcome>[] = [];
  const Catch = () => {
    caught.push(useToldOutcome());
    return null;
  };
  renderToStaticMarkup(createElement(Catch));
  const [told] = caught;
  if (told === undefined) throw new Error('Nothing was drawn');
  return told;
}

const WORDS = { applied: 'Posted' };

it('one that was saved is told as that, and by what becomes of it', async () => {
  expect(await toldOutcome()(Promise.resolve({ ok: true, commandId: 'a' }), WORDS)).toBe(true);
  expect(outcome).toHaveBeenCalledWith('a');
  expect(notifyOutcome).toHaveBeenCalledWith(expect.any(Promise), { saved: 'Saved on this phone', applied: 'Posted' });
  expect(notifyNotSaved).not.toHaveBeenCalled();
});

it('several are one act, and a screen may have other words for what is only saved', async () => {
  const saving = Promise.resolve({ ok: true, commandIds: ['a', 'b'] } as const);
  expect(await toldOutcome()(saving, { ...WORDS, saved: 'Kept as drafts' })).toBe(true);
  expect(outcome).toHaveBeenCalledWith('a', 'b');
  expect(notifyOutcome).toHaveBeenCalledWith(expect.any(Promise), { saved: 'Kept as drafts', applied: 'Posted' });
});

it('one that was not saved is a failure and nothing else', async () => {
  expect(await toldOutcome()(Promise.resolve({ ok: false }), WORDS)).toBe(false);
  expect(notifyNotSaved).toHaveBeenCalledWith('Couldn’t save on this device');
  expect([outcome, notifyOutcome].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it('a screen may have other words for what was not saved', async () => {
  await toldOutcome()(Promise.resolve({ ok: false }), { ...WORDS, notSaved: 'The chat is still here' });
  expect(notifyFailure).toHaveBeenCalledWith('The chat is still here', 'high');
});
