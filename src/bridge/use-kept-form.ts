// A longer form's words: as in `use-typed.ts`, and on the device too (`kept-forms.ts`), so that they come back after a phone has ended the
// app. What they stand on is kept with them: after a reload the old words of untouched fields would pass for changes of what somebody
// else has written meanwhile. Then the form says so, and waits for the person to keep what is typed or to take what is there.
import { useEffect, useMemo, useState } from 'react';
import { type Begun, begunName, copyForm, endForm, followEnds, openForm } from './kept-forms.ts';
import { randomId } from './random-id.ts';
import { useSession } from './use-session.ts';
import { hasParts, useTyped } from './use-typed.ts';

export interface KeptWords {
  /** What stands in the form was typed before it was opened. */
  readonly isBack: boolean;
  /** Begins anew. What it returns brings the words back. */
  startOver(): () => void;
}

export interface KeptForm<Value, Base> {
  readonly value: Value;
  readonly change: (next: (before: Value) => Value) => void;
  /** Once it is sent or discarded. */
  readonly forget: () => void;
  readonly kept: KeptWords;
  /** What was written when the first of what is typed here was typed; of a form about nothing written yet there is none. */
  readonly base: Base;
  /** What is written by now, where that is something else. */
  readonly changed: Base | null;
  /** What is typed here is meant to replace this. */
  readonly standOn: (there: Base) => void;
  /** While this form saves, a change is its own. */
  readonly saves: (saving: boolean) => void;
}

/** `there`: what is written now; null, where nothing is. Until something is typed, the form follows it and `initial`, which belong together. */
export function useKeptForm<Value, Base = null>(
  name: string,
  initial: Value,
  there: Base | null = null,
): KeptForm<Value, Base> {
  const userId = useSession()?.userId ?? '';
  const form = useMemo(() => ({ name, userId }), [name, userId]);
  // In drawing: what is read below may only just have come from the device.
  const before = useMemo(() => openForm(form), [form]);
  const [typed, type] = useTyped<Value | null>(name, null);
  const [begun, begin] = useTyped<Begun<Base> | null>(begunName(name), null);
  const [left, setLeft] = useState<string | null>(null);
  const [saving, saves] = useState(false);
  useEffect(() => followEnds(form), [form]);

  const base = begun?.base ?? (there as Base);
  const standOn = (next?: Base) => {
    begin(known => ({ draft: randomId(), base: next ?? known?.base ?? base }));
    copyForm(form);
  };
  const forget = () => {
    endForm(form);
    setLeft(before);
  };
  const startOver = () => {
    forget();
    return () => {
      standOn(base);
      type(() => typed);
    };
  };
  return {
    value: over(initial, typed),
    change: next => {
      standOn();
      type(known => next(over(initial, known)));
    },
    forget,
    kept: { isBack: before !== null && before !== left && begun !== null, startOver },
    base,
    changed: saving || there === null || isSame(there, base) ? null : there,
    standOn,
    saves,
  };
}

/** What a form of an older version of the app did not have is as in a new one. */
function over<Value>(initial: Value, typed: Value | null): Value {
  if (typed === null) return initial;
  return hasParts(typed) && hasParts(initial) ? { ...initial, ...typed } : typed;
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
