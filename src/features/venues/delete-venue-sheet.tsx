// Before a venue is closed: what happens to its shifts and chats. While people are booked there it cannot be, and the way
// to those shifts is shown instead.
import { IconArrowBackUp, IconCalendarX, IconMessages } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useChosenVenue } from '#bridge/use-chosen-venue.ts';
import { useCommand } from '#bridge/use-command.ts';
import { useQuery } from '#bridge/use-query.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { unexportedHours } from '#domain/timesheets/queries.ts';
import { archiveVenue } from '#domain/venues/commands.ts';
import type { ShiftAhead, VenueCard } from '#domain/venues/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { ConsequenceSheet } from '#ui/consequence-sheet.tsx';
import { DayList, DayRow } from '#ui/day-row.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/sheet.tsx';

interface DeleteVenueSheetProps {
  readonly card: VenueCard;
  readonly onClose: () => void;
}

export function DeleteVenueSheet({ card, onClose }: DeleteVenueSheetProps) {
  const t = useTranslations('venues.mine');
  const archive = useCommand(archiveVenue);
  const told = useToldOutcome();
  const { venue, shiftsAhead } = card;
  const title = t('deleteTitle', { name: venue.name });
  const confirm = async () => {
    onClose();
    await told(archive({ id: venue.id }), { applied: t('deleted') });
  };
  if (shiftsAhead.length > 0) return <Blocked card={card} title={title} onClose={onClose} />;
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
    >
      <HoursLeft venueId={venue.id} />
    </ConsequenceSheet>
  );
}

/** Once it is closed its hours are off every usual way: what is to be paid is better seen to before. */
function HoursLeft({ venueId }: { readonly venueId: VenueCard['venue']['id'] }) {
  const t = useTranslations('venues.mine');
  const [, choose] = useChosenVenue();
  const n = useQuery(unexportedHours, { venueId }) ?? 0;
  if (n === 0) return null;
  return (
    <Notice
      tone="amber"
      detail={
        <>
          <p>{t('hoursLeftDetail')}</p>
          <LinkButton to="/venue/shifts/hours" onClick={() => choose(venueId)} size="sm" variant="outline">
            {t('toHours')}
          </LinkButton>
        </>
      }
    >
      {t('hoursLeft', { n })}
    </Notice>
  );
}

interface BlockedProps extends DeleteVenueSheetProps {
  readonly title: string;
}

function Blocked({ card: { venue, shiftsAhead }, title, onClose }: BlockedProps) {
  const t = useTranslations('venues.mine');
  const [, choose] = useChosenVenue();
  return (
    <Sheet opened onClose={onClose} title={title}>
      <Notice tone="amber">{t('ahead', { n: shiftsAhead.length })}</Notice>
      <DayList title={t('toShifts')} count={shiftsAhead.length}>
        {shiftsAhead.map(shift => (
          <AheadRow key={shift.shiftId} shift={shift} onOpen={() => choose(venue.id)} />
        ))}
      </DayList>
    </Sheet>
  );
}

interface AheadRowProps {
  readonly shift: ShiftAhead;
  /** Its venue becomes the one that is looked at. */
  readonly onOpen: () => void;
}

function AheadRow({ shift, onOpen }: AheadRowProps) {
  const t = useTranslations('venues.mine');
  const format = useFormat();
  const roleName = useRoleName();
  const { startsAt, endsAt, tz, shiftId, role, booked } = shift;
  return (
    <DayRow
      at={startsAt}
      tz={tz}
      lead={roleName(role)}
      second={format.range({ start: startsAt, end: endsAt, tz })}
      note={t('aheadBooked', { n: booked })}
      onOpen={onOpen}
      link={{ to: '/venue/shifts/$shiftId', params: { shiftId } }}
    />
  );
}
