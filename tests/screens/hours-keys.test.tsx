// Keys in a long week, of which a slow device draws the rows that scroll into view after the press.
import type { KeyboardEvent } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { hoursKeys } from '#features/timesheets/hours-keys.ts';

const acts = { choose: vi.fn(), approve: vi.fn(), offer: vi.fn(), open: vi.fn(), approveAll: vi.fn() };

afterEach(() => {
  document.body.replaceChildren();
  vi.clearAllMocks();
});

/** As many lines, of which the first are there. */
function tableOf(lines: number, there: number) {
  const table = document.createElement('table');
  table.setAttribute('aria-rowcount', String(lines + 1));
  const draw = (index: number) => {
    const row = document.createElement('tr');
    row.tabIndex = -1;
    row.dataset.hours = `line ${index}`;
    row.dataset.index = String(index);
    row.scrollIntoView = vi.fn();
    row.getBoundingClientRect = () => new DOMRect(0, 100, 100, 50);
    table.append(row);
    return row;
  };
  document.body.append(table);
  return { rows: Array.from({ length: there }, (_, index) => draw(index)), draw };
}

function press(key: string, more: { shiftKey?: boolean } = {}): void {
  const event = { key, target: document.activeElement, preventDefault: () => undefined, ...more };
  hoursKeys(acts)(event as unknown as KeyboardEvent<HTMLTableElement>);
}

it('a row that is drawn after the press still gets the focus, and is chosen where Shift is held', async () => {
  const { rows, draw } = tableOf(9, 3);
  rows[2]?.focus();
  press('j', { shiftKey: true });
  expect(document.activeElement).toBe(rows[2]);
  expect(rows[2]?.scrollIntoView).toHaveBeenCalledOnce();
  const next = draw(3);
  await expect.poll(() => document.activeElement).toBe(next);
  expect(acts.choose).toHaveBeenCalledExactlyOnceWith('line 3');
});

it('whoever scrolled away from the row with the focus is brought back to it, and no farther', async () => {
  const { rows, draw } = tableOf(9, 3);
  const row = rows[2] as HTMLElement;
  row.getBoundingClientRect = () => new DOMRect(0, -400, 100, 50);
  row.focus();
  press('j');
  expect(row.scrollIntoView).toHaveBeenCalledOnce();
  draw(3);
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(row);
});

it('whoever has gone elsewhere meanwhile is not taken away from there', async () => {
  const { rows, draw } = tableOf(9, 3);
  rows[2]?.focus();
  press('j');
  rows[0]?.focus();
  draw(3);
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(rows[0]);
});

it('on the last line nothing moves', () => {
  const { rows } = tableOf(3, 3);
  rows[2]?.focus();
  press('j');
  expect(document.activeElement).toBe(rows[2]);
  expect(rows[2]?.scrollIntoView).not.toHaveBeenCalled();
});
