// When something of ours has been painted. What is not needed to see the frame of a page waits for it: the engine, the
// database, the screens that read it.

const patienceMs = 4000;

let painted = false;
let waiting: Promise<void> | undefined;

export function isPainted(): boolean {
  return painted;
}

/** Once something has been painted, or cannot be soon: a hidden page paints nothing, and some browsers do not tell. */
export function firstPixel(): Promise<void> {
  waiting ??= watchPaint().then(() => {
    painted = true;
  });
  return waiting;
}

function watchPaint(): Promise<void> {
  const told = PerformanceObserver.supportedEntryTypes.includes('paint');
  if (!told || document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise(resolve => {
    setTimeout(resolve, patienceMs);
    new PerformanceObserver((paints, observer) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
