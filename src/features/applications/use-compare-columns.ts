// Which of the columns that may be left out are shown: as many as the width has room for, until somebody chooses. Kept on the device.
import { useRemembered } from '#ui/frame-memory.tsx';
import { useWide } from '#ui/use-wide.ts';

export const OPTIONAL_COLUMNS = ['rating', 'distance', 'lastPaid', 'applied', 'skills'] as const;
export type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number];

export function useCompareColumns() {
  const [kept, keep] = useRemembered('applicants:columns');
  const roomy = useWide(1440);
  const widest = useWide(1920);
  const fitting = OPTIONAL_COLUMNS.filter(column => (column === 'skills' ? widest : roomy));
  const shown = kept === null ? fitting : OPTIONAL_COLUMNS.filter(column => kept.split(' ').includes(column));
  const toggle = (column: OptionalColumn) =>
    keep(OPTIONAL_COLUMNS.filter(one => (one === column) !== shown.includes(one)).join(' '));
  return { shown, toggle };
}
