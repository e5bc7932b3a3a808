// Watches the shift that is being edited: another tab, or a colleague, may save it meanwhile. Then nobody's work goes lost
// unasked: this form says so, and waits for the person to keep what is typed here or to take what is there. Not every change
// moves the version (higher pay, other notes), so what is written is compared as well. What typed words stand on is kept with them: after
// a reload they would pass for changes of what a colleague has written meanwhile.
import { useRef, useState } from 'react';
import { useQuery } from '#bridge/use-query.ts';
import { useTyped } from '#bridge/use-typed.ts';
import { packToArgs } from '#domain/packs/schema.ts';
import { type ShiftDraft, shiftToDraft } from '#domain/shifts/draft.ts';
import { type WrittenShift, writtenShift } from '#domain/shifts/queries.ts';
import type { Shift } from '#domain/shifts/schema.ts';

export interface DraftWatch {
  /** The version that what is typed here stands on. */
  readonly version: number;
  /** And what stood in it. */
  readonly base: ShiftDraft;
  /** What is there now, when it is not what was opened. */
  readonly changed: WrittenShift | null;
  /** What is typed here is meant to replace it. */
  readonly accept: () => void;
  /** While this form saves, the change is its own. */
  readonly saves: (saving: boolean) => void;
  /** Something is typed: from now on it is kept what it stands on. */
  readonly begins: () => void;
  readonly forget: () => void;
}

export function useDraftWatch(known: Shift | null, initial: ShiftDraft): DraftWatch {
  const opened = { version: known?.version ?? 0, draft: initial };
  const [base, keep, forget] = useTyped(`post-${known?.id ?? 'new'}-stands-on`, opened);
  const begun = useRef(false);
  const begins = () => {
    if (known !== null && !begun.current) keep(before => before);
    begun.current = true;
  };
  const [saving, setSaving] = useState(false);
  const present = useQuery(writtenShift, { id: known?.id ?? '' });
  const stands = { version: base.version, base: base.draft, saves: setSaving, begins, forget };
  if (known === null || present == null) return { ...stands, changed: null, accept };
  const there = { version: present.version, draft: shiftToDraft(present) };
  const same = there.version === base.version && wordsOf(there.draft) === wordsOf(base.draft);
  return {
    ...stands,
    changed: same || saving ? null : present,
    accept: () => keep(() => there),
  };
}

function accept(): void {
  // Nothing else is there.
}

function wordsOf(draft: ShiftDraft): string {
  return JSON.stringify({ ...draft, pack: packToArgs(draft.pack) });
}
