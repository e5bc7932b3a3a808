// Runs in a page, before its own code: finds what elements say of the wanted texts, and tells each once it is visible. It looks at
// what is new at once, at what fades in again and again, and for the last time as the page is left. It must stand on its own:
// a browser gets this one function.
import type { SpecText } from './spec-texts.ts';

/** Looks now, waits for what is fading in, and says what this page has seen so far. */
export type LookOut = () => Promise<readonly string[]>;

export function lookOut(wanted: readonly SpecText[]): void {
  const AGAIN_MS = 100;
  /** Longer than any fade: a toast is transparent for its first frames, and takes 400 ms. */
  const FADE_MS = 600;
  const LONGEST = 250;
  const PIECES = 8;
  const page = window as unknown as { encoreSaw(texts: readonly string[]): Promise<void>; encoreLook: LookOut };
  const tell = page.encoreSaw;
  // A test may put a clock of its own in their place.
  const { setTimeout, requestAnimationFrame } = window;
  const plain = new Set(wanted.flatMap(({ text, pattern }) => (pattern === undefined ? [text] : [])));
  const open = wanted.flatMap(({ text, pattern }) =>
    pattern === undefined ? [] : [{ text, is: new RegExp(pattern, 'u') }],
  );
  const seen = new Set<string>();
  const found = new Set<Element>();

  /** What an element says: each of its own texts, the whole where it is drawn in pieces, and the pieces of a line with dots. */
  const wordsOf = (element: Element): string[] => {
    const own = [...element.childNodes].flatMap(node => (node instanceof Text ? [node.data] : []));
    const whole = element.childNodes.length <= PIECES ? [element.textContent ?? ''] : [];
    const said = [...own, ...whole, element.getAttribute('placeholder') ?? ''].filter(words => words.length <= LONGEST);
    return said.flatMap(words => [words, ...words.split(' · ')]).map(words => words.trim());
  };
  const wantedOf = (element: Element): string[] =>
    wordsOf(element)
      .flatMap(words => [
        ...(plain.has(words) ? [words] : []),
        ...open.flatMap(({ text, is }) => (is.test(words) ? [text] : [])),
      ])
      .filter(text => !seen.has(text));

  const isDrawn = (element: Element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    const { width, height, right, bottom } = element.getBoundingClientRect();
    // Words for screen readers alone are a pixel wide, or far outside.
    return width > 4 && height > 4 && right > 0 && bottom > 0;
  };
  const isTransparent = (element: Element) => !element.checkVisibility({ opacityProperty: true });
  const isVisible = (element: Element) => isDrawn(element) && !isTransparent(element);
  const isFading = (element: Element) => element.isConnected && isDrawn(element) && isTransparent(element);
  const look = () => {
    const news: string[] = [];
    for (const element of found) {
      const texts = element.isConnected ? wantedOf(element) : [];
      if (texts.length > 0 && !isVisible(element)) continue;
      found.delete(element);
      for (const text of texts) seen.add(text);
      news.push(...texts);
    }
    if (news.length > 0) void tell(news).catch(() => {});
  };

  let waits = false;
  const again = () => {
    if (waits || found.size === 0) return;
    waits = true;
    setTimeout(() => {
      waits = false;
      look();
      again();
    }, AGAIN_MS);
  };
  const consider = (element: Element | null) => {
    if (element !== null && wantedOf(element).length > 0) found.add(element);
  };
  const read = (node: Node) => {
    if (node instanceof Text) return consider(node.parentElement);
    if (!(node instanceof Element)) return;
    consider(node.parentElement);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let next = texts.nextNode(); next !== null; next = texts.nextNode()) consider(next.parentElement);
    for (const field of [node, ...node.querySelectorAll('[placeholder]')]) consider(field);
  };

  new MutationObserver(changes => {
    const before = found.size;
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) read(node);
      else read(target);
    }
    if (found.size === before) return;
    look();
    requestAnimationFrame(look);
    again();
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['placeholder'],
  });
  window.addEventListener('pagehide', look);
  page.encoreLook = async () => {
    look();
    for (let waited = 0; waited < FADE_MS && [...found].some(isFading); waited += AGAIN_MS / 2) {
      await new Promise<void>(resolve => setTimeout(() => resolve(), AGAIN_MS / 2));
      look();
    }
    return [...seen];
  };
}
