import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logError, loggedErrors, markTold, onLogged, reportError } from '#app/error-log.ts';
import { keepOwn } from '#bridge/kept.ts';

describe('the list of errors', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    vi.stubGlobal('window', { location: { pathname: '/rockstar', search: '?token=secret' } });
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('SP8.14 keeps the last hundred, the newest last', () => {
    for (let nth = 1; nth <= 103; nth += 1) logError(new Error(`error ${nth}`), 'high');
    const messages = loggedErrors().map(error => error.message);
    expect(messages).toHaveLength(100);
    expect(messages[0]).toBe('error 4');
    expect(messages.at(-1)).toBe('error 103');
  });

  it('has an id to quote, and neither query nor fragment of the address', () => {
    const logged = logError(new Error('boom'), 'critical');
    expect(loggedErrors().at(-1)).toEqual(logged);
    expect(logged.path).toBe('/rockstar');
    expect(JSON.stringify(logged)).not.toContain('secret');
  });

  it('takes what is thrown as it is, and never throws itself', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => 'not JSON',
      setItem: () => {
        throw new Error('full');
      },
    });
    expect(logError('plain text', 'medium').message).toBe('plain text');
  });

  it('is cut to what the server takes, letters that no database takes left out', () => {
    const cut = `${'x'.repeat(499)}😀`;
    for (const [message, said] of [
      ['Unexpected token \u0000 or \ud83d, "😀"', 'Unexpected token  or , "😀"'],
      [cut, 'x'.repeat(499)],
      ['x'.repeat(100_000), 'x'.repeat(500)],
    ] as const)
      expect(logError(new Error(message), 'high').message).toBe(said);
    const { stack } = logError(Object.assign(new Error('boom'), { stack: `\u0000${'😀'.repeat(5_000)}` }), 'high');
    expect(stack).toBe('😀'.repeat(999));
  });

  it('begins anew where what is kept cannot be read', () => {
    for (const torn of ['not JSON', '[{"id":"a"', 'null']) {
      keepOwn('errors', torn);
      expect(loggedErrors(), torn).toEqual([]);
      const logged = logError(new Error('boom'), 'high');
      expect(loggedErrors(), torn).toEqual([logged]);
    }
  });

  it('SP8.14 of a report at the start of a page says sent, though whoever tells the server comes after it', async () => {
    const { id } = logError(new Error('boom'), 'critical');
    const said = reportError(id, 'I only looked.');
    onLogged(async () => markTold([id]));
    expect(await said).toBe('sent');
  });
});
