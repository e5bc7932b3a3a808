// Other times for a shift, as they are being chosen: what they are, what keeps them from being saved, and the saving.
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { newId } from '#domain/ids.ts';
import { draftTimes, shiftToDraft } from '#domain/shifts/draft.ts';
import type { WrittenShift } from '#domain/shifts/queries.ts';
import {
  asksAnew,
  canReshape,
  halvesOf,
  middleOf,
  shapeFaults,
  splitFaults,
  stepsToReshape,
  stepToSplit,
  stretched,
} from '#domain/shifts/reshape.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import type { Deed } from './use-undo.ts';

export interface TimesAsked {
  readonly shiftId: string;
  readonly how: 'times' | 'split';
  /** Already stretched by so much. */
  readonly minutes: number;
}

interface Chosen {
  readonly venue: PlacedVenue;
  readonly shift: WrittenShift;
  readonly asked: TimesAsked;
}

export function useTimes({ venue, shift, asked }: Chosen) {
  const t = useTranslations('planner.shape');
  const now = useEncoreNow();
  const stands = shiftToDraft(shift);
  const [how, setHow] = useState(asked.how);
  const [draft, setDraft] = useState(() => stretched(stands, asked.minutes));
  const [cut, setCut] = useState(() => middleOf(stands));
  const halves = how === 'split' ? halvesOf(stands, cut) : null;
  const shape = { shift, venue, draft: halves?.first ?? draft };
  const open = canReshape(shift, now);
  const touched = how === 'split' || JSON.stringify(draft) !== JSON.stringify(stands);
  const faults = !touched ? [] : halves === null ? shapeFaults(shape, now) : splitFaults(halves, venue.tz);
  const times = draftTimes(shape.draft, venue.tz);
  const split = how === 'split' ? stepToSplit({ shift, venue, at: cut, restId: newId() }) : null;
  const deed: Deed =
    how === 'times'
      ? { steps: () => stepsToReshape(shape), what: t('what.times'), said: t('said.times') }
      : { steps: () => (split === null ? [] : [split]), what: t('what.split'), said: t('said.split') };
  return {
    how,
    setHow,
    draft,
    change: (times: { readonly start?: string; readonly end?: string }) =>
      setDraft(before => ({ ...before, ...times, startOccurrence: 'first', endOccurrence: 'first' })),
    stretch: (minutes: number) => setDraft(before => stretched(before, minutes)),
    cut,
    setCut,
    /** Until it begins. */
    open,
    faults,
    span: times === null ? null : { start: times.startsAt, end: times.endsAt, tz: venue.tz },
    sound: open && touched && faults.length === 0 && (how === 'times' || split !== null),
    /** Those booked, and those who applied, would have to say yes anew. */
    asks: asksAnew(shape),
    deed,
  };
}
