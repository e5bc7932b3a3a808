// When something of ours has been painted. What is not needed to see the frame of a page waits for it: the engine, the
// database, the screens that read it. Each of these asks for files, which costs a slow phone 4 ms a file: a task for each who waits.
import { oneByOne } from './own-task.ts';

const patienceMs = 4000;

let painted = false;
const waiting: (() => void)[] = [];

export function isPainted(): boolean {
  return painted;
}

/** Once something has been painted, or cannot be soon: a hidden page paints nothing. */
export function firstPixel(): Promise<void> {
  if (painted) return Promise.resolve();
  if (waiting.length === 0) watchPaint().then(letGoOn);
  return new Promise(resolve => waiting.push(resolve));
}

function letGoOn(): Promise<void> {
  painted = true;
  return oneByOne(waiting);
}

function watchPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise(resolve => {
    setTimeout(resolve, patienceMs);
    const look = (): void => {
      const drawn = document.querySelector('#root :is(header, nav, main, h1)') !== null;
      // The frame that draws it, and the next one, by which it is on the screen. The browser's own word for it (a
      // paint entry) comes a tenth of a second later on a slow phone.
      requestAnimationFrame(drawn ? () => requestAnimationFrame(() => resolve()) : look);
    };
    requestAnimationFrame(look);
  });
}
