import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PartMissing, retrying } from '#ui/lazy-screen.ts';

describe('a chunk that does not arrive', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function failing(times: number) {
    let calls = 0;
    return vi.fn(async () => {
      calls += 1;
      if (calls <= times) throw new Error('not there');
      return 'module';
    });
  }

  it('SP2.39 is asked for again after 1, 2 and 3 seconds', async () => {
    const load = failing(3);
    const loaded = retrying(load);
    await vi.advanceTimersByTimeAsync(0);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1999);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(3000);
    await expect(loaded).resolves.toBe('module');
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('SP2.39 fails after the third retry, and says that a part is missing', async () => {
    const load = failing(4);
    const outcome = expect(retrying(load)).rejects.toThrow(new PartMissing('Error: not there'));
    await vi.advanceTimersByTimeAsync(6000);
    await outcome;
    expect(load).toHaveBeenCalledTimes(4);
  });
});
