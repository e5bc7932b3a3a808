// Nothing that one person typed stands in the next one's boxes: when whoever was here leaves, in whichever tab, all that was
// drawn for them is drawn anew, and what is kept of them outside the databases goes.
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { useDevice } from './device-context.tsx';
import { firstAnswers } from './first-answers.ts';
import { forgetInTab, forgetPerson } from './kept.ts';
import { sweepForms } from './sweep-forms.ts';
import { useSession } from './use-session.ts';

export function PersonBoundary({ children }: { readonly children: ReactNode }) {
  const device = useDevice();
  const session = useSession();
  const [last, setLast] = useState<{ readonly userId: string | null; readonly departures: number }>({
    userId: null,
    departures: 0,
  });
  const userId = session === undefined ? last.userId : (session?.userId ?? null);
  // Whoever comes keeps the page: that of signing in still leads them on.
  if (userId !== last.userId) setLast({ userId, departures: last.departures + (last.userId === null ? 0 : 1) });

  const here = useRef<string | null>(null);
  useEffect(() => {
    const left = here.current;
    here.current = userId;
    // A storage in trouble shows nobody, and nobody has left.
    if (left === null || left === userId || device.status.get().storage.trouble !== null) return;
    // Another person in place of a session that had ended: what it left waits for them, and only this tab's words go.
    if (userId === null) forgetPerson(left);
    else forgetInTab();
  }, [device, userId]);

  useEffect(() => {
    if (userId === null) return;
    // Nobody sees it, so it waits for the first screen.
    void firstAnswers().then(() => device.session.get()?.userId === userId && sweepForms(userId));
  }, [device, userId]);

  return <Fragment key={last.departures}>{children}</Fragment>;
}
