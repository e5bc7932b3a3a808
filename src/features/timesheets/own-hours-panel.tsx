// Hours of one's own: all that are still to be agreed, or those of one shift. Nothing when there are none.
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { payMinor } from '#domain/money.ts';
import { hoursOfBooking, ownOpenHours, type TrackedHours } from '#domain/timesheets/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { HoursChip } from './hours-chip.tsx';
import classes from './own-hours-panel.module.css';
import { useOwnTitle } from './use-own-title.ts';

export function OwnHoursPanel() {
  return <OwnHoursCards all={useQuery(ownOpenHours, null)} />;
}

/** Of one shift, also once they are agreed: what it came to, and the way to how. */
export function ShiftHoursPanel({ bookingId }: { readonly bookingId: string }) {
  const hours = useQuery(hoursOfBooking, { bookingId });
  return <OwnHoursCards all={hours == null ? [] : [hours]} />;
}

function OwnHoursCards({ all }: { readonly all: readonly TrackedHours[] | undefined }) {
  const t = useTranslations('timesheets.own');
  if (all === undefined || all.length === 0) return null;
  return (
    <section className={classes.panel} aria-label={t('title')}>
      {all.map(hours => (
        <OwnHoursCard key={hours.sheet.id} hours={hours} />
      ))}
    </section>
  );
}

function OwnHoursCard({ hours }: { readonly hours: TrackedHours }) {
  const t = useTranslations('timesheets.own');
  const format = useFormat();
  const roleName = useRoleName();
  const title = useOwnTitle()(hours);
  const { sheet, rockstarMin, standing } = hours;
  if (sheet.bookingId === null) return null;
  const { agreedMin, currency, rateMinor } = sheet;
  const worked = format.duration(agreedMin ?? rockstarMin ?? standing.plannedMin);
  const pay = agreedMin === null ? [] : [format.money(payMinor(rateMinor, agreedMin), currency)];
  return (
    <div className={classes.card}>
      <p className={classes.title}>
        <span>{title}</span>
        <HoursChip hours={hours} />
      </p>
      <p className={classes.line}>
        {[worked, ...pay, roleName(sheet.role), format.dayHeading(sheet.startsAt, sheet.tz)].join(' · ')}
      </p>
      <LinkButton to="/rockstar/shifts/$bookingId/hours" params={{ bookingId: sheet.bookingId }} size="md" fullWidth>
        {t('open')}
      </LinkButton>
    </div>
  );
}
