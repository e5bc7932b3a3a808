// What is half typed into longer forms, kept on the device too: a phone that ends the app in the background takes what only the tab knows.
// The tab's words stay the ones that are read (`use-typed.ts`); they are copied here half a second after they were typed and
// when the page is hidden, and copied back by a form that opens in a tab without any. Each state of a form's words has an id: what one tab
// sends or discards, others that have the very same drop, and nobody writes back. It does not know what the words mean.
import { bringTyped, keepOwn, keepTyped, readOwn, readTyped, subscribeKept } from './kept.ts';
import { ENDED, FORM, isOld, parsed, sweep } from './sweep-forms.ts';

const COPY_AFTER_MS = 500;
const MOST_LETTERS = 20_000;

/** Kept in the tab beside a form's words. */
export interface Begun<Base> {
  /** Of these very words. */
  readonly draft: string;
  /** What was written when the first of them was typed. */
  readonly base: Base;
}

interface KeptCopy extends Begun<unknown> {
  readonly at: number;
  /** As the tab has it. */
  readonly typed: string;
}

interface Ended {
  readonly draft: string;
  readonly at: number;
}

export interface FormOf {
  readonly name: string;
  readonly userId: string;
}

/** Typed, and not copied yet. */
const uncopied = new Map<string, FormOf>();
let copying: ReturnType<typeof setTimeout> | undefined;

export function begunName(name: string): string {
  return `${name}-begun`;
}

/** Before a form reads its words: they come from the device where the tab has none. Returns the id of what was typed before; null: nothing was. */
export function openForm(form: FormOf): string | null {
  const { name, userId } = form;
  if (isEnded(form)) bring(form, null);
  else if (readTyped(name, userId) === null) {
    const copy = readCopy(form);
    if (copy !== null && !isOld(copy.at)) bring(form, copy);
  }
  const typed = readTyped(name, userId);
  return typed === null || saysNothing(typed) ? null : (draftOf(form) ?? null);
}

/** Something was typed, or what it stands on was accepted. */
export function copyForm(form: FormOf): void {
  if (form.userId === '') return;
  uncopied.set(keyOf(form), form);
  if (copying !== undefined) return;
  copying = setTimeout(copyAll, COPY_AFTER_MS);
  addEventListener('pagehide', copyAll);
  document.addEventListener('visibilitychange', copyWhenHidden);
}

/** Sent or discarded, here and in the other tabs. */
export function endForm(form: FormOf): void {
  const { name, userId } = form;
  const draft = draftOf(form);
  // The device may still have what stood there before the last letters.
  if (uncopied.delete(keyOf(form))) copy(form);
  drop(form);
  if (draft === undefined || userId === '') return;
  if (readCopy(form)?.draft === draft) keepOwn(FORM + name, null, userId);
  keepOwn(ENDED + name, JSON.stringify({ draft, at: Date.now() } satisfies Ended), userId);
}

/** Where another tab has sent or discarded the very words of this one, they go. Returns how to stop. */
export function followEnds(form: FormOf): () => void {
  return subscribeKept(() => {
    if (isEnded(form)) drop(form);
  });
}

/** Whoever is told finds neither: the words are told of last. */
function drop({ name, userId }: FormOf): void {
  bringTyped(begunName(name), null, userId);
  keepTyped(name, null, userId);
}

function copyWhenHidden(): void {
  if (document.visibilityState === 'hidden') copyAll();
}

function copyAll(): void {
  clearTimeout(copying);
  copying = undefined;
  removeEventListener('pagehide', copyAll);
  document.removeEventListener('visibilitychange', copyWhenHidden);
  const forms = [...uncopied.values()];
  uncopied.clear();
  for (const form of forms) copy(form);
  for (const userId of new Set(forms.map(one => one.userId))) sweep(userId, FORM);
}

function copy(form: FormOf): void {
  const { name, userId } = form;
  const typed = readTyped(name, userId);
  const begun = parsed<Begun<unknown>>(readTyped(begunName(name), userId));
  // Gone meanwhile, as whoever typed it may be: then there is nothing to copy, and what was copied went with it.
  if (typed === null || begun === null) return;
  const kept = JSON.stringify({ ...begun, typed, at: Date.now() } satisfies KeptCopy);
  keepOwn(FORM + name, saysNothing(typed) || kept.length > MOST_LETTERS ? null : kept, userId);
}

function bring({ name, userId }: FormOf, copy: KeptCopy | null): void {
  bringTyped(name, copy?.typed ?? null, userId);
  const begun = copy && ({ draft: copy.draft, base: copy.base } satisfies Begun<unknown>);
  bringTyped(begunName(name), begun && JSON.stringify(begun), userId);
}

function isEnded(form: FormOf): boolean {
  const ended = parsed<Ended>(readOwn(ENDED + form.name, form.userId));
  return ended !== null && ended.draft === draftOf(form);
}

function draftOf({ name, userId }: FormOf): string | undefined {
  return parsed<Begun<unknown>>(readTyped(begunName(name), userId))?.draft;
}

function readCopy({ name, userId }: FormOf): KeptCopy | null {
  const copy = parsed<KeptCopy>(readOwn(FORM + name, userId));
  return typeof copy?.typed === 'string' ? copy : null;
}

/** A box that was emptied again, and a form of which nothing was changed. */
function saysNothing(typed: string): boolean {
  return typed === '""' || typed === '{}';
}

function keyOf({ name, userId }: FormOf): string {
  return `${userId} ${name}`;
}
