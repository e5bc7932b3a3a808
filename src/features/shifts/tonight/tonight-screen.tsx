// What a venue opens the app for: the gaps of tonight first, then who is on, then what waits for a decision.
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import type { ProfileId } from '#domain/ids.ts';
import type { VenueShift } from '#domain/shifts/queries.ts';
import { type DueBooking, stillOn, type TonightGroup } from '#domain/shifts/tonight.ts';
import type { OwnVenue } from '#domain/venues/queries.ts';
import { PostButton } from '#features/shifts/post-button.tsx';
import { VenueShiftRow } from '#features/shifts/venue-shift-row.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Screen } from '#ui/screen.tsx';
import { usePlaceClock } from '#ui/use-place-clock.ts';
import { useWakeLock } from '#ui/use-wake-lock.ts';
import { GapCards } from './gap-cards.tsx';
import { LateAnswers } from './late-answers.tsx';
import { OnTonight } from './on-tonight.tsx';
import { OtherVenues } from './other-venues.tsx';
import { TonightCounters } from './tonight-counters.tsx';
import { TonightFoot } from './tonight-foot.tsx';
import classes from './tonight-screen.module.css';
import { useNightKeys } from './use-night-keys.ts';
import { usePerson } from './use-person.tsx';
import { useTonight } from './use-tonight.ts';

/** After tonight; the rest is one tap away. */
const SHOWN_UPCOMING = 6;

export interface PersonParts {
  readonly message: (booking: TrackedBooking) => ReactNode;
  readonly acts: (booking: TrackedBooking, name: string) => ReactNode;
}

export interface TonightParts {
  readonly own: OwnVenue;
  /** What fills a gap. */
  readonly fill: (shift: VenueShift, how: { readonly lit: boolean; readonly mayDecide: boolean }) => ReactNode;
  /** The applications and hand-overs that wait for a decision. */
  readonly decisions: ReactNode;
  /** Of somebody who is on tonight: the way to the chat, and what a manager can do about them. */
  readonly person: PersonParts;
  /** The way to write to several people at once. */
  readonly everyone: (workers: readonly ProfileId[]) => ReactNode;
  /** Of a new venue: what is still missing. */
  readonly firstHour: ReactNode;
  /** The messages that wait to be read. */
  readonly unread: ReactNode;
}

export function TonightScreen({ own, fill, decisions, person, everyone, firstHour, unread }: TonightParts) {
  const t = useTranslations('shifts.tonight');
  // It lies on the bar all night.
  useWakeLock();
  const tonight = useTonight(own.venue);
  const clock = usePlaceClock(own.venue.tz, useEncoreNow());
  const { due = [], placed = false } = tonight ?? {};
  const { opened, open, close, wide, pane, sheet } = usePerson({ due, opensFirst: placed, parts: person, own });
  const { only, shown, choose } = useOneGroup(due);
  useNightKeys({ bookingIds: shown.map(({ booking }) => booking.id), opened, open, close }, wide);
  if (tonight === undefined) return null;
  const { gaps, missing, short, upcoming, applied, now } = tonight;
  const manages = own.membership.role !== 'staff';
  if (tonight.never) return <NothingPosted {...{ own, firstHour, manages }} />;
  const counters = due.length > 0 && <TonightCounters due={due} chosen={only} onChoose={choose} />;
  const quiet = gaps.length === 0 && due.length === 0;
  const lead = [short > 0 && t('short', { n: short }), clock].filter(Boolean).join(' · ');
  return (
    <Screen
      title={quiet ? t('quiet') : t('title', { gaps: missing })}
      {...(lead === '' ? {} : { lead })}
      aside={
        <>
          {wide && counters}
          {manages && <PostButton today />}
        </>
      }
      pane={pane}
    >
      {firstHour}
      <div className={classes.tonight}>
        <OtherVenues venue={own.venue} />
        {!wide && counters}
        {gaps.length > 0 && <GapCards {...{ own, fill, tonight }} shifts={gaps} className={classes.gaps} />}
        <LateAnswers venueId={own.venue.id} from={now} />
        {due.length > 0 && (
          <>
            <OnTonight venueId={own.venue.id} {...{ due, shown, gaps, now, opened }} tz={own.venue.tz} onOpen={open} />
            <TonightFoot {...{ due, now, wide }} everyone={manages && everyone(stillOn(due))} />
          </>
        )}
        {unread}
        {decisions}
        {upcoming.length > 0 && <Upcoming shifts={upcoming} applied={applied} />}
      </div>
      {sheet}
    </Screen>
  );
}

/** The night's people, or one group of them as long as somebody is in it. */
function useOneGroup(due: readonly DueBooking[]) {
  const [chosen, choose] = useState<TonightGroup | null>(null);
  // Whom it stood for has come meanwhile.
  const only = due.some(({ group }) => group === chosen) ? chosen : null;
  return { only, shown: due.filter(({ group }) => only === null || group === only), choose };
}

interface NothingPostedProps extends Pick<TonightParts, 'own' | 'firstHour'> {
  readonly manages: boolean;
}

function NothingPosted({ own, firstHour, manages }: NothingPostedProps) {
  const t = useTranslations('shifts.tonight');
  return (
    <Screen title={t('quiet')}>
      <OtherVenues venue={own.venue} />
      {firstHour}
      <EmptyState title={t('emptyTitle')} act={manages && <PostButton lit />}>
        {t('emptyText')}
      </EmptyState>
    </Screen>
  );
}

interface UpcomingProps {
  readonly shifts: readonly VenueShift[];
  readonly applied: ReadonlyMap<string, number>;
}

function Upcoming({ shifts, applied }: UpcomingProps) {
  const t = useTranslations('shifts.tonight');
  return (
    <section>
      <div className={classes.heading}>
        <h2>{t('upcoming')}</h2>
        <LinkButton to="/venue/shifts" variant="subtle" size="sm" data-flush="end">
          {t('all')}
        </LinkButton>
      </div>
      <ul role="list" className={classes.rows}>
        {shifts.slice(0, SHOWN_UPCOMING).map(shift => (
          <VenueShiftRow key={shift.id} shift={shift} applied={applied.get(shift.id) ?? 0} withDay />
        ))}
      </ul>
    </section>
  );
}
