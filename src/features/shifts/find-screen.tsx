// Find: every open shift of the person's cities, sifted on the device, with or without signal.
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import type { FoundShift } from '#domain/shifts/search.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useWhen } from '#i18n/use-when.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Screen } from '#ui/screen.tsx';
import { useNow } from '#ui/use-now.ts';
import { VirtualList } from '#ui/virtual-list.tsx';
import { AskForArea } from './ask-for-area.tsx';
import { FilterBar } from './filter-bar.tsx';
import classes from './find-screen.module.css';
import { ListSkeleton } from './list-skeleton.tsx';
import { ShiftCard } from './shift-card.tsx';
import { SortMenu } from './sort-menu.tsx';
import { useDistance } from './use-distance.ts';
import { toShiftFilters, useFilters } from './use-filters.ts';
import { type FindRow, useFound, useSeeking } from './use-find.ts';
import { useFitWords } from './use-fit-words.ts';
import { useStandingNote } from './use-standing-note.ts';

interface FindScreenProps {
  /** The chosen shift, where there is room beside the list. */
  readonly pane?: React.ReactNode;
}

export function FindScreen({ pane }: FindScreenProps) {
  const t = useTranslations('shifts.find');
  const now = useNow();
  const seeking = useSeeking();
  const [chosen, choose] = useFilters();
  const filters = useMemo(() => toShiftFilters(chosen, seeking.wishes), [chosen, seeking.wishes]);
  const result = useFound(filters, seeking, now);
  return (
    <Screen
      title={t('title')}
      lead={<AsOf />}
      aside={<SortMenu sort={chosen.sort} onChange={sort => choose({ sort })} />}
      pane={pane}
    >
      <FilterBar chosen={chosen} onChange={choose} own={seeking.wishes} count={result?.found.length ?? 0} />
      {seeking.areas?.length === 0 ? (
        <AskForArea />
      ) : result === undefined ? (
        <ListSkeleton />
      ) : result.rows.length === 0 ? (
        <NothingFound openCount={result.openCount} />
      ) : (
        <FoundList rows={result.rows} seeking={seeking} withDay={filters.sort !== 'soonest'} />
      )}
    </Screen>
  );
}

function AsOf() {
  const t = useTranslations('shifts.find');
  const when = useWhen();
  const { phase, lastPullAt } = useSyncStatus();
  if (phase !== 'offline' || lastPullAt === null) return null;
  return <span role="status">{t('asOf', { time: when(lastPullAt) })}</span>;
}

function NothingFound({ openCount }: { readonly openCount: number }) {
  const t = useTranslations('shifts.find');
  if (openCount === 0) return <EmptyState title={t('nothingOpen')}>{t('nothingOpenText')}</EmptyState>;
  return <EmptyState title={t('nothingFits')}>{t('nothingFitsText', { n: openCount })}</EmptyState>;
}

interface FoundListProps {
  readonly rows: readonly FindRow[];
  readonly seeking: ReturnType<typeof useSeeking>;
  readonly withDay: boolean;
}

function FoundList({ rows, seeking, withDay }: FoundListProps) {
  const t = useTranslations('shifts.find');
  const format = useFormat();
  const fitWords = useFitWords(seeking.venues, seeking.minimumRateMinor);
  const distance = useDistance(seeking.home);
  const note = useStandingNote();
  const card = (found: FoundShift) => {
    const venue = seeking.venues?.get(found.shift.venueId);
    const standing = seeking.standings?.get(found.shift.id);
    return (
      <ShiftCard
        found={found}
        venue={venue}
        standing={standing}
        standingNote={standing === undefined ? null : note(standing)}
        fit={fitWords(found.shift, found.fit)}
        distance={distance(venue)}
        favourite={seeking.places?.get(found.shift.venueId)?.favourite === true}
        withDay={withDay}
      />
    );
  };
  return (
    <div className={classes.list}>
      <VirtualList
        label={t('list')}
        rows={rows}
        gap={8}
        estimate={row => (row.heading === true ? 52 : 118)}
        renderRow={row =>
          row.heading === true ? (
            <h2 className={classes.day}>
              <span>{format.dayHeading(`${row.day}T12:00Z`, 'UTC')}</span>
              <span className={classes.count}>{t('count', { n: row.count })}</span>
            </h2>
          ) : (
            card(row.found)
          )
        }
      />
    </div>
  );
}
