import { afterEach, expect, it, vi } from 'vitest';
import { download } from '#ui/download.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a file can still be read a while after the press: Safari begins later, and an iPhone asks the person first', () => {
  vi.useFakeTimers();
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const link = { href: '', download: '', click: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link });
  download('Hours.csv', 'text/csv', 'who,when');
  expect(link.click).toHaveBeenCalledOnce();
  expect(link.download).toBe('Hours.csv');
  vi.advanceTimersByTime(30_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(revoke).toHaveBeenCalledExactlyOnceWith(link.href);
});
