// Beside somebody who is late and may not come: the way to asking for cover. The place is still theirs, so what opens it is said there.
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { isOverdue } from '#domain/attendance/rules.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { shiftById } from '#domain/shifts/queries.ts';
import { isFillable } from '#domain/shifts/rules.ts';
import { CoverWayPanel } from './cover-way-panel.tsx';
import classes from './covers.module.css';
import { usePlacesOpen } from './use-places-open.ts';

interface LateCoverPanelProps {
  readonly booking: TrackedBooking;
  readonly name: string;
}

export function LateCoverPanel({ booking, name }: LateCoverPanelProps) {
  const t = useTranslations('covers.late');
  const now = useEncoreNow();
  const shift = useQuery(shiftById, { id: booking.shiftId });
  const open = usePlacesOpen(shift);
  if (shift == null || open === undefined || !isFillable(shift, now) || !isOverdue(booking, now)) return null;
  return (
    <section className={classes.late}>
      <h3>{t('title', { name })}</h3>
      <p>{t(open > 0 ? 'open' : 'taken')}</p>
      <CoverWayPanel shift={shift} />
    </section>
  );
}
