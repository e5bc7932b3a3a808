import { useTranslations } from 'use-intl';
import { oddNights } from '#domain/shifts/again.ts';
import type { ShiftDraft } from '#domain/shifts/draft.ts';
import { useWhen } from '#i18n/use-when.ts';
import { Notice } from '#ui/notice.tsx';

interface OddNightsProps {
  readonly drafts: readonly ShiftDraft[];
  readonly tz: string;
  /** Which of two ends is meant is asked there already. */
  readonly asked?: boolean;
}

/** On which of these nights the clocks change, and what that does to the work. */
export function OddNights({ drafts, tz, asked = false }: OddNightsProps) {
  const t = useTranslations('board.again');
  const when = useWhen();
  const told = oddNights(drafts, tz).filter(({ kind }) => kind !== 'twice' || !asked);
  const nights = [...new Map(told.map(night => [night.day + night.kind, night])).entries()];
  return nights.map(([key, { day, kind, minutes }]) => (
    <Notice key={key} tone={kind === 'skipped' ? 'amber' : 'blue'}>
      {t(kind, { day: when.dayHeading(Date.parse(`${day}T12:00Z`), 'UTC'), minutes })}
    </Notice>
  ));
}
