// What nobody sees waits for the first screen, also where that screen's code comes last.
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { firstAnswers, question, screenToCome } from '#bridge/first-answers.ts';
import { portalScreen, watchComing } from '#ui/lazy-screen.ts';

async function frames(count: number): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) await new Promise(resolve => requestAnimationFrame(resolve));
}

function unhurried(): { readonly over: () => boolean } {
  // Its patience of a second would hide on a slow machine what ends it.
  vi.spyOn(globalThis, 'setTimeout').mockReturnValueOnce(0 as never);
  let over = false;
  void firstAnswers().then(() => {
    over = true;
  });
  return { over: () => over };
}

it('a screen that is wanted ahead before the frame is painted is asked for after it, and holds nothing up', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const load = vi.fn(async () => ({ Ahead: () => <h1>Rows</h1> }));
  const Screen = portalScreen(load, 'Ahead');
  await Screen.preload?.();
  await frames(5);
  expect(load).not.toHaveBeenCalled();
  document.querySelector('#root')?.append(document.createElement('main'));
  await expect.poll(() => load.mock.calls.length).toBe(1);
});

it('a screen that comes after the frame’s first answer is waited for, and so is what it asks', async () => {
  watchComing(screenToCome);
  document.body.innerHTML = '<div id="root"><main></main></div>';
  let answer = (): void => undefined;
  function Slow() {
    useEffect(() => {
      answer = question();
    }, []);
    return <h1>Rows</h1>;
  }
  let bring: (module: { readonly Slow: typeof Slow }) => void = () => undefined;
  const coming = new Promise<{ readonly Slow: typeof Slow }>(resolve => {
    bring = resolve;
  });
  const Screen = portalScreen(() => coming, 'Slow');
  await act(async () => void render(<Screen />));
  const rest = unhurried();
  question()();
  await frames(10);
  expect(rest.over()).toBe(false);
  await act(async () => bring({ Slow }));
  await screen.findByText('Rows');
  await frames(10);
  expect(rest.over()).toBe(false);
  answer();
  await expect.poll(rest.over).toBe(true);
});
