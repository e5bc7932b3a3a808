// Before the place of somebody who has not answered goes to somebody else: what that means for both, and that a yes which is on its
// way turns it into a late cancellation.
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconBuildingStore, IconUserMinus, IconUsersPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import type { Booking } from '#domain/bookings/schema.ts';
import { rulesOf } from '#domain/platform/rules.ts';
import { allPlatformRules } from '#domain/platform/schema.ts';
import { ConsequenceSheet } from '#ui/consequence-sheet.tsx';

interface ReplaceActProps {
  readonly booking: Booking;
  readonly name: string;
  readonly onReplace: () => void;
}

export function ReplaceAct({ booking, name, onReplace }: ReplaceActProps) {
  const t = useTranslations('bookings.place.replace');
  const { owedHours } = rulesOf(useQuery(allPlatformRules, null), booking.rulesVersion);
  const [asked, ask] = useState(false);
  return (
    <>
      <Button size="sm" variant="outline" aria-label={t('openName', { name })} onClick={() => ask(true)}>
        {t('open')}
      </Button>
      <ConsequenceSheet
        opened={asked}
        title={t('title', { name })}
        consequences={[
          { icon: IconUserMinus, fact: t('told', { name }), detail: t('toldDetail') },
          { icon: IconBuildingStore, fact: t('record'), detail: t('recordDetail') },
          { icon: IconArrowBackUp, fact: t('late', { name }), detail: t('lateDetail', { hours: String(owedHours) }) },
          { icon: IconUsersPlus, fact: t('place'), detail: t('placeDetail') },
        ]}
        safeLabel={t('wait')}
        onSafe={() => ask(false)}
        costlyLabel={t('confirm')}
        onCostly={() => {
          ask(false);
          onReplace();
        }}
      />
    </>
  );
}
