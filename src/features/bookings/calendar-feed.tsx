// One's shifts in a calendar app: the way to a private address that it looks at by itself.
import { Button } from '@mantine/core';
import { IconCalendarShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CalendarFeedSheet } from './calendar-feed-sheet.tsx';

export function CalendarFeed() {
  const t = useTranslations('bookings.feed');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        leftSection={<IconCalendarShare size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {t('open')}
      </Button>
      {opened && <CalendarFeedSheet onClose={() => setOpened(false)} />}
    </>
  );
}
