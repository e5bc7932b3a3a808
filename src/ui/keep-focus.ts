// The focus is never lost: when what has it leaves the page, because a row was dealt with or a button gave way to another, the keyboard
// goes on at what stands in its place. Where the whole page has gone there is no such place: its title takes the focus (`said-page.tsx`).
// Loaded by the first Tab, so whoever has no keyboard has none of it.

/** Where the focus was, from the inside out. */
interface Place {
  readonly parent: Element;
  /** Infinite for the last child, which stays the last when something comes before it. */
  readonly index: number;
}

interface Inside {
  readonly sheet: HTMLElement;
  readonly at: HTMLElement;
  readonly places: readonly Place[];
}

/** A link of a table whose links move about in it, and keep the focus wherever they go. */
interface Moving {
  readonly table: Element;
  readonly href: string;
}

/** What comes in its place is often read first. */
const SETTLED_MS = 150;

/** Also the field that a button opened in its place. */
const STOPS =
  'a[href], button:not(:disabled), :is(input, select, textarea):not(:disabled, [hidden], [type="hidden"]), [tabindex="0"]';

/**
 * A button that is off while its act runs loses the focus; once it is on again it has it back, unless somebody went on meanwhile.
 *
 * Sheets give the focus back by themselves as they go; what leaves while its sheet stays is seen to here. A toast that leaves with the
 * focus in it gives it back to the page.
 */
export function keepFocus(page: HTMLElement, signal: AbortSignal): void {
  let last: HTMLElement | null = null;
  let places: readonly Place[] = [];
  let path = '';
  let moving: Moving | null = null;
  let inSheet: Inside | null = null;
  let toast: Element | null = null;
  let pressed: HTMLElement | null = null;
  let isHeld = false;
  const remember = () => {
    const at = document.activeElement;
    if (at instanceof HTMLElement && at !== document.body) {
      pressed = at;
      isHeld = at.matches(':disabled');
    }
    toast = at?.closest('[data-sonner-toast]') ?? null;
    if (at !== document.body) inSheet = insideSheet(at);
    if (!(at instanceof HTMLElement && at !== page && page.contains(at))) return;
    // While a page is on its way its address is there before it.
    if (at !== last) path = location.pathname;
    last = at;
    places = placesOf(at, page);
    moving = movingOf(at);
  };
  const hasLeft = (one: Element | null) => one !== null && !one.isConnected;
  const hasLeftSheet = () => inSheet?.sheet.isConnected === true && hasLeft(inSheet.at);
  const isLost = () => document.activeElement === document.body && (hasLeft(last) || hasLeft(toast) || hasLeftSheet());
  // Another detail beside the same list is none.
  const isOtherPage = () =>
    path !== location.pathname && !places.some(({ parent }) => parent.isConnected && parent.closest('aside') !== null);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const goOn = () => {
    waiting = undefined;
    // What scrolls away in a long list leaves too, and must not be scrolled back to.
    if (!isLost() || (hasLeft(last) && !hasLeftSheet() && isOtherPage())) return;
    const below = inSheet !== null && hasLeftSheet() ? inSheet : { at: last, places, sheet: page };
    const moved = below.sheet === page ? standsNow(moving) : null;
    const there = below.at?.isConnected ? below.at : (moved ?? standingAt(below.places));
    (there ?? below.sheet).focus({ preventScroll: true });
  };
  const giveBack = () => {
    if (pressed?.matches(':disabled')) isHeld = true;
    else if (isHeld) {
      isHeld = false;
      if (document.activeElement === document.body && pressed?.isConnected) pressed.focus({ preventScroll: true });
    }
  };
  const changes = new MutationObserver(() => {
    giveBack();
    if (isLost()) waiting ??= setTimeout(goOn, SETTLED_MS);
    else remember();
  });
  remember();
  // On its way down: the toaster lets none through (`toaster.tsx`).
  document.addEventListener('focusin', remember, { signal, capture: true });
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  signal.addEventListener('abort', () => {
    changes.disconnect();
    clearTimeout(waiting);
  });
}

function insideSheet(at: Element | null): Inside | null {
  const sheet = at?.closest<HTMLElement>('[role="dialog"]') ?? null;
  if (sheet === null || sheet === at || !(at instanceof HTMLElement)) return null;
  return { sheet, at, places: placesOf(at, sheet) };
}

function movingOf(at: Element): Moving | null {
  const [table, href] = [at.closest('[data-links-move]'), at.getAttribute('href')];
  return table === null || href === null ? null : { table, href };
}

function standsNow(moving: Moving | null): HTMLElement | null {
  const links = moving?.table.querySelectorAll<HTMLElement>('a[href]') ?? [];
  return [...links].find(link => link.getAttribute('href') === moving?.href) ?? null;
}

function placesOf(at: Element, page: Element): readonly Place[] {
  const places: Place[] = [];
  for (let child = at; child !== page && child.parentElement !== null; child = child.parentElement)
    places.push({ parent: child.parentElement, index: indexOf(child) });
  return places;
}

function indexOf(child: Element): number {
  if (child.nextElementSibling === null) return Number.POSITIVE_INFINITY;
  return [...(child.parentElement?.children ?? [])].indexOf(child);
}

/** What came in its place or moved up to it, else what stands before it, else further out. */
function standingAt(places: readonly Place[]): HTMLElement | null {
  for (const { parent, index } of places) {
    if (!parent.isConnected) continue;
    const children = [...parent.children];
    const [stop] = [...children.slice(index), ...children.slice(0, index).toReversed()].flatMap(stopIn);
    if (stop !== undefined) return stop;
  }
  return null;
}

function stopIn(child: Element): readonly HTMLElement[] {
  const stop = child.matches(STOPS) ? (child as HTMLElement) : child.querySelector<HTMLElement>(STOPS);
  return stop === null ? [] : [stop];
}
