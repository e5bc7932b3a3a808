// Left in the header: which venue this is, what day it is there and, to who is in another zone, what time, since all its times are by
// that clock; and the way to another venue for those who have several.
import { Button, Menu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useZoneNote } from '#i18n/use-zone-note.ts';
import { useOwnVenue } from './use-own-venue.ts';
import { VenueGaps } from './venue-gaps.tsx';
import classes from './venue-switch-panel.module.css';

export function VenueSwitchPanel() {
  const format = useFormat();
  const zoneNote = useZoneNote();
  const now = useEncoreNow();
  const choice = useOwnVenue();
  if (choice === undefined || choice.own === null) return null;
  const { own, all, choose } = choice;
  const { tz } = own.venue;
  const clock = tz !== null && zoneNote(now, tz) !== null && format.clock(now, tz);
  return (
    <div className={classes.head}>
      {all.length === 1 ? (
        <span className={classes.name}>{own.venue.name}</span>
      ) : (
        <VenueMenu {...{ own, all, choose }} />
      )}
      {tz !== null && (
        <span className={classes.day}>
          {format.dayHeading(now, tz)}
          {clock !== false && `, ${clock}`}
        </span>
      )}
    </div>
  );
}

type Choice = NonNullable<ReturnType<typeof useOwnVenue>>;
interface VenueMenuProps extends Omit<Choice, 'own'> {
  readonly own: NonNullable<Choice['own']>;
}

function VenueMenu({ own, all, choose }: VenueMenuProps) {
  const t = useTranslations('venues');
  const leave = useLeave();
  return (
    <Menu position="bottom-start" width={280}>
      <Menu.Target>
        <Button
          variant="subtle"
          px={8}
          rightSection={<IconChevronDown size={20} stroke={2} />}
          aria-label={`${t('switchLabel')}: ${own.venue.name}`}
        >
          <span className={classes.name}>{own.venue.name}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {all.map(({ venue }) => (
          <Menu.Item
            key={venue.id}
            onClick={() => {
              choose(venue.id);
              leave();
            }}
            rightSection={venue.id === own.venue.id ? <IconCheck size={20} stroke={2} /> : undefined}
          >
            {venue.name}
            <VenueGaps venue={venue} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** From what belongs to the venue that one leaves to the list that it stands in. */
function useLeave(): () => void {
  const navigate = useNavigate();
  const { shiftId, jobId, disputeId } = useParams({ strict: false });
  const { venue } = useSearch({ strict: false });
  return () => {
    if (shiftId !== undefined) void navigate({ to: '/venue/shifts' });
    else if (jobId !== undefined) void navigate({ to: '/venue/jobs' });
    else if (disputeId !== undefined || venue !== undefined) void navigate({ to: '/venue/shifts/hours' });
  };
}
