// Asking for cover: who can come and why on the left, how it goes out on the right, and one act. Without signal it is saved, and judged
// by the server when it leaves.
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { isOverdue } from '#domain/attendance/rules.ts';
import { bookingsOfShift } from '#domain/bookings/queries.ts';
import { coverOfShift, type TrackedCover } from '#domain/covers/queries.ts';
import { shiftById, type VenueShift } from '#domain/shifts/queries.ts';
import { isFillable } from '#domain/shifts/rules.ts';
import { runsVenue } from '#domain/venues/queries.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Screen } from '#ui/screen.tsx';
import { StateChip } from '#ui/state-chip.tsx';
import { useWide } from '#ui/use-wide.ts';
import { CoverPeopleList } from './cover-people-list.tsx';
import { CoverPlan } from './cover-plan.tsx';
import { CoverShift } from './cover-shift.tsx';
import { CoverStanding } from './cover-standing.tsx';
import classes from './covers.module.css';
import { useCoverPeople } from './use-cover-people.ts';
import { usePlacesOpen } from './use-places-open.ts';

const BACK = '/venue/dashboard';

export function CoverScreen({ shiftId }: { readonly shiftId: string }) {
  const find = useTranslations('shifts.find');
  const shift = useQuery(shiftById, { id: shiftId });
  if (shift === undefined) return null;
  if (shift === null) {
    return (
      <Screen title={find('gone')} titleHidden back={BACK}>
        <EmptyState title={find('gone')}>{find('goneText')}</EmptyState>
      </Screen>
    );
  }
  return <CoverOfShift shift={shift} />;
}

function CoverOfShift({ shift }: { readonly shift: VenueShift }) {
  const t = useTranslations('covers');
  const now = useEncoreNow();
  const runs = useQuery(runsVenue, { venueId: shift.venueId });
  const cover = useQuery(coverOfShift, { shiftId: shift.id });
  const [again, setAgain] = useState<string | null>(null);
  const places = usePlacesOpen(shift);
  if (runs === undefined || cover === undefined || places === undefined) return null;
  if (!runs) {
    return (
      <Screen title={t('open')} back={BACK}>
        <p>{t('staffOnly')}</p>
      </Screen>
    );
  }
  const open = places > 0 && isFillable(shift, now);
  if (cover !== null && cover.id !== again && (cover.status === 'asking' || open)) {
    return <Standing shift={shift} cover={cover} onAgain={() => setAgain(cover.id)} />;
  }
  if (!open) return <Closed shift={shift} why={places > 0 ? 'over' : 'filled'} />;
  return <Asking shift={shift} />;
}

interface ClosedProps {
  readonly shift: VenueShift;
  readonly why: 'over' | 'filled';
}

/** Where somebody is late, what would open their place is said too. */
function Closed({ shift, why }: ClosedProps) {
  const t = useTranslations('covers');
  const now = useEncoreNow();
  const booked = useQuery(bookingsOfShift, { shiftId: shift.id });
  if (booked === undefined) return null;
  const late = why === 'filled' && isFillable(shift, now) && booked.some(one => isOverdue(one, now));
  return (
    <Screen title={t(why)} back={BACK}>
      <EmptyState title={t(why)}>{late ? t('late.filled') : t(`${why}Text`)}</EmptyState>
    </Screen>
  );
}

interface StandingProps {
  readonly shift: VenueShift;
  readonly cover: TrackedCover;
  readonly onAgain: () => void;
}

function Standing({ shift, cover, onAgain }: StandingProps) {
  const titleOf = useCoverTitle();
  const unsent = cover.pending === null ? undefined : <StateChip state="onThisDevice" />;
  return (
    <Screen title={titleOf(cover)} aside={unsent} back={BACK}>
      <div className={classes.page}>
        <CoverShift shift={shift} />
        <CoverStanding shift={shift} cover={cover} onAgain={onAgain} />
      </div>
    </Screen>
  );
}

/** Until Encore has it, a search has not begun, and one that was stopped goes on. */
function useCoverTitle() {
  const t = useTranslations('covers');
  return ({ status, pending }: TrackedCover) => {
    if (status === 'asking') return t(pending === null ? 'running' : 'unsent');
    return pending === null ? t(`ended.${status}`) : t('running');
  };
}

function Asking({ shift }: { readonly shift: VenueShift }) {
  const t = useTranslations('covers');
  const wide = useWide();
  const people = useCoverPeople(shift);
  const [changed, setChanged] = useState<readonly string[] | null>(null);
  if (people === undefined) return null;
  const known = new Set(people.could.map(({ person }) => person.id as string));
  const chosen = (changed ?? people.proposed).filter(id => known.has(id));
  const plan = <CoverPlan shift={shift} chosen={chosen} />;
  return (
    <Screen title={t('title', { n: people.could.length })} back={BACK} pane={wide ? plan : undefined}>
      <div className={classes.page}>
        <CoverShift shift={shift} />
        <CoverPeopleList people={people} chosen={chosen} onChange={setChanged} />
        {!wide && plan}
      </div>
    </Screen>
  );
}
