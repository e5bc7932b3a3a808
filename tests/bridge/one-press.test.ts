// Presses as a browser tells of them: `detail` counts those of one double click.
import { beforeEach, expect, it, vi } from 'vitest';

class Control {
  closest(): Control {
    return this;
  }
}

let press: (control: Control, detail?: number) => boolean;
let key: (kind: 'keydown' | 'keyup', repeat?: boolean) => void;
let byPress: typeof import('#bridge/one-press.ts')['byPress'];

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  const hear: Record<string, (event: object) => void> = {};
  vi.stubGlobal('Element', Control);
  vi.stubGlobal('addEventListener', (kind: string, heard: (event: object) => void) => {
    hear[kind] = heard;
  });
  ({ byPress } = await import('#bridge/one-press.ts'));
  press = (target, detail = 1) => {
    const stopped = vi.fn();
    hear.click?.({ target, detail, preventDefault: () => undefined, stopImmediatePropagation: stopped });
    return stopped.mock.calls.length === 0;
  };
  key = (kind, repeat = false) => hear[kind]?.({ repeat });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** Something that is saved when it is told so. */
function saving() {
  let done = (): void => undefined;
  const promise = new Promise<void>(resolve => {
    done = resolve;
  });
  return { promise, done: () => done() };
}

it('hears no second press while the first one’s act is being saved, then another', async () => {
  const [button, other, { promise, done }] = [new Control(), new Control(), saving()];
  expect(press(button)).toBe(true);
  const saved = byPress(promise);
  expect(press(button)).toBe(false);
  expect(press(other)).toBe(true);
  done();
  await saved;
  expect(press(button)).toBe(true);
});

it('waits for all that one press saves', async () => {
  const [button, one, other] = [new Control(), saving(), saving()];
  press(button);
  const [first, second] = [byPress(one.promise), byPress(other.promise)];
  one.done();
  await first;
  expect(press(button)).toBe(false);
  other.done();
  await second;
  expect(press(button)).toBe(true);
});

it('hears another press after what could not be saved', async () => {
  const button = new Control();
  press(button);
  await expect(byPress(Promise.reject(new Error('full')))).rejects.toThrow('full');
  expect(press(button)).toBe(true);
});

it('lets the second click of a double click reach nothing when the first one acted, wherever it falls', async () => {
  const [button, next] = [new Control(), new Control()];
  press(button);
  await byPress(Promise.resolve());
  expect(press(next, 2)).toBe(false);
  expect(press(next)).toBe(true);
  expect(press(next, 2)).toBe(true);
});

it('lets a key that is held down press once what acts', async () => {
  const button = new Control();
  key('keydown');
  expect(press(button, 0)).toBe(true);
  await byPress(Promise.resolve());
  key('keydown', true);
  expect(press(button, 0)).toBe(false);
  key('keyup');
  key('keydown');
  expect(press(button, 0)).toBe(true);
});

it('ties nothing to a press that is over', () => {
  const button = new Control();
  press(button);
  vi.runAllTimers();
  void byPress(saving().promise);
  expect(press(button)).toBe(true);
});
