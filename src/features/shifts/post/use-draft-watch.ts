// Watches the shift that is being edited: another tab, or a colleague, may save it meanwhile. Then nobody's work goes lost
// unasked: this form says so, and waits for the person to keep what is typed here or to take what is there. Not every change
// moves the version (higher pay, other notes), so what is written is compared as well.
import { useState } from 'react';
import { useQuery } from '#bridge/use-query.ts';
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
}

export function useDraftWatch(known: Shift | null, initial: ShiftDraft): DraftWatch {
  const [base, setBase] = useState({ version: known?.version ?? 0, draft: initial });
  const [saving, setSaving] = useState(false);
  const present = useQuery(writtenShift, { id: known?.id ?? '' });
  const stands = { version: base.version, base: base.draft, saves: setSaving };
  if (known === null || present == null) return { ...stands, changed: null, accept };
  const there = { version: present.version, draft: shiftToDraft(present) };
  const same = there.version === base.version && wordsOf(there.draft) === wordsOf(base.draft);
  return {
    ...stands,
    changed: same || saving ? null : present,
    accept: () => setBase(there),
  };
}

function accept(): void {
  // Nothing else is there.
}

function wordsOf(draft: ShiftDraft): string {
  return JSON.stringify({ ...draft, pack: packToArgs(draft.pack) });
}
