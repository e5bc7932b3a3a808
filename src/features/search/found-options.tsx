// What was found, kind by kind, as the options of a list: what somebody typed is underlined in it, and an act says how it goes out
// without a connection.
import { Combobox } from '@mantine/core';
import {
  IconBolt,
  IconBriefcase,
  IconBuildingStore,
  IconCloudOff,
  IconMessageCircle,
  IconSettings,
  IconTicket,
  IconUser,
  IconWindow,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useOffline } from '#bridge/use-offline.ts';
import { partsOf } from '#domain/search/marked.ts';
import { Initials } from '#ui/initials.tsx';
import { type Found, type Goes, type Group, soughtIn } from './found.ts';
import classes from './search.module.css';
import type { FoundGroup } from './use-search.ts';

const ICONS: Readonly<Record<Group, TablerIcon>> = {
  people: IconUser,
  screen: IconWindow,
  acts: IconBolt,
  shifts: IconTicket,
  chats: IconMessageCircle,
  jobs: IconBriefcase,
  venues: IconBuildingStore,
  settings: IconSettings,
};

interface FoundOptionsProps {
  readonly groups: readonly FoundGroup[];
  readonly words: string;
}

/** Without words the first group is what was opened last. */
export function FoundOptions({ groups, words }: FoundOptionsProps) {
  const t = useTranslations('search');
  return groups.map(({ group, all, shown, recent = false }) => (
    <Combobox.Group
      key={recent ? 'recent' : group}
      label={
        <span className={classes.groupLabel}>
          <span>{recent ? t('recent') : t(`groups.${group}`)}</span>
          <span>{shown.length < all ? t('of', { shown: String(shown.length), all: String(all) }) : all}</span>
        </span>
      }
    >
      {shown.map(one => (
        <FoundLine key={one.key} found={one} words={words} />
      ))}
    </Combobox.Group>
  ));
}

function FoundLine({ found, words }: { readonly found: Found; readonly words: string }) {
  const { key, group, title, detail, goes, of } = found;
  const who = of?.kind === 'person' ? of : null;
  return (
    <FoundOption value={key} icon={ICONS[group]} title={title} detail={detail} words={words} goes={goes} who={who} />
  );
}

interface FoundOptionProps {
  readonly value: string;
  readonly icon: TablerIcon;
  readonly title: string;
  readonly detail: string;
  readonly words?: string;
  readonly goes?: Goes | undefined;
  /** Somebody stands there with their photo. */
  readonly who?: { readonly id: string; readonly name: string; readonly photo?: string | null } | null;
  readonly disabled?: boolean;
}

export function FoundOption(props: FoundOptionProps) {
  const { value, icon: Icon, title, detail, words = '', goes, who = null, disabled = false } = props;
  const offline = useOffline();
  const waits = offline ? goes : undefined;
  return (
    <Combobox.Option value={value} disabled={disabled || waits === 'online'} data-found={value}>
      <span className={classes.found}>
        {who === null ? (
          <Icon size={20} stroke={1.75} aria-hidden="true" />
        ) : (
          <Initials who={who.id} name={who.name} photo={who.photo} size={32} />
        )}
        <span className={classes.words}>
          <span className={classes.title} dir="auto">
            {partsOf(title, soughtIn(words)).map(({ text, sought }, nth) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
              sought ? <mark key={nth}>{text}</mark> : <span key={nth}>{text}</span>,
            )}
          </span>
          {detail !== '' && <span className={classes.detail}>{detail}</span>}
        </span>
        {waits !== undefined && <HowItGoes goes={waits} />}
      </span>
    </Combobox.Option>
  );
}

function HowItGoes({ goes }: { readonly goes: Goes }) {
  const t = useTranslations('search');
  return (
    <span className={classes.goes}>
      {goes === 'online' && <IconCloudOff size={16} stroke={1.75} aria-hidden="true" />}
      {t(goes === 'online' ? 'needsConnection' : 'queued')}
    </span>
  );
}
