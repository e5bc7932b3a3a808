// Before a venue is paused: who stops seeing it, what goes ahead, and that it can go on at any time.
import { IconCalendarCheck, IconEyeOff, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { pauseVenue } from '#domain/venues/commands.ts';
import type { VenueCard } from '#domain/venues/queries.ts';
import { ConsequenceSheet } from '#ui/consequence-sheet.tsx';

interface PauseVenueSheetProps {
  readonly card: VenueCard;
  readonly onClose: () => void;
}

export function PauseVenueSheet({ card: { venue }, onClose }: PauseVenueSheetProps) {
  const t = useTranslations('venues.pause');
  const told = useToldOutcome();
  const pause = useCommand(pauseVenue);
  const confirm = async () => {
    onClose();
    const applied = t('paused', { name: venue.name });
    await told(pause({ id: venue.id }), { applied });
  };
  return (
    <ConsequenceSheet
      opened
      title={t('title', { name: venue.name })}
      consequences={[
        { icon: IconEyeOff, fact: t('posts'), detail: t('postsDetail') },
        { icon: IconCalendarCheck, fact: t('booked'), detail: t('bookedDetail') },
        { icon: IconPlayerPlay, fact: t('back'), detail: t('backDetail') },
      ]}
      safeLabel={t('keep')}
      onSafe={onClose}
      costlyLabel={t('act')}
      onCostly={() => void confirm()}
    />
  );
}
