// After a place was lost: what else fits, of the same role first, nearest in time.
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { shiftById } from '#domain/shifts/queries.ts';
import { type FoundShift, similarShifts } from '#domain/shifts/search.ts';
import { ShiftCard } from './shift-card.tsx';
import classes from './similar-shifts-panel.module.css';
import { useDistance } from './use-distance.ts';
import { useOpenShifts, useSeeking } from './use-find.ts';
import { useFitWords } from './use-fit-words.ts';

const SHOWN = 3;

export function SimilarShiftsPanel({ shiftId }: { readonly shiftId: string }) {
  const t = useTranslations('applications.state');
  const seeking = useSeeking();
  const similar = useSimilar(shiftId, seeking);
  const fitWords = useFitWords(seeking.venues, seeking.minimumRateMinor);
  const distance = useDistance(seeking.home);
  if (similar.length === 0) return null;
  return (
    <section className={classes.similar}>
      <h2 className={classes.heading}>{t('similar')}</h2>
      {similar.map(found => {
        const venue = seeking.venues?.get(found.shift.venueId);
        return (
          <ShiftCard
            key={found.shift.id}
            found={found}
            venue={venue}
            standing={undefined}
            standingNote={null}
            fit={fitWords(found.shift, found.fit)}
            distance={distance(venue)}
            favourite={seeking.places?.get(found.shift.venueId)?.favourite === true}
            withDay
          />
        );
      })}
    </section>
  );
}

function useSimilar(
  shiftId: string,
  { seeker, standings, places, hidden }: ReturnType<typeof useSeeking>,
): readonly FoundShift[] {
  const now = useEncoreNow();
  const shifts = useOpenShifts(now);
  const wanted = useQuery(shiftById, { id: shiftId });
  return useMemo(() => {
    if (wanted == null || seeker === undefined || standings === undefined || places === undefined) return [];
    return similarShifts({ shifts: shifts ?? [], wanted, seeker, places, applied: standings, hidden, now }).slice(
      0,
      SHOWN,
    );
  }, [shifts, wanted, seeker, standings, places, hidden, now]);
}
