import { useTranslations } from 'use-intl';
import { ConsequenceSheet } from '#ui/consequence-sheet.tsx';

interface CalendarSheetProps {
  readonly calendarSays: 'unavailable' | 'outside';
  readonly opened: boolean;
  readonly onKeep: () => void;
  readonly onTake: () => void;
}

/** Before a shift is booked at once against one's own calendar. */
export function CalendarSheet({ calendarSays, opened, onKeep, onTake }: CalendarSheetProps) {
  const t = useTranslations('applications.act');
  return (
    <ConsequenceSheet
      opened={opened}
      title={t(`calendarTitle.${calendarSays}`)}
      lead={t('calendarLead')}
      consequences={[]}
      safeLabel={t('calendarKeep')}
      onSafe={onKeep}
      costlyLabel={t('calendarTake')}
      onCostly={onTake}
    />
  );
}
