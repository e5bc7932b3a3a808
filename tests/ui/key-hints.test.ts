import { expect, it } from 'vitest';
import { tellsOfKeyboard } from '#ui/use-key-hints.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false };
const field = { matches: (selector: string) => selector.includes('textarea') } as unknown as EventTarget;
const page = { matches: () => false } as unknown as EventTarget;

it('the keyboard on the glass of a phone is none whose keys are told; what it lacks, or a key pressed outside of a field, is', () => {
  const typed = ['a', 'É', '7', ' ', '👍🏽', 'Enter', 'Backspace', 'Unidentified'].map(key => ({
    ...none,
    key,
    target: field,
  }));
  expect(typed.filter(tellsOfKeyboard)).toEqual([]);
  const told = [
    { ...none, key: 'j', target: page },
    { ...none, key: 'Tab', target: field },
    { ...none, key: 'ArrowDown', target: field },
    { ...none, key: 'k', target: field, ctrlKey: true },
  ];
  expect(told.map(tellsOfKeyboard)).toEqual([true, true, true, true]);
  // A browser that fills in a field.
  expect(tellsOfKeyboard({ ...none, target: field })).toBe(false);
});
