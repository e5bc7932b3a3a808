import { afterEach, expect, it, vi } from 'vitest';
import { copyText } from '#ui/copy-text.ts';

afterEach(() => void vi.unstubAllGlobals());

it('EN13 says that nothing was copied where a page has no clipboard, as over plain HTTP, or may not write to it', async () => {
  vi.stubGlobal('navigator', {});
  expect(await copyText('14 Rivington Street')).toBe(false);
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('NotAllowedError')) } });
  expect(await copyText('14 Rivington Street')).toBe(false);
});

it('says that it was copied once it is', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await copyText('14 Rivington Street')).toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('14 Rivington Street');
});
