// One press, one act. Every press draws ids of its own, and a second one came before the screen had drawn the first: it invited,
// copied and answered once more. So while what a press saves is being saved, its control hears no other press; and of a double
// click, or of a key that is held down, only the first counts if that one acted: by the second something else may lie there.
// It knows neither commands nor screens. Acts by a letter or a drag are not presses.

interface Press {
  readonly control: Element;
  acted: boolean;
}

/** Heard in this task: what is saved now is saved by it. */
let current: Press | null = null;
/** The first of a double click. */
let first: Press | null = null;
const saving = new WeakMap<Element, number>();

/** A key that is held down presses what has the focus again and again. */
let held = false;

if (typeof addEventListener === 'function') {
  addEventListener('click', hear, { capture: true });
  for (const kind of ['keydown', 'keyup'] as const)
    addEventListener(kind, event => (held = event.repeat), { capture: true, passive: true });
}

function hear(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const control = event.target.closest('button, a, label, input') ?? event.target;
  const again = event.detail > 1 || (held && event.detail === 0);
  if (saving.has(control) || (again && first?.acted === true)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  const press = { control, acted: false };
  current = press;
  if (!again) first = press;
  setTimeout(() => {
    if (current === press) current = null;
  });
}

/** Ties what is being saved to the press that began it, if one did. */
export function byPress<Result>(saved: Promise<Result>): Promise<Result> {
  const press = current;
  if (press === null) return saved;
  press.acted = true;
  count(press.control, 1);
  return saved.finally(() => count(press.control, -1));
}

/** An act may save several things. */
function count(control: Element, more: number): void {
  const now = (saving.get(control) ?? 0) + more;
  if (now > 0) saving.set(control, now);
  else saving.delete(control);
}
