// Find: every open shift of the person's cities, sifted on the device, with or without signal.
import { useNavigate, useParams } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import type { FoundShift } from '#domain/shifts/search.ts';
import { useWhen } from '#i18n/use-when.ts';
import { LiveRegion } from '#ui/live-region.tsx';
import { Screen } from '#ui/screen.tsx';
import { useOpenFirst } from '#ui/use-open-first.ts';
import { useWide } from '#ui/use-wide.ts';
import { AskForArea } from './ask-for-area.tsx';
import { FilterBar } from './filter-bar.tsx';
import classes from './find-screen.module.css';
import { FoundShifts } from './found-shifts.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { NothingFound } from './nothing-found.tsx';
import { SortMenu } from './sort-menu.tsx';
import { useCountSaid } from './use-count-said.ts';
import { useDayKeys } from './use-day-keys.ts';
import { toShiftFilters, useFilters } from './use-filters.ts';
import { useFound, useSeeking } from './use-find.ts';
import { useFindTitle, useFirstFitting } from './use-fitting.ts';
import { usePassHidden } from './use-pass-hidden.ts';
import { WeekStripCard } from './week-strip.tsx';

const NONE: readonly FoundShift[] = [];

interface FindScreenProps {
  /** The chosen shift, where there is room beside the list. */
  readonly pane?: React.ReactNode;
}

export function FindScreen({ pane }: FindScreenProps) {
  const now = useEncoreNow();
  const seeking = useSeeking();
  const [chosen, choose] = useFilters();
  const filters = useMemo(() => toShiftFilters(chosen, seeking.wishes), [chosen, seeking.wishes]);
  const [onlyHidden, showOnlyHidden] = useState(false);
  const result = useFound(filters, seeking, { now, onlyHidden });
  const { shiftId } = useParams({ strict: false });
  const hasRoom = useWide(820);
  const filtersBeside = useWide(1280);
  useDayKeys(result?.found, shiftId);
  usePassHidden({ found: result?.found, shiftId, hidden: seeking.hidden });
  const opening = useOpening(result?.found, seeking, shiftId);
  const title = useFindTitle(result?.found, seeking.standings);
  const said = useCountSaid(chosen, result?.found.length);
  const bar = (
    <FilterBar
      chosen={chosen}
      onChange={choose}
      own={seeking.wishes}
      count={result?.found.length ?? 0}
      hidden={{ count: result?.hiddenCount ?? 0, only: onlyHidden, onOnly: showOnlyHidden }}
      beside={filtersBeside}
    />
  );
  return (
    <Screen
      title={title}
      lead={<AsOf />}
      aside={
        <>
          {filtersBeside && bar}
          <SortMenu sort={chosen.sort} onChange={sort => choose({ sort })} />
        </>
      }
      pane={result === undefined || opening ? pane : (pane ?? undefined)}
      reading
      above={
        <>
          {!filtersBeside && bar}
          {hasRoom && <ComingWeek seeking={seeking} found={result?.found ?? NONE} shiftId={shiftId} />}
        </>
      }
    >
      <LiveRegion {...said} />
      {seeking.areas?.length === 0 ? (
        <AskForArea />
      ) : result === undefined ? (
        <ListSkeleton />
      ) : result.rows.length === 0 ? (
        <NothingFound openCount={result.openCount} />
      ) : (
        <FoundShifts rows={result.rows} seeking={seeking} withDay={filters.sort !== 'soonest'} />
      )}
    </Screen>
  );
}

type Seeking = ReturnType<typeof useSeeking>;

/** Beside its list the first shift that suits is opened; true until that was settled. */
function useOpening(found: readonly FoundShift[] | undefined, { standings }: Seeking, shiftId: string | undefined) {
  const navigate = useNavigate();
  return useOpenFirst({
    list: 'open shifts',
    rows: useFirstFitting(found, standings),
    idOf: ({ shift }) => shift.id,
    chosen: shiftId,
    open: id => void navigate({ to: '/rockstar/available-shifts/$shiftId', params: { shiftId: id }, replace: true }),
  });
}

interface ComingWeekProps {
  readonly seeking: Seeking;
  readonly found: readonly FoundShift[];
  readonly shiftId: string | undefined;
}

function ComingWeek({ seeking: { seeker, venues }, found, shiftId }: ComingWeekProps) {
  if (seeker === undefined || venues === undefined) return null;
  const chosen = found.find(({ shift }) => shift.id === shiftId)?.shift ?? null;
  return (
    <div className={classes.strip}>
      <WeekStripCard {...{ seeker, venues, found, chosen }} />
    </div>
  );
}

function AsOf() {
  const t = useTranslations('shifts.find');
  const when = useWhen();
  const { phase, lastPullAt } = useSyncStatus();
  if (phase !== 'offline' || lastPullAt === null) return null;
  return <span role="status">{t('asOf', { time: when(lastPullAt) })}</span>;
}
