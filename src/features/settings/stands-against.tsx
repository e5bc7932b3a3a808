// What keeps an account from being left, by why that was refused: each with the way to it.
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useChosenVenue } from '#bridge/use-chosen-venue.ts';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { bookingsAhead } from '#domain/bookings/queries.ts';
import { venuesAdministeredAlone } from '#domain/team/queries.ts';
import { venuesById } from '#domain/venues/queries.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useShiftTime } from '#i18n/use-shift-time.ts';
import { LinkButton } from '#ui/link-button.tsx';
import classes from './settings.module.css';

const KINDS: Readonly<Record<string, () => ReactNode>> = {
  bookings_ahead: BookedShifts,
  last_admin: OwnTeams,
  last_super_admin: AdminTeam,
};

export function StandsAgainst({ code }: { readonly code: string }) {
  const Kind = KINDS[code];
  return Kind === undefined ? null : <Kind />;
}

function BookedShifts() {
  const shiftTime = useShiftTime();
  const roleName = useRoleName();
  const venues = useQuery(venuesById, null);
  const ahead = useQuery(bookingsAhead, { now: useEncoreNow() }) ?? [];
  return (
    <ul role="list" className={classes.against}>
      {ahead.map(({ id, role, venueId, ...span }) => (
        <li key={id}>
          <LinkButton to="/rockstar/shifts/$bookingId" params={{ bookingId: id }} variant="outline" size="sm">
            {[shiftTime(span), roleName(role), venues?.get(venueId)?.name].filter(Boolean).join(' · ')}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

function OwnTeams() {
  const t = useTranslations('settings.leave');
  const [, choose] = useChosenVenue();
  const alone = useQuery(venuesAdministeredAlone, null) ?? [];
  return (
    <ul role="list" className={classes.against}>
      {alone.map(({ id, name }) => (
        <li key={id}>
          <LinkButton to="/venue/staff" onClick={() => choose(id)} variant="outline" size="sm">
            {t('team', { name })}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}

function AdminTeam() {
  const t = useTranslations('settings.leave');
  return (
    <div>
      <LinkButton to="/admin/team" variant="outline" size="sm">
        {t('adminTeam')}
      </LinkButton>
    </div>
  );
}
