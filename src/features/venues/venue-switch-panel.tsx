// Left in the header: which venue this is, and the way to another for those who have several.
import { Button, Menu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useOwnVenue } from './use-own-venue.ts';
import classes from './venue-switch-panel.module.css';

export function VenueSwitchPanel() {
  const t = useTranslations('venues');
  const choice = useOwnVenue();
  if (choice === undefined || choice.own === null) return null;
  const { own, all, choose } = choice;
  if (all.length === 1) return <span className={classes.name}>{own.venue.name}</span>;
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
