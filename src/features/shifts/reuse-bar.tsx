import { Button, Group } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { AgainSheet } from './again-sheet.tsx';

/** What a shift is good for beside itself: to be had again. */
export function ReuseBar({ shiftId, venue }: { readonly shiftId: string; readonly venue: PlacedVenue }) {
  const t = useTranslations('board.again');
  const [again, setAgain] = useState(false);
  return (
    <Group gap={8} mt={16}>
      <Button variant="soft" leftSection={<IconRepeat size={18} stroke={2} />} onClick={() => setAgain(true)}>
        {t('open')}
      </Button>
      {again && <AgainSheet venue={venue} shiftId={shiftId} day={null} onClose={() => setAgain(false)} />}
    </Group>
  );
}
