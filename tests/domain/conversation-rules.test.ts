import { is } from 'valibot';
import { describe, expect, it } from 'vitest';
import { sendMessage } from '#domain/conversations/commands.ts';
import { ALL_TEMPLATES, folded, messageState, roomFor, textParts } from '#domain/conversations/rules.ts';
import { newId } from '#domain/ids.ts';
import { en } from '#i18n/en.ts';

describe('words', () => {
  it('are counted as the server counts them: a character is one, however it is stored', () => {
    const longest = { id: newId(), conversation_id: newId(), content: '🍸'.repeat(4000) };
    expect([roomFor(longest.content), is(sendMessage.args, longest)]).toEqual([0, true]);
    const longer = { ...longest, content: `${longest.content}.` };
    expect([roomFor(longer.content), is(sendMessage.args, longer)]).toEqual([-1, false]);
  });

  it('are found without case and accents', () => {
    expect(folded('Rosa FERNÁNDEZ')).toContain(folded('fernandez'));
  });
});

describe('addresses', () => {
  it('are found in the middle of a sentence, without what ends it', () => {
    expect(textParts('See https://example.com/a?b=1, please (http://example.com).')).toEqual([
      { text: 'See ', isLink: false },
      { text: 'https://example.com/a?b=1', isLink: true },
      { text: ', please (', isLink: false },
      { text: 'http://example.com', isLink: true },
      { text: ').', isLink: false },
    ]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'www.example.com', '<a href="x">y</a>', 'file:///etc'])(
    'are not made of %s',
    text => {
      expect(textParts(text)).toEqual([{ text, isLink: false }]);
    },
  );
});

describe('how far a message has come', () => {
  const nothing = { deliveredAt: null, readAt: null };
  it.each([
    ['onDevice', nothing, 'queued'],
    ['onDevice', nothing, 'sending'],
    ['sent', nothing, null],
    ['delivered', { deliveredAt: 1, readAt: null }, null],
    ['read', { deliveredAt: 1, readAt: 2 }, null],
  ] as const)('%s', (state, message, pending) => {
    expect(messageState(message, pending)).toBe(state);
  });
});

it('every template has words', () => {
  expect(Object.keys(en.messages.templates).sort()).toEqual([...ALL_TEMPLATES].sort());
});
