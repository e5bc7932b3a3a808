// The head of a sheet under two fingers: the second one, which is laid down while the first pulls, leaves the sheet where it belongs.
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSwipeAway } from '#ui/use-swipe-away.ts';

beforeEach(() => {
  // As its style sheet has it, which is not there.
  vi.spyOn(window, 'getComputedStyle').mockReturnValue({ touchAction: 'none' } as CSSStyleDeclaration);
  Element.prototype.animate = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function shown() {
  const closed = vi.fn();
  function Sheet() {
    const head = useRef<HTMLDivElement>(null);
    useSwipeAway(head, closed);
    return (
      <div data-testid="sheet">
        <div ref={head} data-testid="head" />
      </div>
    );
  }
  const { getByTestId } = render(<Sheet />);
  const touch = (kind: string, of: { readonly clientY: number; readonly isPrimary: boolean }) =>
    getByTestId('head').dispatchEvent(Object.assign(new Event(kind), { pointerType: 'touch', ...of }));
  return { closed, touch, sheet: getByTestId('sheet') };
}

const first = (clientY: number) => ({ clientY, isPrimary: true });
const second = (clientY: number) => ({ clientY, isPrimary: false });

it('goes back to its place when a second finger comes and the first lets go', () => {
  const { touch, sheet, closed } = shown();
  touch('pointerdown', first(100));
  touch('pointermove', first(150));
  touch('pointerdown', second(120));
  expect(sheet.style.translate).toBe('0 50px');
  touch('pointerup', second(120));
  touch('pointerup', first(150));
  expect(sheet.style.translate).toBe('');
  expect(closed).not.toHaveBeenCalled();
});

it('is closed by the finger that pulls, whatever another one does', () => {
  const { touch, closed } = shown();
  touch('pointerdown', first(100));
  touch('pointerdown', second(120));
  touch('pointermove', first(220));
  touch('pointerup', first(220));
  expect(closed).toHaveBeenCalledOnce();
});
