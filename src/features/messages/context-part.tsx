// Beside a chat: what its two sides have to do with each other next, and what is still open between them. It comes after the chat
// stands, so that going from chat to chat waits for nothing of it.
import { Group } from '@mantine/core';
import { IconDoorEnter, IconNote, IconShirt, IconUsers } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useChosenVenue } from '#bridge/use-chosen-venue.ts';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { standingChip, standingOfBooking } from '#domain/applications/standing.ts';
import { colleaguesOnShift } from '#domain/bookings/crew.ts';
import { bookingsWith, type TrackedBooking } from '#domain/bookings/queries.ts';
import type { Chat } from '#domain/conversations/queries.ts';
import { packOfShift } from '#domain/packs/queries.ts';
import { rockstarHere } from '#domain/relations/people.ts';
import type { Side } from '#domain/side.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { Fact, FactList } from '#ui/fact-list.tsx';
import { ShowRest, useFirstFew } from '#ui/first-few.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LitEdge } from '#ui/lit-edge.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import { TimeRange } from '#ui/time-range.tsx';
import classes from './context-part.module.css';

interface ContextPartProps {
  readonly chat: Chat;
  readonly side: Side;
  readonly name: string;
}

const SHOWN = 4;

export function ContextPart({ chat, side, name }: ContextPartProps) {
  const t = useTranslations('messages.context');
  // A chat at a desk stays open all day: what has ended is not ahead.
  const from = useEncoreNow();
  const asked = { venueId: chat.venueId, workerId: chat.rockstarId, from };
  const together = useQuery(bookingsWith, asked);
  if (together === undefined) return null;
  const [next, ...later] = together.ahead;
  return (
    <div className={classes.context}>
      <h3 className={classes.title}>{t('next', { name })}</h3>
      {next === undefined ? <p className={classes.dim}>{t('none')}</p> : <Next booking={next} side={side} />}
      <HoursToApprove worked={together.worked} side={side} />
      {later.length > 0 && <Later key={chat.id} bookings={later} />}
      {side === 'venue' && <TeamsPart {...asked} />}
    </div>
  );
}

function Next({ booking, side }: { readonly booking: TrackedBooking; readonly side: Side }) {
  const t = useTranslations('messages.context');
  const facts = useTranslations('shifts.facts');
  const format = useFormat();
  const roleName = useRoleName();
  const pack = useQuery(packOfShift, { shiftId: booking.shiftId });
  const crew = useQuery(colleaguesOnShift, { shiftId: booking.shiftId }) ?? [];
  const rate = facts('perHourShort', { rate: format.money(booking.rateMinor, booking.currency) });
  const way = side === 'venue' ? `/venue/shifts/${booking.shiftId}` : `/rockstar/shifts/${booking.id}`;
  return (
    <section>
      <Group component="p" justify="space-between" gap="4px 12px" m={0}>
        <span>{format.dayHeading(booking.startsAt, booking.tz)}</span>
        <StateChip state={standingChip(standingOfBooking(booking, booking.pending))} />
      </Group>
      <TimeRange start={booking.startsAt} end={booking.endsAt} tz={booking.tz} size="detail" />
      <p className={classes.dim}>{[roleName(booking.role), rate, booking.place].filter(Boolean).join(' · ')}</p>
      {booking.status === 'change_pending' && (
        <p className={classes.open} role="status">
          {t(side === 'venue' ? 'changeOfVenue' : 'changeOfRockstar')}
        </p>
      )}
      <FactList>
        {crew.length > 0 && (
          <Fact icon={IconUsers} label={t('crew')}>
            {crew.map(({ firstName }) => firstName).join(', ')}
          </Fact>
        )}
        {pack != null && pack.arrivalNote !== '' && (
          <Fact icon={IconDoorEnter} label={t('arrive')}>
            {pack.arrivalNote}
          </Fact>
        )}
        {pack != null && pack.dressCode !== '' && (
          <Fact icon={IconShirt} label={t('wear')}>
            {pack.dressCode}
          </Fact>
        )}
      </FactList>
      <LinkButton to={way} size="sm" variant="outline">
        {t('openShift')}
      </LinkButton>
    </section>
  );
}

interface HoursProps {
  readonly worked: readonly TrackedBooking[];
  readonly side: Side;
}

/** The last one whose hours are not agreed yet. */
function HoursToApprove({ worked, side }: HoursProps) {
  const t = useTranslations('messages.context');
  const format = useFormat();
  const open = worked.find(({ status }) => status === 'checked_out');
  if (open === undefined) return null;
  const to = side === 'venue' ? '/venue/shifts/hours' : `/rockstar/shifts/${open.id}/hours`;
  return (
    <section className={classes.hours}>
      <LitEdge end />
      <h3 className={classes.title}>{t('hours', { day: format.day(open.startsAt, open.tz) })}</h3>
      <LinkButton to={to} size="md" variant="lit" fullWidth>
        {t('look')}
      </LinkButton>
    </section>
  );
}

function Later({ bookings }: { readonly bookings: readonly TrackedBooking[] }) {
  const t = useTranslations('messages.context');
  const format = useFormat();
  const roleName = useRoleName();
  const { shown, ...rest } = useFirstFew(bookings, SHOWN);
  return (
    <section>
      <h3 className={classes.title}>{t('later')}</h3>
      <ul role="list" className={classes.rows}>
        {shown.map(({ id, startsAt: start, endsAt: end, tz, role }) => (
          <li key={id}>
            <span>{format.span({ start, end, tz })}</span>
            <span className={classes.dim}>{roleName(role)}</span>
          </li>
        ))}
      </ul>
      <ShowRest {...rest} />
    </section>
  );
}

interface TeamsPartProps {
  readonly venueId: string;
  readonly workerId: string;
  readonly from: number;
}

/** For the venue's eyes: the way to their page, and what the team noted. */
function TeamsPart(asked: TeamsPartProps) {
  const t = useTranslations('messages.context');
  const here = useQuery(rockstarHere, asked);
  const [, choose] = useChosenVenue();
  const note = here?.note ?? null;
  return (
    <section>
      <LinkButton
        to="/venue/rockstars/$rockstarId"
        params={{ rockstarId: asked.workerId }}
        onClick={() => choose(asked.venueId)}
        size="sm"
        variant="outline"
      >
        {t('profile')}
      </LinkButton>
      {note !== null && (
        <FactList>
          <Fact icon={IconNote} label={t('note')} detail={t('noteHidden')}>
            {note}
          </Fact>
        </FactList>
      )}
    </section>
  );
}
