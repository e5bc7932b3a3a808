// Which of the texts that the specification fixes somebody really saw, in whatever test: a script in every page looks at what is
// newly drawn (`look-out.ts`), and each worker writes down what it hears, in a file of its own. `seen-texts.after.ts` reads them
// when the whole run is over. It does not know what the tests do: every context of a worker's browser is watched, whoever made it.
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type LookOut, lookOut } from './look-out.ts';
import { wantedTexts } from './spec-texts.ts';
import { onNewContext } from './watch.ts';

/** Set by `run.ts` for a run of everything. */
const folder = process.env.ENCORE_SEEN_TEXTS;

const seenHere = new Set<string>();

/** By all workers of the run. */
export function textsSeen(): ReadonlySet<string> {
  if (folder === undefined) throw new Error('ENCORE_SEEN_TEXTS is not set.');
  return new Set(readdirSync(folder).flatMap(file => readFileSync(join(folder, file), 'utf8').split('\n')));
}

export function noteSeenTexts(browser: Browser): void {
  if (folder !== undefined) onNewContext(browser, watchTexts);
}

async function watchTexts(context: BrowserContext): Promise<void> {
  await context.exposeBinding('encoreSaw', (_source, texts: readonly string[]) => write(texts));
  await context.addInitScript(lookOut, wantedTexts);
  context.on('page', lookBeforeItGoes);
  const close = context.close.bind(context);
  context.close = async options => {
    await Promise.all(context.pages().map(lookNow));
    await close(options);
  };
}

/** What a test has just waited for may be fading in still, not have been looked at yet, or not have been told, when it goes. */
function lookBeforeItGoes(page: Page): void {
  const close = page.close.bind(page);
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.close = async options => {
    await lookNow(page);
    await close(options);
  };
  page.goto = async (url, options) => {
    await lookNow(page);
    return goto(url, options);
  };
  page.reload = async options => {
    await lookNow(page);
    return reload(options);
  };
}

/** The longest that a page which does not answer, as one that a debugger holds, keeps a test waiting. */
const PATIENCE_MS = 3_000;

async function lookNow(page: Page): Promise<void> {
  const looked = page.evaluate(() => (window as unknown as { encoreLook?: LookOut }).encoreLook?.() ?? []);
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<readonly string[]>(resolve => {
    timer = setTimeout(resolve, PATIENCE_MS, []);
  });
  // A page that is gone, or on its way to another address, told on its way out what it saw.
  write(await Promise.race([looked.catch(() => []), tooLong]));
  clearTimeout(timer);
}

function write(texts: readonly string[]): void {
  for (const text of texts) {
    if (seenHere.has(text)) continue;
    seenHere.add(text);
    appendFileSync(join(folder ?? '', `${process.pid}.txt`), `${text}\n`);
  }
}
