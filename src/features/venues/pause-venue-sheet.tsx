// Before a venue is paused: who stops seeing it, what goes ahead, and that it can go on at any time.
import { IconCalendarCheck, IconEyeOff, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useOutcome } from '#bridge/use-outcome.ts';
import { pauseVenue } from '#domain/venues/commands.ts';
import type { VenueCard } from '#domain/venues/queries.ts';
import { useSavedHere } from '#i18n/use-saved-here.ts';
import { ConsequenceSheet } from '#ui/consequence-sheet.tsx';
import { notifyFailure, notifyOutcome } from '#ui/toast.ts';

interface PauseVenueSheetProps {
  readonly card: VenueCard;
  readonly onClose: () => void;
}

export function PauseVenueSheet({ card: { venue }, onClose }: PauseVenueSheetProps) {
  const t = useTranslations('venues.pause');
  const mine = useTranslations('venues.mine');
  const outcome = useOutcome();
  const savedHere = useSavedHere();
  const pause = useCommand(pauseVenue);
  const confirm = async () => {
    onClose();
    const saved = await pause({ id: venue.id });
    if (saved.ok) {
      notifyOutcome(outcome(saved.commandId), { saved: savedHere, applied: t('paused', { name: venue.name }) });
    } else notifyFailure(mine('saveFailed'), 'high');
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
