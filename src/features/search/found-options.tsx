// What was found, kind by kind, as the options of a list.
import { Combobox } from '@mantine/core';
import {
  IconBolt,
  IconBriefcase,
  IconBuildingStore,
  IconMessageCircle,
  IconSettings,
  IconTicket,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { Group } from './found.ts';
import classes from './search.module.css';
import type { FoundGroup } from './use-search.ts';

const ICONS: Readonly<Record<Group, TablerIcon>> = {
  people: IconUser,
  acts: IconBolt,
  shifts: IconTicket,
  chats: IconMessageCircle,
  jobs: IconBriefcase,
  venues: IconBuildingStore,
  settings: IconSettings,
};

interface FoundOptionsProps {
  readonly groups: readonly FoundGroup[];
  /** The first group is what was opened last. */
  readonly recent: boolean;
}

export function FoundOptions({ groups, recent }: FoundOptionsProps) {
  const t = useTranslations('search');
  return groups.map(({ group, all, shown }, nth) => (
    <Combobox.Group
      key={group}
      label={
        <span className={classes.groupLabel}>
          <span>{recent && nth === 0 && group !== 'acts' ? t('recent') : t(`groups.${group}`)}</span>
          <span>{shown.length < all ? t('of', { shown: String(shown.length), all: String(all) }) : all}</span>
        </span>
      }
    >
      {shown.map(one => (
        <FoundOption key={one.key} value={one.key} icon={ICONS[one.group]} title={one.title} detail={one.detail} />
      ))}
    </Combobox.Group>
  ));
}

interface FoundOptionProps {
  readonly value: string;
  readonly icon: TablerIcon;
  readonly title: string;
  readonly detail: string;
  readonly disabled?: boolean;
}

export function FoundOption({ value, icon: Icon, title, detail, disabled = false }: FoundOptionProps) {
  return (
    <Combobox.Option value={value} disabled={disabled}>
      <span className={classes.found}>
        <Icon size={20} stroke={1.75} aria-hidden="true" />
        <span className={classes.words}>
          <span className={classes.title} dir="auto">
            {title}
          </span>
          {detail !== '' && <span className={classes.detail}>{detail}</span>}
        </span>
      </span>
    </Combobox.Option>
  );
}
