// Which of the texts that the specification fixes somebody really saw, in whatever test: a script in every page looks at what is
// newly drawn, and each worker writes down what it hears, in a file of its own. `seen-texts.after.ts` reads them when the whole
// run is over. It does not know what the tests do.
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { type SpecText, wantedTexts } from './spec-texts.ts';

/** Set by `run.ts` for a run of everything. */
const folder = process.env.ENCORE_SEEN_TEXTS;

const seenHere = new Set<string>();

export async function noteSeenTexts(context: BrowserContext): Promise<void> {
  if (folder === undefined) return;
  await context.exposeBinding('encoreSaw', (_source, texts: readonly string[]) => {
    for (const text of texts) {
      if (seenHere.has(text)) continue;
      seenHere.add(text);
      appendFileSync(join(folder, `${process.pid}.txt`), `${text}\n`);
    }
  });
  await context.addInitScript(lookOut, wantedTexts);
}

/** By all workers of the run. */
export function textsSeen(): ReadonlySet<string> {
  if (folder === undefined) throw new Error('ENCORE_SEEN_TEXTS is not set.');
  return new Set(readdirSync(folder).flatMap(file => readFileSync(join(folder, file), 'utf8').split('\n')));
}

/** Runs in the page, before its own code. What is found but not visible yet, as a toast that fades in, is looked at again. */
function lookOut(wanted: readonly SpecText[]): void {
  const AGAIN_MS = 100;
  const LONGEST = 250;
  const PIECES = 8;
  const saw = (window as unknown as { encoreSaw(texts: readonly string[]): Promise<void> }).encoreSaw;
  // A test may put a clock of its own in their place.
  const { setTimeout } = window;
  const toSee = new Set(wanted.flatMap(({ text, pattern }) => (pattern === undefined ? [text] : [])));
  const open = new Map(
    wanted.flatMap(({ text, pattern }) => (pattern === undefined ? [] : [[text, new RegExp(pattern, 'u')]])),
  );
  const found = new Map<Element, string>();

  const consider = (element: Element, words: string | null) => {
    if (words === null || words.length > LONGEST) return;
    const said = words.trim();
    if (toSee.has(said)) found.set(element, said);
    else for (const [text, pattern] of open) if (pattern.test(said)) found.set(element, text);
  };
  const read = (node: Node) => {
    if (node instanceof Text) {
      const parent = node.parentElement;
      if (parent === null || node.data.trim() === '') return;
      consider(parent, node.data);
      // A sentence may be drawn in pieces.
      if (parent.childNodes.length > 1 && parent.childNodes.length <= PIECES) consider(parent, parent.textContent);
    } else if (node instanceof Element) {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      for (let next = texts.nextNode(); next !== null; next = texts.nextNode()) read(next);
      const fields = [node, ...node.querySelectorAll('[placeholder]')];
      for (const field of fields) consider(field, field.getAttribute('placeholder'));
    }
  };
  const isVisible = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    const { width, height, right, bottom } = element.getBoundingClientRect();
    // Words for screen readers alone are a pixel wide, or far outside.
    return width > 4 && height > 4 && right > 0 && bottom > 0;
  };
  let waits = false;
  const tell = () => {
    waits = false;
    const visible = [...found].filter(([element]) => isVisible(element));
    for (const [element, text] of found) {
      if (!element.isConnected || visible.some(([, other]) => other === text)) found.delete(element);
    }
    for (const [, text] of visible) {
      toSee.delete(text);
      open.delete(text);
    }
    if (visible.length > 0) void saw(visible.map(([, text]) => text)).catch(() => {});
    if (found.size > 0) later(AGAIN_MS);
  };
  const later = (ms: number) => {
    if (waits) return;
    waits = true;
    setTimeout(tell, ms);
  };

  new MutationObserver(changes => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') read(target);
      else for (const node of addedNodes) read(node);
    }
    if (found.size > 0) later(0);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
