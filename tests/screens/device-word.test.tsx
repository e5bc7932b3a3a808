// What the thing in somebody's hand is called.
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';
import { StateChip } from '#ui/state-chip.tsx';

/** The test's window can be given a size. */
const { happyDOM } = window as unknown as {
  readonly happyDOM: { setViewport(size: { readonly width: number; readonly height: number }): void };
};

it.each([
  ['a phone', 390, 844, 'On this phone'],
  ['a phone on its side', 932, 430, 'On this phone'],
  ['a tablet', 820, 1180, 'On this device'],
  ['a tablet with its keyboard on the screen', 768, 640, 'On this device'],
  ['a desktop', 1440, 900, 'On this device'],
])('%s', async (_, width, height, words) => {
  const rocco = await personAt(WORKER);
  rocco.sees(<StateChip state="onThisDevice" />);
  act(() => happyDOM.setViewport({ width, height }));
  expect(await screen.findByText(words)).toBeDefined();
});
