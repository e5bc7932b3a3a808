// Left in the header: which venue this is, what day it is there, and the way to another venue for those who have several.
import { Button, Menu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useFormat } from '#i18n/use-format.ts';
import { useNow } from '#ui/use-now.ts';
import { useOwnVenue } from './use-own-venue.ts';
import classes from './venue-switch-panel.module.css';

export function VenueSwitchPanel() {
  const format = useFormat();
  const now = useNow();
  const choice = useOwnVenue();
  if (choice === undefined || choice.own === null) return null;
  const { own, all, choose } = choice;
  return (
    <div className={classes.head}>
      {all.length === 1 ? (
        <span className={classes.name}>{own.venue.name}</span>
      ) : (
        <VenueMenu {...{ own, all, choose }} />
      )}
      {own.venue.tz !== null && <span className={classes.day}>{format.dayHeading(now, own.venue.tz)}</span>}
    </div>
  );
}

type Choice = NonNullable<ReturnType<typeof useOwnVenue>>;
interface VenueMenuProps extends Omit<Choice, 'own'> {
  readonly own: NonNullable<Choice['own']>;
}

function VenueMenu({ own, all, choose }: VenueMenuProps) {
  const t = useTranslations('venues');
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
            onClick={() => choose(venue.id)}
            rightSection={venue.id === own.venue.id ? <IconCheck size={20} stroke={2} /> : undefined}
          >
            {venue.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
