import type { KeyboardEvent } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keep } from '#bridge/kept.ts';
import { hoursKeys } from '#features/timesheets/hours-keys.ts';

const acts = { choose: vi.fn(), approve: vi.fn(), offer: vi.fn(), open: vi.fn(), approveAll: vi.fn() };

beforeEach(() => {
  vi.stubGlobal(
    'HTMLElement',
    class {
      dataset = { hours: 'of Rosa' };
      closest() {
        return this;
      }
    },
  );
});
afterEach(() => {
  keep('encore-single-keys', null);
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

function press(key: string, more: { ctrlKey?: boolean } = {}): void {
  const target = new HTMLElement();
  hoursKeys(acts)({
    key,
    target,
    preventDefault: () => undefined,
    ...more,
  } as unknown as KeyboardEvent<HTMLTableElement>);
}

it('a row’s hours are approved by A', () => {
  press('a');
  expect(acts.approve).toHaveBeenCalledWith('of Rosa');
});

it('no letter does anything where single keys are switched off; Enter opens, and Ctrl Enter approves, all the same', () => {
  keep('encore-single-keys', 'off');
  for (const key of ['a', 'x', 'o']) press(key);
  for (const act of [acts.approve, acts.choose, acts.offer]) expect(act).not.toHaveBeenCalled();
  press('Enter');
  expect(acts.open).toHaveBeenCalledWith('of Rosa');
  press('Enter', { ctrlKey: true });
  expect(acts.approveAll).toHaveBeenCalledOnce();
});
