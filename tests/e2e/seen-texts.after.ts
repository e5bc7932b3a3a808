// After all end-to-end tests: every text that the specification fixes was seen by a person, on a screen. A run of some tests
// alone leaves this out.
import { expect, test } from '@playwright/test';
import { textsSeen } from './seen-texts.ts';
import { wantedTexts } from './spec-texts.ts';

test('SP8.17 every text that the specification fixes was seen on a screen', () => {
  const seen = textsSeen();
  const unseen = wantedTexts.map(({ text }) => text).filter(text => !seen.has(text));
  // The first line of a failure is all that some reports show.
  expect(unseen, `not seen on any screen: ${unseen.join(' | ')}`).toEqual([]);
});
