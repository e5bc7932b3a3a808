// What opens over the planner: one shift again or moved, and other times for one.
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { AgainSheet, type How } from './again-sheet.tsx';
import { TimesSheet } from './times-sheet.tsx';
import type { TimesAsked } from './use-times.ts';
import type { Run } from './use-undo.ts';

export type PlannerAsk =
  | { readonly kind: 'again'; readonly id: string; readonly day: string | null; readonly how: How | undefined }
  | { readonly kind: 'times'; readonly asked: TimesAsked };

interface PlannerSheetsProps {
  readonly venue: PlacedVenue;
  readonly ask: PlannerAsk | null;
  readonly run: Run;
  readonly onClose: () => void;
}

export function PlannerSheets({ venue, ask, run, onClose }: PlannerSheetsProps) {
  if (ask === null) return null;
  if (ask.kind === 'times') return <TimesSheet {...{ venue, run, onClose }} asked={ask.asked} />;
  const { id, day, how } = ask;
  return <AgainSheet key={id + day} {...{ venue, run, onClose, day }} shiftId={id} {...(how && { how })} />;
}
