// How a page scrolls: functions that run in it.

/** In the page: two frames, and what was put off. */
export function settle(): Promise<void> {
  return new Promise(resolve => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
}

/** In the page: a screen's part each frame, down and up again. Milliseconds of the longest task; 0 when none is long. */
export async function scrollThrough(): Promise<number> {
  let longest = 0;
  const watch = new PerformanceObserver(list => {
    for (const entry of list.getEntries()) longest = Math.max(longest, entry.duration);
  });
  watch.observe({ entryTypes: ['longtask'] });
  const end = document.documentElement.scrollHeight;
  for (let way = 0; way < 2 * end; way += 60) {
    window.scrollTo(0, way <= end ? way : 2 * end - way);
    await new Promise(resolve => requestAnimationFrame(resolve));
  }
  // What was too long at the end is reported after it.
  await new Promise(resolve => requestIdleCallback(resolve));
  return longest;
}
