// How the code of a shift was used, for whoever answers for it: a code that was sent on shows as several people in one minute.
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { factsOfBookings } from '#domain/attendance/queries.ts';
import { codeUse } from '#domain/attendance/rules.ts';
import { bookingsOfShift } from '#domain/bookings/queries.ts';
import classes from './code-screen.module.css';

export function CodeUse({ shiftId }: { readonly shiftId: string }) {
  const t = useTranslations('attendance.door');
  const bookings = useQuery(bookingsOfShift, { shiftId });
  const ids = useMemo(() => ({ ids: bookings?.map(({ id }) => id) ?? [] }), [bookings]);
  const facts = useQuery(factsOfBookings, ids);
  const { proven, most } = codeUse([...(facts?.values() ?? [])].flat());
  if (proven === 0) return null;
  return <p className={classes.use}>{t('use', { n: proven, most: String(most) })}</p>;
}
