// The long tasks of a page, from the browser's own trace. What drives the browser runs scripts in the page too, some of them longer
// than anything of ours on a throttled thread: the trace tells whose code ran in a task, the page's own list of long tasks does not.
import type { Page } from '@playwright/test';

export interface Task {
  /** Of the processor, which a busy machine adds nothing to. */
  readonly ms: number;
  /** From its beginning to its end. */
  readonly clockMs: number;
  /** The last mark that began with «during » before it. */
  readonly during: string;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** µs. */
  readonly ts: number;
  readonly dur?: number;
  /** Of it on the processor, µs. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly url?: string } };
}

const LONG_MS = 50;
const MARK = 'during ';
const categories = ['devtools.timeline', 'toplevel', 'v8.execute', 'blink.user_timing', '-*'];
/** Work that the browser does for the page itself. */
const drawing = new Set([
  'ParseHTML',
  'UpdateLayoutTree',
  'Layout',
  'PrePaint',
  'Paint',
  'Layerize',
  'MinorGC',
  'MajorGC',
]);
const garbage = new Set(['MinorGC', 'MajorGC']);

/** From here on; call what it returns for the page's tasks above 50 ms of the processor in which anything of its own ran. */
export async function traceTasks(page: Page): Promise<() => Promise<readonly Task[]>> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('A context of a launched browser has one.');
  await browser.startTracing(page, { categories });
  return async () => {
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    return tasksOf(traceEvents, new URL(page.url()).origin);
  };
}

/** What is done from now on. */
export const during = (page: Page, what: string): Promise<void> =>
  page.evaluate(mark => void performance.mark(mark), MARK + what);

function tasksOf(events: readonly TraceEvent[], origin: string): readonly Task[] {
  const ours = (event: TraceEvent) => event.args?.data?.url?.startsWith(origin) === true;
  const [thread] = events.filter(ours);
  if (thread === undefined) return [];
  const own = events.filter(({ pid, tid }) => pid === thread.pid && tid === thread.tid).sort((a, b) => a.ts - b.ts);
  const marks = own.filter(({ name }) => name.startsWith(MARK));
  return own
    .filter(({ name, tdur = 0 }) => name === 'ThreadControllerImpl::RunTask' && tdur > LONG_MS * 1000)
    .filter(task => {
      const parts = own.filter(({ ts, ph }) => ph === 'X' && ts >= task.ts && ts <= task.ts + (task.dur ?? 0));
      const foreign = parts.some(part => part.name === 'EvaluateScript' && !ours(part));
      // A call of the driver's comes as a message, and what it leaves is sometimes collected before it ends.
      const told = parts.some(part => part.name === 'Receive mojo message');
      return (
        !foreign && parts.some(part => ours(part) || (drawing.has(part.name) && !(told && garbage.has(part.name))))
      );
    })
    .map(({ ts, dur = 0, tdur = 0 }) => ({
      ms: Math.round(tdur / 1000),
      clockMs: Math.round(dur / 1000),
      during: marks.findLast(mark => mark.ts <= ts)?.name.slice(MARK.length) ?? 'start',
    }));
}
