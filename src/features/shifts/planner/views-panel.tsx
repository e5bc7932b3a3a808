// The views of a venue's shifts: the week by roles and by people, day by day, and the hours that were worked.
import { useTranslations } from 'use-intl';
import { Segments } from '#ui/segments.tsx';
import { useWide } from '#ui/use-wide.ts';

export type ShiftsView = 'week' | 'people' | 'days' | 'hours';

interface ViewsPanelProps {
  readonly view: ShiftsView;
  readonly onView: (view: ShiftsView) => void;
}

/** From so many pixels there is room for the board. */
export const BOARD_FROM = 820;

export function ViewsPanel({ view, onView }: ViewsPanelProps) {
  const t = useTranslations('board');
  const roomy = useWide(BOARD_FROM);
  const views = [
    ...(roomy
      ? [
          { value: 'week' as const, label: t('roles') },
          { value: 'people' as const, label: t('people') },
        ]
      : []),
    { value: 'days' as const, label: t('dayList') },
    { value: 'hours' as const, label: t('hours') },
  ];
  return <Segments data={views} value={view} onChange={onView} label={t('view')} />;
}
