// After all end-to-end tests: every text that the specification fixes was seen by a person, on a screen. A run of some tests
// alone leaves this out.
import { expect, test } from '@playwright/test';
import { textsSeen } from './seen-texts.ts';
import { wantedTexts } from './spec-texts.ts';

/**
 * Texts that a test asks for, but that were not on a screen in the runs of single files from which this check was made
 * (2026-11-23). The list may only become shorter: the next run of everything says which of them it saw.
 */
const notSeenYet: readonly string[] = ['Applied', 'Email does not match the invitation'];
const MOST = 2;

test('every text that the specification fixes was seen on a screen', () => {
  const seen = textsSeen();
  const unseen = wantedTexts.map(({ text }) => text).filter(text => !seen.has(text));
  const over = notSeenYet.filter(text => seen.has(text));
  if (over.length > 0) console.log(`Seen now, to be taken off the list:\n${over.join('\n')}`);
  expect(unseen.filter(text => !notSeenYet.includes(text))).toEqual([]);
  expect(notSeenYet.length).toBeLessThanOrEqual(MOST);
});
