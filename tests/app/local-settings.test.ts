// The settings of `npm start`, as the environment says them.
import { expect, it } from 'vitest';
import { readSettings } from '#supabase/local/settings.ts';

it('the address in mails is a whole one: a host alone would make every request one for nowhere', () => {
  expect(readSettings({ SITE_URL: 'https://encore.example/' }).siteUrl).toBe('https://encore.example');
  expect(readSettings({ SITE_URL: '' }).siteUrl).toBeUndefined();
  for (const address of ['encore.example', 'encore.example:8787', 'https://'])
    expect(() => readSettings({ SITE_URL: address })).toThrow('SITE_URL wants an address that begins with https://');
});
