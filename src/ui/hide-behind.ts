// What lies under a sheet is silent. Screen readers of desktops and iPhones know so by `aria-modal`; TalkBack does not (Chromium issue
// 40868147), and a swipe past the end of a sheet went on in the page behind it. Only where a finger points, since JAWS may lose what was
// hidden and comes back (reach/reach-ui#493). What speaks meanwhile, a toast or the connection, is marked `data-aloud`.

const ALOUD = '[data-aloud]';
/** By how many sheets each is hidden. */
const hidden = new Map<Element, number>();

/** For a sheet that is about to have the focus, until it calls what this returns. */
export function hideBehind(): () => void {
  if (!matchMedia('(pointer: coarse)').matches) return () => undefined;
  const below = sheetOf(document.activeElement);
  let mine: readonly Element[] = [];
  // Not before the focus is in the sheet: a browser does not hide what has it.
  const hide = () => {
    const sheet = sheetOf(document.activeElement);
    if (sheet === null || sheet === below) return;
    document.removeEventListener('focusin', hide, true);
    mine = [...silentIn(document.getElementById('root')), ...(below === null ? [] : [below])];
    for (const element of mine) count(element, 1);
  };
  document.addEventListener('focusin', hide, true);
  hide();
  return () => {
    document.removeEventListener('focusin', hide, true);
    for (const element of mine) count(element, -1);
  };
}

function sheetOf(element: Element | null): Element | null {
  return element?.closest('[aria-modal="true"]') ?? null;
}

/** The largest parts of it in which nothing speaks. */
function silentIn(element: Element | null): readonly Element[] {
  if (element === null || element.matches(ALOUD)) return [];
  if (element.hasAttribute('aria-hidden') && !hidden.has(element)) return [];
  return element.querySelector(ALOUD) === null ? [element] : [...element.children].flatMap(silentIn);
}

function count(element: Element, more: 1 | -1): void {
  const by = (hidden.get(element) ?? 0) + more;
  if (by > 0) {
    hidden.set(element, by);
    element.setAttribute('aria-hidden', 'true');
  } else {
    hidden.delete(element);
    element.removeAttribute('aria-hidden');
  }
}
