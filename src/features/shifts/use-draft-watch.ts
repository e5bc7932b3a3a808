// Watches the draft that is being edited: another tab, or a colleague, may save it meanwhile. Then nobody's work goes lost
// unasked: this form says so, and waits for the person to keep what is typed here or to take what is there.
import { useState } from 'react';
import { useQuery } from '#bridge/use-query.ts';
import { type WrittenVenueShift, writtenShift } from '#domain/shifts/queries.ts';
import type { Shift } from '#domain/shifts/schema.ts';

export interface DraftWatch {
  /** The version that what is typed here stands on. */
  readonly version: number;
  /** What is there now, when it is not what was opened. */
  readonly changed: WrittenVenueShift | null;
  /** What is typed here is meant to replace it. */
  readonly accept: () => void;
}

export function useDraftWatch(known: Shift | null): DraftWatch {
  const [version, setVersion] = useState(known?.version ?? 0);
  const present = useQuery(writtenShift, { id: known?.id ?? '' });
  const changed = known !== null && present != null && present.version !== version ? present : null;
  return { version, changed, accept: () => setVersion(present?.version ?? version) };
}
