// What another app shares opens a page of ours, or becomes words to look for.
import { describe, expect, it } from 'vitest';
import { sharedPath, sharedWords } from '#features/search/shared.ts';

const origin = 'https://encore.example';

describe('what another app shares', () => {
  it.each([
    [{ text: 'The Copper Thistle, 4 Mill Lane' }, 'The Copper Thistle, 4 Mill Lane'],
    [{ text: 'The Copper Thistle\n4 Mill Lane\nhttps://maps.example/x' }, 'The Copper Thistle'],
    [{ title: 'Copper Thistle', text: 'https://maps.example/x' }, 'Copper Thistle'],
    [{ url: 'https://maps.example/x' }, ''],
    [{ text: `  ${'a'.repeat(300)}` }, 'a'.repeat(100)],
    [{}, ''],
  ])('%j is looked for by its words', (shared, words) => {
    expect(sharedPath(shared, origin)).toBeUndefined();
    expect(sharedWords(shared)).toBe(words);
  });

  it.each([
    [{ url: `${origin}/rockstar/shifts` }, '/rockstar/shifts'],
    [{ text: `Look at this: ${origin}/rockstar/jobs/1?tab=a#b` }, '/rockstar/jobs/1?tab=a#b'],
    [{ text: `${origin}.evil.example/rockstar` }, undefined],
    [{ text: 'https://evil.example/rockstar' }, undefined],
  ])('%j names a page of ours, or none', (shared, path) => {
    expect(sharedPath(shared, origin)).toBe(path);
  });
});
