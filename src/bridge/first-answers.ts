// When the first screen says what it knows: the mirror has answered all that was asked of it, and the answers are drawn. What
// nobody sees yet waits for that, since a cheap phone that does both at once shows its rows later. Then each who waits goes on in a
// task of its own: what they do is to ask for files.
import { oneByOne } from '#ui/own-task.ts';

const PATIENCE_MS = 1000;
/** Where something is known to come, a slow phone may take longer over it. */
const COMING_MS = 4000;

let unanswered = 0;
let answered = false;
let drawn = false;
const waiting = new Set<() => void>();

/** A question to the mirror. Call what it returns with the answer, or when nobody asks any more. */
export function question(): () => void {
  const end = screenToCome();
  return () => {
    answered = true;
    end();
  };
}

/** A screen that will ask, once its code is there. Call what it returns right before it does: by itself that answers nothing. */
export function screenToCome(): () => void {
  let open = true;
  unanswered += 1;
  return () => {
    if (!open) return;
    open = false;
    unanswered -= 1;
    if (!drawn && answered && unanswered === 0) afterFrames(tellIfDrawn);
  };
}

/** Settles at once when they have been drawn already, and after a second or four at most: a page that asks nothing, or is hidden, draws none. */
export function firstAnswers(): Promise<void> {
  if (drawn) return Promise.resolve();
  return new Promise(resolve => {
    waiting.add(resolve);
    setTimeout(resolve, unanswered > 0 ? COMING_MS : PATIENCE_MS);
  });
}

function tellIfDrawn(): void {
  // An answer may lead to another question.
  if (unanswered > 0) return;
  drawn = true;
  void oneByOne(waiting);
}

/** The frame that draws, and the next one, by which it is on the screen. */
function afterFrames(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}
