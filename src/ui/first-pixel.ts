// When something of ours has been painted. What is not needed to see the frame of a page waits for it: the engine, the
// database, the screens that read it.

const patienceMs = 4000;

let painted = false;
let waiting: Promise<void> | undefined;

export function isPainted(): boolean {
  return painted;
}

/** Once something has been painted, or cannot be soon: a hidden page paints nothing. */
export function firstPixel(): Promise<void> {
  waiting ??= watchPaint().then(() => {
    painted = true;
  });
  return waiting;
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
