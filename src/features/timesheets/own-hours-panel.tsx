// Hours of one's own that are still to be agreed: of one shift, or of all. Nothing when there are none.
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { ownOpenHours, type TrackedHours } from '#domain/timesheets/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { HoursChip } from './hours-chip.tsx';
import classes from './own-hours-panel.module.css';
import { useOwnTitle } from './use-own-title.ts';

export function OwnHoursPanel({ bookingId }: { readonly bookingId?: string }) {
  const t = useTranslations('timesheets.own');
  const all = useQuery(ownOpenHours, null);
  const shown = all?.filter(({ sheet }) => bookingId === undefined || sheet.bookingId === bookingId);
  if (shown === undefined || shown.length === 0) return null;
  return (
    <section className={classes.panel} aria-label={t('title')}>
      {shown.map(hours => (
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
  const worked = format.duration(rockstarMin ?? standing.plannedMin);
  return (
    <div className={classes.card}>
      <p className={classes.title}>
        <span>{title}</span>
        <HoursChip hours={hours} />
      </p>
      <p className={classes.line}>
        {[worked, roleName(sheet.role), format.dayHeading(sheet.startsAt, sheet.tz)].join(' · ')}
      </p>
      <LinkButton to="/rockstar/shifts/$bookingId/hours" params={{ bookingId: sheet.bookingId }} size="md" fullWidth>
        {t('open')}
      </LinkButton>
    </div>
  );
}
