import { IconClockQuestion, IconMailQuestion, IconUsers } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { type Consequence, ConsequenceSheet } from '#ui/consequence-sheet.tsx';
import type { ShiftPeople } from './use-shift-people.ts';

interface ChangeSheetProps {
  readonly people: ShiftPeople;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Before agreed terms are changed: who has to say yes, and what if nobody does. */
export function ChangeSheet({ people: { booked, applied }, opened, onClose, onConfirm }: ChangeSheetProps) {
  const t = useTranslations('shifts.change');
  const consequences: Consequence[] = [];
  if (booked.length > 0) {
    consequences.push(
      {
        icon: IconUsers,
        fact: t('booked', { n: booked.length }),
        detail: t('bookedDetail', { names: booked.join(', ') }),
      },
      { icon: IconClockQuestion, fact: t('late'), detail: t('lateDetail') },
    );
  }
  if (applied > 0)
    consequences.push({ icon: IconMailQuestion, fact: t('applied', { n: applied }), detail: t('appliedDetail') });
  return (
    <ConsequenceSheet
      opened={opened}
      title={t('sheet')}
      consequences={consequences}
      safeLabel={t('keep')}
      onSafe={onClose}
      costlyLabel={t('confirm')}
      onCostly={onConfirm}
    />
  );
}
