// What was done at the board, one act after the other, and the way back through it. What has not been sent is discarded; what has been
// is undone by its inverse, where it has one: the server refuses that when a colleague has changed the same since.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Deed, Run } from '#bridge/undo-context.tsx';
import { useCommands } from '#bridge/use-commands.ts';
import { useOutbox } from '#bridge/use-outbox.ts';
import { type CommandOutcome, useOutcome } from '#bridge/use-outcome.ts';
import { type Step, wayBack } from '#domain/shifts/steps.ts';
import { isCovered } from '#ui/is-covered.ts';
import { keyName } from '#ui/key-name.ts';
import { notify, notifyFailure, notifyNotSaved, notifyOutcome } from '#ui/toast.ts';

const SHOWN_MS = 10_000;
const MOST_KEPT = 50;

export type { Deed, Run };

interface Done extends Deed {
  readonly did: readonly Step[];
  readonly commandIds: readonly string[];
  /** Takes away what was drawn of it before the mirror had it. */
  readonly erase: () => void;
}

export interface Told {
  readonly nth: number;
  readonly said: string;
  readonly settled: boolean;
  readonly mayUndo: boolean;
}

export interface Undo {
  readonly told: Told | null;
  readonly run: Run;
  undo(): Promise<void>;
}

/** At a board, whose bar tells of it. */
export function useUndo(): Undo {
  const t = useTranslations('planner.undo');
  const { told, tell } = useTold();
  const teller = useMemo<Teller>(
    () => ({
      done: ({ what, said }, { became, lasts }) => {
        const settle = tell({ said: t('here', { what }), settled: false, mayUndo: true });
        void became.then(end => settle(end === 'applied' ? { said, settled: true, mayUndo: lasts } : null));
      },
      undone: said => tell({ said, settled: true, mayUndo: false }),
    }),
    [tell, t],
  );
  const { run, undo } = useHistory(teller);
  return useMemo(() => ({ told, run, undo: () => undo() }), [told, run, undo]);
}

/** Where no board stands: toasts tell of it, each with the way back from what it tells of. `keys`: Ctrl Z is its. */
export function useUndoByToast(keys: boolean): Run {
  const t = useTranslations('planner.undo');
  const acts = useTranslations('common.acts');
  const teller = useMemo<Teller>(
    () => ({
      done: ({ what, said }, { became, lasts, undo }) => {
        const back = { label: acts('undo'), run: () => void undo() };
        notifyOutcome(became, { saved: t('here', { what }), applied: said, ...(lasts ? { next: back } : {}) }, back);
      },
      undone: said => notify(said),
    }),
    [t, acts],
  );
  return useHistory(teller, keys).run;
}

interface Teller {
  /** `lasts`: it can be undone later too. */
  done(
    deed: Deed,
    how: { readonly became: Promise<CommandOutcome>; readonly lasts: boolean; readonly undo: () => Promise<void> },
  ): void;
  undone(said: string): void;
}

function useHistory({ done: tellDone, undone }: Teller, keys = true) {
  const t = useTranslations('planner.undo');
  const applications = useTranslations('applications.toast');
  const save = useCommands();
  const outbox = useOutbox();
  const outcome = useOutcome();
  const past = useRef<readonly Done[]>([]);
  const future = useRef<readonly Deed[]>([]);
  /** The last, or another that somebody chose. */
  const undo = useCallback(
    async (which?: Done) => {
      const last = which ?? past.current.at(-1);
      if (last === undefined || !past.current.includes(last)) return;
      past.current = past.current.filter(one => one !== last);
      last.erase();
      const discarded: boolean[] = [];
      // The last first: sent in between without what it follows from, it would be refused.
      for (const id of last.commandIds.toReversed()) discarded.unshift(await outbox.discard(id));
      const { inverses, kept } = wayBack(last.did, discarded);
      if (kept === last.did.length) notifyFailure(t('sent', { what: last.what }), 'medium');
      else if (inverses.length > 0 && !(await save(inverses)).ok) notifyNotSaved(applications('notSaved'));
      else {
        future.current = [...future.current, last];
        undone(t(kept > 0 ? 'partly' : 'undone', { what: last.what }));
      }
    },
    [outbox, save, undone, t, applications],
  );
  const act = useCallback(
    async (deed: Deed): Promise<boolean> => {
      const erase = deed.draw?.() ?? (() => undefined);
      const did = deed.steps();
      const saved = await save(did.map(step => step.act));
      if (!saved.ok) {
        erase();
        notifyNotSaved(applications('notSaved'));
        return false;
      }
      const done: Done = { ...deed, did, commandIds: saved.commandIds, erase };
      past.current = [...past.current.slice(1 - MOST_KEPT), done];
      const lasts = did.some(({ inverse }) => inverse !== null);
      const became = outcome(...saved.commandIds);
      // What was applied is taken over by the board, which has it by then or is about to.
      void became.then(end => end !== 'applied' && erase());
      tellDone(deed, { became, lasts, undo: () => undo(done) });
      return true;
    },
    [save, outcome, tellDone, undo, applications],
  );
  const run = useCallback(
    (deed: Deed) => {
      future.current = [];
      return act(deed);
    },
    [act],
  );
  const redo = useCallback(async () => {
    const next = future.current.at(-1);
    if (next === undefined) return;
    future.current = future.current.slice(0, -1);
    await act(next);
  }, [act]);
  useUndoKeys(undo, redo, keys);
  return { run, undo };
}

/** What the bar says, for ten seconds; whoever said it may say more while it stands. */
function useTold() {
  const count = useRef(0);
  const [told, setTold] = useState<Told | null>(null);
  const tell = useCallback((words: Omit<Told, 'nth'>) => {
    count.current += 1;
    const nth = count.current;
    setTold({ ...words, nth });
    return (more: Omit<Told, 'nth'> | null) =>
      setTold(now => (now?.nth !== nth ? now : more === null ? null : { ...more, nth }));
  }, []);
  const nth = told?.nth ?? null;
  useEffect(() => {
    if (nth === null) return;
    const timer = setTimeout(() => setTold(now => (now?.nth === nth ? null : now)), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [nth]);
  return { told, tell };
}

/** Ctrl Z and Ctrl Shift Z, but where somebody types: there they are the field's. */
function useUndoKeys(undo: () => Promise<void>, redo: () => Promise<void>, on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const hear = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || keyName(event) !== 'z' || event.defaultPrevented) return;
      const at = event.target instanceof HTMLElement ? event.target : null;
      if (isCovered() || at?.closest('input, textarea, select, [contenteditable]') != null) return;
      event.preventDefault();
      void (event.shiftKey ? redo() : undo());
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [undo, redo, on]);
}
