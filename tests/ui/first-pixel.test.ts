// What waits for the first pixel goes on behind the frame that draws it, and until then asks the browser for no frames.
import { beforeEach, expect, it, vi } from 'vitest';

const frames: (() => void)[] = [];
let changed = (): void => undefined;
let drawn = false;

class Observer {
  constructor(onChange: () => void) {
    changed = onChange;
  }
  observe(): void {}
  disconnect(): void {
    changed = () => undefined;
  }
}

beforeEach(() => {
  vi.stubGlobal('document', { visibilityState: 'visible', body: {}, querySelector: () => (drawn ? {} : null) });
  vi.stubGlobal('MutationObserver', Observer);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
});

it('asks for one frame, once something of ours is in the page', async () => {
  const { firstPixel, isPainted } = await import('#ui/first-pixel.ts');
  const pixel = firstPixel();
  changed();
  expect(frames).toHaveLength(0);
  drawn = true;
  changed();
  changed();
  expect(frames).toHaveLength(1);
  expect(isPainted()).toBe(false);
  frames[0]?.();
  await pixel;
  expect([isPainted(), frames.length]).toEqual([true, 1]);
});
