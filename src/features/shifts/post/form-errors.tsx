// What is wrong with a shift that somebody tried to save, in a list that takes one there; and that storage failed.
import { useTranslations } from 'use-intl';
import type { DraftField } from '#domain/shifts/draft.ts';
import { useFaultWords } from '#features/shifts/use-fault-words.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Notice } from '#ui/notice.tsx';
import type { SaveTrouble, ShiftForm } from './use-shift-form.ts';

/** By field, the label it carries in the form. */
const LABELS = {
  role: 'role',
  date: 'date',
  start: 'start',
  end: 'end',
  positions: 'positions',
  rateMinor: 'rate',
  breakMin: 'break',
} as const satisfies Record<DraftField, string>;

export function FormErrors({ form }: { readonly form: ShiftForm }) {
  const t = useTranslations('shifts');
  const words = useFaultWords();
  const errors = form.faults.map(({ field, name, code }) => ({
    field: `shift-${field}`,
    message: `${t(`form.${LABELS[name]}`)}: ${words(code)}`,
  }));
  return (
    <>
      <ErrorSummary errors={errors} attempt={form.attempt} />
      <NotSaved trouble={form.trouble} />
    </>
  );
}

function NotSaved({ trouble }: { readonly trouble: SaveTrouble | null }) {
  const t = useTranslations('shifts.form');
  const device = useDeviceWord();
  if (trouble === null) return null;
  return <Notice tone="red">{t('notSaved', { device, why: t(trouble) })}</Notice>;
}
