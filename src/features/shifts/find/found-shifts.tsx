// What Find found: day by day, or in the order that was asked for, drawn as far as it is seen.

import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { Standing } from '#domain/applications/standing.ts';
import type { FoundShift } from '#domain/shifts/search.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useWhen } from '#i18n/use-when.ts';
import { VirtualList } from '#ui/virtual-list.tsx';
import classes from './find-screen.module.css';
import { ShiftCard } from './shift-card.tsx';
import { useDistance } from './use-distance.ts';
import type { FindRow, useSeeking } from './use-find.ts';
import { useFitWords } from './use-fit-words.ts';

interface FoundShiftsProps {
  readonly rows: readonly FindRow[];
  readonly seeking: ReturnType<typeof useSeeking>;
  readonly withDay: boolean;
}

export function FoundShifts({ rows, seeking, withDay }: FoundShiftsProps) {
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

/** What stands beside the chip: when it was sent and who decides. Null when the chip says it all. */
function useStandingNote(): (standing: Standing) => string | null {
  const t = useTranslations('applications.note');
  const when = useWhen();
  return useCallback(
    (standing: Standing) => {
      switch (standing.kind) {
        case 'on_device':
          return t('notBooked');
        case 'sent':
          return `${when(standing.at)} · ${standing.source === 'claim' ? t('serverDecides') : t('venueDecides')}`;
        case 'waitlisted':
          return standing.position === null ? null : t('ahead', { n: standing.position - 1 });
        default:
          return null;
      }
    },
    [t, when],
  );
}
