import { useTranslations } from 'use-intl';
import { oddNights } from '#domain/shifts/again.ts';
import type { ShiftDraft } from '#domain/shifts/draft.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Notice } from '#ui/notice.tsx';

/** On which of these nights the clocks change, and what that does to the work. */
export function OddNights({ drafts, tz }: { readonly drafts: readonly ShiftDraft[]; readonly tz: string }) {
  const t = useTranslations('board.again');
  const format = useFormat();
  const nights = [...new Map(oddNights(drafts, tz).map(night => [night.day + night.kind, night])).entries()];
  return nights.map(([key, { day, kind }]) => (
    <Notice key={key} tone={kind === 'skipped' ? 'amber' : 'blue'}>
      {t(kind, { day: format.day(`${day}T12:00Z`, 'UTC') })}
    </Notice>
  ));
}
