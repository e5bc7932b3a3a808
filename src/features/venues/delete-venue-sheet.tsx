// Before a venue is closed: what happens to its shifts and chats. While people are booked there it cannot be, and the way
// to those shifts is shown instead.
import { IconArrowBackUp, IconCalendarX, IconMessages } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useChosenVenue } from '#bridge/use-chosen-venue.ts';
import { useCommand } from '#bridge/use-command.ts';
import { archiveVenue } from '#domain/venues/commands.ts';
import type { VenueCard } from '#domain/venues/queries.ts';
import { ConsequenceSheet } from '#ui/consequence-sheet.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { notify, notifyFailure } from '#ui/toast.ts';

interface DeleteVenueSheetProps {
  readonly card: VenueCard;
  readonly onClose: () => void;
}

export function DeleteVenueSheet({ card, onClose }: DeleteVenueSheetProps) {
  const t = useTranslations('venues.mine');
  const archive = useCommand(archiveVenue);
  const { venue, shiftsAhead } = card;
  const title = t('deleteTitle', { name: venue.name });
  const confirm = async () => {
    onClose();
    const saved = await archive({ id: venue.id });
    if (saved.ok) notify(t('deleted'));
    else notifyFailure(t('saveFailed'), 'high');
  };
  if (shiftsAhead > 0) return <Blocked card={card} title={title} onClose={onClose} />;
  return (
    <ConsequenceSheet
      opened
      title={title}
      consequences={[
        { icon: IconCalendarX, fact: t('deleteOpen'), detail: t('deleteOpenDetail') },
        { icon: IconMessages, fact: t('deleteChats'), detail: t('deleteChatsDetail') },
        { icon: IconArrowBackUp, fact: t('deleteUndo'), detail: t('deleteUndoDetail') },
      ]}
      safeLabel={t('keep')}
      onSafe={onClose}
      costlyLabel={t('delete')}
      onCostly={() => void confirm()}
    />
  );
}

interface BlockedProps extends DeleteVenueSheetProps {
  readonly title: string;
}

function Blocked({ card: { venue, shiftsAhead }, title, onClose }: BlockedProps) {
  const t = useTranslations('venues.mine');
  const [, choose] = useChosenVenue();
  return (
    <Sheet
      opened
      onClose={onClose}
      title={title}
      foot={
        <LinkButton to="/venue/shifts" size="lg" fullWidth onClick={() => choose(venue.id)}>
          {t('toShifts')}
        </LinkButton>
      }
    >
      <Notice tone="amber">{t('ahead', { n: shiftsAhead })}</Notice>
    </Sheet>
  );
}
