// What is typed of a shift that was worked without a post, kept until it is sent; what it means on the venue's clock; and sending it.

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { useTyped } from '#bridge/use-typed.ts';
import { newId, type RecordedShiftId } from '#domain/ids.ts';
import { recordShift } from '#domain/recorded/commands.ts';
import { type RecordedTerms, recordedFaults } from '#domain/recorded/rules.ts';
import type { TermsField } from '#domain/shifts/rules.ts';
import { endWall, instantOf, readWall, toInstantText } from '#domain/time.ts';
import { useRefusalWords } from '#i18n/use-refusal-words.ts';
import { useOnce } from '#ui/use-once.ts';
import type { Pair } from './record-sheet.tsx';

interface Typed {
  readonly otherId: string;
  readonly role: string;
  /** 'YYYY-MM-DD' and 'HH:mm', or '' while empty. */
  readonly date: string;
  readonly start: string;
  readonly end: string;
  /** Which is meant where the clock shows a time twice; the first until it is said. */
  readonly startReading?: 'first' | 'second';
  readonly endReading?: 'first' | 'second';
  readonly breakMin: number | null;
  readonly rateMinor: number | null;
  readonly note: string;
}

const EMPTY: Typed = { otherId: '', role: '', date: '', start: '', end: '', breakMin: 0, rateMinor: null, note: '' };

export interface RecordFormProps {
  /** The name under which what is typed is kept. */
  readonly draft: string;
  /** Who it is between, once the other one is chosen. */
  readonly pairOf: (otherId: string) => Pair | null;
  readonly onClose: () => void;
}

export type RecordForm = ReturnType<typeof useRecordForm>;

export function useRecordForm({ draft, pairOf, onClose }: RecordFormProps) {
  const t = useTranslations('recorded');
  const fields = useTranslations('common.fields');
  const refusal = useRefusalWords();
  const [isMissed, setMissed] = useState(false);
  const now = useEncoreNow();
  const record = useCommand(recordShift);
  const told = useToldOutcome();
  const once = useOnce();
  const [typed, change, forget] = useTyped(draft, EMPTY);
  const pair = pairOf(typed.otherId);
  const tz = pair?.venue.tz ?? 'UTC';
  const terms = termsOf(typed, tz);
  const faults = terms === null ? [] : recordedFaults(terms, now);
  const send = async () => {
    if (terms === null || pair === null) return false;
    const saving = record({
      id: newId<RecordedShiftId>(),
      venue_id: pair.venue.id,
      worker_id: pair.workerId,
      role: terms.role,
      starts_at: toInstantText(terms.startsAt),
      ends_at: toInstantText(terms.endsAt),
      break_min: terms.breakMin,
      rate_minor: terms.rateMinor,
      ...(typed.note.trim() === '' ? {} : { note: typed.note }),
    });
    if (!(await told(saving, { applied: t('sent') }))) return false;
    forget();
    onClose();
    return true;
  };
  return {
    typed,
    change: (changes: Partial<Typed>) => change(before => ({ ...before, ...changes })),
    tz,
    currency: pair?.venue.currency ?? null,
    readings: readingsOf(typed, tz),
    terms: faults.length > 0 ? null : terms,
    /** In words, what to put right in a field. */
    wrong: (field: TermsField) => {
      const fault = faults.find(one => one.field === field);
      return fault && refusal(fault.code);
    },
    /** That this field is needed, once it was sent without. */
    lacks: (value: string | number | null) =>
      isMissed && (value === '' || value === null) ? fields('required') : undefined,
    send: () => {
      setMissed(true);
      if (faults.length === 0) void once(send);
    },
  };
}

/** What the times mean on that wall; null while one is missing. An end that is not after the start is the next day's. */
function readingsOf({ date, start, end }: Typed, tz: string) {
  if (date === '' || start === '' || end === '') return null;
  const startsLocal = `${date}T${start}`;
  return { start: readWall(startsLocal, tz), end: readWall(endWall(startsLocal, end), tz) };
}

/** Null while something is missing. */
function termsOf(typed: Typed, tz: string): RecordedTerms | null {
  const { role, breakMin, rateMinor, startReading, endReading } = typed;
  const readings = readingsOf(typed, tz);
  if (role === '' || readings === null || breakMin === null || rateMinor === null) return null;
  const startsAt = instantOf(readings.start, startReading);
  return { role, startsAt, endsAt: instantOf(readings.end, endReading), breakMin, rateMinor };
}
