// A screen that is made of many pieces comes in one piece. Each asks the mirror for itself and is there with its answer, a few
// frames apart on a cheap phone; drawn as they come, one pushes the other from under a thumb. So they stand, unseen, in
// their places until all have been answered once, or a second after the first.
import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';

const PATIENCE_MS = 1000;

/** Says that somebody waits for an answer; call what it returns with the answer, or when they wait no more. */
type Wait = () => () => void;

const forNothing = () => undefined;

const Waiting = createContext<Wait | null>(null);

export function ShownTogether({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState(false);
  const [{ wait, showIfAnswered }] = useState(() => countAnswers(() => setShown(true)));
  // After those of what stands inside.
  useLayoutEffect(showIfAnswered, [showIfAnswered]);
  return (
    // The same for good: another one would have everybody who asks the mirror drawn a second time, in the task that shows them.
    <Waiting value={wait}>
      <div style={{ display: 'contents', ...(!shown && { visibility: 'hidden' }) }}>{children}</div>
    </Waiting>
  );
}

/** To be called by whatever asks the mirror, with whether it was answered. */
export function useCountedIn(answered: boolean): void {
  const wait = useContext(Waiting);
  useLayoutEffect(() => (answered ? undefined : wait?.()), [answered, wait]);
}

function countAnswers(onAllAnswered: () => void): { readonly wait: Wait; showIfAnswered(): void } {
  let open = 0;
  let shown = false;
  let patience: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    shown = true;
    clearTimeout(patience);
    onAllAnswered();
  };
  const showIfAnswered = () => {
    if (open === 0) show();
  };
  const wait: Wait = () => {
    if (shown) return forNothing;
    open += 1;
    return () => {
      open -= 1;
      patience ??= setTimeout(show, PATIENCE_MS);
      // What an answer brought along has asked by the end of the same commit.
      if (open === 0) queueMicrotask(showIfAnswered);
    };
  };
  return { wait, showIfAnswered };
}
