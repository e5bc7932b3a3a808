// Last week again: what would come, before it comes. It comes as drafts, so that nothing is posted unread.
import { Button } from '@mantine/core';
import { IconCopy, IconEyeOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { newId } from '#domain/ids.ts';
import { MOST_AT_ONCE, stepsFor, weekAgain } from '#domain/shifts/again.ts';
import { writtenShiftsBetween } from '#domain/shifts/queries.ts';
import { weekSpan } from '#domain/shifts/week.ts';
import { addDays } from '#domain/time.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import type { Run } from '#features/shifts/change/use-undo.ts';
import { OddNights } from '#features/shifts/odd-nights.tsx';
import { weekBefore } from '#features/shifts/use-week.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Fact, FactList } from '#ui/fact-list.tsx';
import { Sheet } from '#ui/sheet.tsx';

interface CopyWeekSheetProps {
  readonly venue: PlacedVenue;
  readonly monday: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onCopied: () => void;
  readonly returnFocus: boolean;
  readonly run: Run;
}

export function CopyWeekSheet({ venue, monday, opened, onClose, onCopied, returnFocus, run }: CopyWeekSheetProps) {
  const t = useTranslations('board');
  const format = useFormat();
  const shape = useTranslations('planner.shape');
  const last = useWritten(venue, weekBefore(monday));
  const here = useWritten(venue, monday);
  const all = useMemo(
    () => (last === undefined || here === undefined ? undefined : weekAgain(last, here)),
    [last, here],
  );
  const drafts = all?.slice(0, MOST_AT_ONCE);
  const left = (all?.length ?? 0) - MOST_AT_ONCE;
  const count = drafts?.length ?? 0;
  const unposted = last?.filter(({ status }) => status === 'draft').length ?? 0;
  const copy = async () => {
    if (drafts === undefined) return;
    const deed = {
      steps: () => stepsFor({ drafts, venue, newId, publish: false }),
      what: shape('what.copies', { n: count }),
      said: t('savedAll', { n: count }),
    };
    if (await run(deed)) onCopied();
  };
  return (
    <Sheet
      // The focus goes to what copies, so that must be known.
      opened={opened && drafts !== undefined}
      onClose={onClose}
      returnFocus={returnFocus}
      title={t('copyWeekTitle')}
      lead={t('copyWeekLead', { days: format.days(weekBefore(monday), addDays(monday, -1)) })}
      described
      foot={
        count > 0 && (
          <Button size="lg" fullWidth onClick={() => void copy()} data-autofocus>
            {t('copyWeekDo', { n: count })}
          </Button>
        )
      }
    >
      {drafts?.length === 0 && <p>{t('copyWeekNothing')}</p>}
      {count > 0 && (
        <FactList>
          <Fact icon={IconCopy} label={t('copyWeekWhat', { n: count })}>
            {format.days(monday, addDays(monday, 6))}
            {left > 0 && <p>{t('copyWeekMost', { n: String(left) })}</p>}
          </Fact>
          <Fact icon={IconEyeOff} label={t('looks.draft')}>
            {t('copyWeekWhy')}
          </Fact>
        </FactList>
      )}
      {unposted > 0 && <p>{t('copyWeekDrafts', { n: unposted })}</p>}
      <OddNights drafts={drafts ?? []} tz={venue.tz} />
    </Sheet>
  );
}

function useWritten(venue: PlacedVenue, monday: string) {
  const span = weekSpan(monday, venue.tz);
  return useQuery(writtenShiftsBetween, { venueId: venue.id, from: span.startsAt, to: span.endsAt - 1 });
}
