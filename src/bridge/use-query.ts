// The one place where a screen meets Dexie's live queries. It brings the database's code with it, so only what comes after
// the first pixel may import it; the frame reads through mirror-value.tsx.
import { deepEqual } from '@tanstack/react-router';
import { liveQuery } from 'dexie';
import { useObservable } from 'dexie-react-hooks';
import { useMemo } from 'react';
import type { Mirror } from '#sync/index.ts';
import { useDevice } from './device-context.tsx';
import { question } from './first-answers.ts';
import { useCountedIn } from './shown-together.tsx';
import { useReadable } from './use-readable.ts';

/** A noun phrase in `domain/<noun>/queries.ts`: what to read, never how to draw it. */
export type Query<Args, Value> = (mirror: Mirror, args: Args) => Promise<Value>;

/**
 * Reads the mirror and reads again whenever what was read changes. `undefined` until the first answer, and while nobody
 * is signed in; with other arguments the last answer stays until the next is there. `args` are compared and handed on by
 * their JSON: keep them small and plain. What a query throws is thrown to the screen's error boundary. All who ask the
 * same get the same answer, read once: treat it as frozen.
 */
export function useQuery<Args, Value>(query: Query<Args, Value>, args: Args): Value | undefined {
  const mirror = useReadable(useDevice().mirror);
  const asked = JSON.stringify([args]);
  const answers = useMemo<Answers<Value | undefined>>(
    () => (mirror === null ? nobody : answersTo(mirror, query, asked)),
    [mirror, query, asked],
  );
  const last = useObservable<Value | undefined>(() => answers, [answers]);
  // What somebody watches already is known at once.
  const answered = answers.hasValue();
  useCountedIn(answered && mirror !== null);
  return answered ? answers.getValue() : last;
}

/** Shaped for useObservable. */
export interface Answers<Value> {
  subscribe(onAnswer: (value: Value) => void, onError?: (error: unknown) => void): () => void;
  hasValue(): boolean;
  getValue(): Value;
}

const nobody: Answers<undefined> = {
  subscribe(onAnswer) {
    onAnswer(undefined);
    return () => undefined;
  },
  hasValue: () => true,
  getValue: () => undefined,
};

type Asked = Map<string, Answers<unknown>>;

/** Only what somebody watches: a screen that asks from the present moment on never asks the same again. */
const byMirror = new WeakMap<Mirror, Map<unknown, Asked>>();

/** Joins whoever watches the same by the time it is watched; what is asked and never watched leaves nothing behind. */
export function answersTo<Args, Value>(mirror: Mirror, query: Query<Args, Value>, asked: string): Answers<Value> {
  const byQuery = byMirror.get(mirror) ?? new Map<unknown, Asked>();
  byMirror.set(mirror, byQuery);
  const byArgs: Asked = byQuery.get(query) ?? new Map();
  byQuery.set(query, byArgs);
  const watched = (): Answers<Value> | undefined => byArgs.get(asked) as Answers<Value> | undefined;
  return {
    subscribe(onAnswer, onError) {
      const [args] = JSON.parse(asked) as [Args];
      const answers =
        watched() ??
        sharedAnswers(
          () => mirror.together(moment => query(moment, args)),
          () => byArgs.delete(asked),
        );
      byArgs.set(asked, answers);
      return answers.subscribe(onAnswer, onError);
    },
    hasValue: () => watched()?.hasValue() === true,
    getValue: () => (watched() as Answers<Value>).getValue(),
  };
}

/** One live query for all who watch: begun by the first, ended and forgotten with the last. */
function sharedAnswers<Value>(read: () => Promise<Value>, forget: () => void): Answers<Value> {
  type Watcher = { readonly onAnswer: (value: Value) => void; readonly onError?: (error: unknown) => void };
  const watchers = new Set<Watcher>();
  let latest: { readonly value: Value } | null = null;
  let stop = (): void => undefined;
  const start = (): void => {
    const answered = question();
    const subscription = liveQuery(read).subscribe(
      value => {
        answered();
        // Many writes change what was read and nothing of the answer: then nobody draws again.
        if (latest !== null && deepEqual(latest.value, value)) return;
        latest = { value };
        for (const watcher of [...watchers]) watcher.onAnswer(value);
      },
      error => {
        answered();
        for (const watcher of [...watchers]) watcher.onError?.(error);
      },
    );
    stop = () => {
      subscription.unsubscribe();
      answered();
    };
  };
  return {
    subscribe(onAnswer, onError) {
      const watcher: Watcher = onError === undefined ? { onAnswer } : { onAnswer, onError };
      watchers.add(watcher);
      if (watchers.size === 1) start();
      else if (latest !== null) onAnswer(latest.value);
      return () => {
        if (!watchers.delete(watcher) || watchers.size > 0) return;
        stop();
        forget();
      };
    },
    hasValue: () => latest !== null,
    getValue: () => (latest as { readonly value: Value }).value,
  };
}
