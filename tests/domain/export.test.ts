import { describe, expect, it } from 'vitest';
import { deviceNamed } from '#domain/settings/account.ts';
import { filesOf } from '#domain/settings/export.ts';

describe('the files of an export', () => {
  const data = new Map([
    [
      'messages',
      [
        { id: 'a', content: '=cmd|calc', read_at: null },
        { id: 'b', content: 'Hi, "you"', more: ['x'] },
      ],
    ],
  ]);

  it('are one for programs and a table for each part', () => {
    const files = filesOf(data, 'en');
    expect([...files.keys()]).toEqual(['encore.json', 'messages.csv']);
    expect(JSON.parse(files.get('encore.json') ?? '')).toEqual({ messages: data.get('messages') });
  });

  it('hold no cell that a spreadsheet would run, and all columns of all rows', () => {
    expect(filesOf(data, 'en').get('messages.csv')?.slice(1)).toBe(
      ['id,content,read_at,more', "a,'=cmd|calc,,", 'b,"Hi, ""you""",,"[""x""]"'].join('\r\n'),
    );
  });
});

describe('a device', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Windows'],
    ['Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'Chrome, Android'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge, Windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) Version/18.4 Safari/604.1', 'Safari, iPhone'],
    ['curl/8', null],
    [null, null],
  ])('that says %s is %s', (said, named) => {
    expect(deviceNamed(said)).toBe(named);
  });
});
