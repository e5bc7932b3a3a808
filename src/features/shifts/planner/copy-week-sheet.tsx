// Last week again, or the week of another venue of one's own: what would come, before it comes. It comes as drafts, so that nothing is
// posted unread.
import { Button } from '@mantine/core';
import { IconBuildingStore, IconCopy, IconEyeOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { newId } from '#domain/ids.ts';
import { MOST_AT_ONCE, stepsFor } from '#domain/shifts/again.ts';
import { addDays } from '#domain/time.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import type { Run } from '#features/shifts/change/use-undo.ts';
import { OddNights } from '#features/shifts/odd-nights.tsx';
import { weekBefore } from '#features/shifts/use-week.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Fact, FactList } from '#ui/fact-list.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useNeeded } from '#ui/use-needed.ts';
import { PayFields, SourceField } from './copied-week-fields.tsx';
import { useCopiedWeek } from './use-copied-week.ts';

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
  const week = useCopiedWeek(venue, monday);
  const { all, isElsewhere, unposted, past } = week;
  const drafts = all?.slice(0, MOST_AT_ONCE);
  const left = (all?.length ?? 0) - MOST_AT_ONCE;
  const count = drafts?.length ?? 0;
  const pay = useNeeded<HTMLInputElement>(week.roles.every(role => (week.pay[role] ?? null) !== null));
  const copy = async () => {
    if (drafts === undefined) return;
    const deed = {
      steps: () => stepsFor({ drafts, venue, newId, publish: false }),
      what: shape('what.copies', { n: count }),
      said: t('savedAll', { n: count }),
    };
    if (await run(deed)) onCopied();
  };
  const several = week.sources.length > 1;
  return (
    <Sheet
      // The focus goes to what copies, so that must be known; a week that is chosen here comes while it is open.
      opened={opened && (drafts !== undefined || week.nth !== null)}
      onClose={onClose}
      returnFocus={returnFocus}
      title={t(several ? 'copyFrom.title' : 'copyWeekTitle')}
      lead={several ? undefined : t('copyWeekLead', { days: format.days(weekBefore(monday), addDays(monday, -1)) })}
      described
      foot={
        count > 0 && (
          <Button size="lg" fullWidth onClick={() => pay.press(copy)} data-autofocus={several ? undefined : true}>
            {t('copyWeekDo', { n: count })}
          </Button>
        )
      }
    >
      <SourceField week={week} />
      {drafts?.length === 0 && <p>{t(isElsewhere ? 'copyFrom.nothing' : 'copyWeekNothing')}</p>}
      {count > 0 && (
        <FactList>
          <Fact icon={IconCopy} label={t('copyWeekWhat', { n: count })}>
            {format.days(monday, addDays(monday, 6))}
            {left > 0 && <p>{t('copyWeekMost', { n: String(left) })}</p>}
          </Fact>
          {isElsewhere && (
            <Fact icon={IconBuildingStore} label={t('copyFrom.here')}>
              {t('copyFrom.hereText', { venue: venue.name })}
            </Fact>
          )}
          <Fact icon={IconEyeOff} label={t('looks.draft')}>
            {t('copyWeekWhy')}
          </Fact>
        </FactList>
      )}
      <PayFields venue={venue} week={week} box={pay.box} error={pay.error} />
      {isElsewhere && week.reviewed && <Notice tone="blue">{t('copyFrom.reviewed')}</Notice>}
      {past > 0 && <p>{t('copyWeekPast', { n: past })}</p>}
      {unposted > 0 && <p>{t('copyWeekDrafts', { n: unposted })}</p>}
      <OddNights drafts={drafts ?? []} tz={venue.tz} />
    </Sheet>
  );
}
