import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { photoAddress, servePhotos, wantPhoto } from '#ui/photos.ts';

describe('photos of others', () => {
  const calls: (readonly string[])[] = [];
  let answer: ReadonlyMap<string, string> | null = null;
  let done: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    calls.length = 0;
    answer = null;
    done = servePhotos(async ids => {
      calls.push(ids);
      return answer;
    });
  });
  afterEach(() => {
    done();
    vi.useRealTimers();
  });

  it('asks again for what nobody answered, though nobody shows it anew', async () => {
    wantPhoto({ photo: 'a' });
    await vi.advanceTimersByTimeAsync(20);
    expect(calls).toEqual([['a']]);
    answer = new Map([['a', 'data:a']]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(calls).toEqual([['a'], ['a']]);
    expect(photoAddress({ photo: 'a' })).toBe('data:a');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(calls).toHaveLength(2);
  });

  it('asks once a minute at most while nobody answers', async () => {
    wantPhoto({ photo: 'a' });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(calls.length).toBeGreaterThan(55);
    expect(calls.length).toBeLessThan(67);
  });

  it('asks at once for what is shown meanwhile, and forgets all of it with the person', async () => {
    wantPhoto({ photo: 'a' });
    await vi.advanceTimersByTimeAsync(30_000);
    const before = calls.length;
    wantPhoto({ photo: 'b' });
    await vi.advanceTimersByTimeAsync(20);
    expect(calls.slice(before)).toEqual([['a', 'b']]);
    done();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(calls).toHaveLength(before + 1);
  });
});
