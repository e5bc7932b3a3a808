// One field and what it finds on this device while somebody types, for admins also at Encore. The palette and the page have the same.
import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCloudOff, IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#bridge/use-session.ts';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import type { Portal } from '#domain/profiles/portals.ts';
import type { NavEntry } from '#ui/nav-list.tsx';
import { type FoundLink, SIGNS } from './found.ts';
import { FoundOption, FoundOptions } from './found-options.tsx';
import { keepFound, recentlyFound } from './recent.ts';
import classes from './search.module.css';
import { useFoundOnline } from './use-found-online.ts';
import { type Found, type FoundGroup, type Search, useSearch } from './use-search.ts';

interface SearchBoxProps {
  readonly area: Portal;
  readonly nav: readonly NavEntry[];
  /** What stands in the field at first. */
  readonly words?: string;
  /** Something was chosen. */
  readonly onDone?: () => void;
}

const ONLINE = 'online';

export function SearchBox({ area, nav, words: first = '', onDone }: SearchBoxProps) {
  const t = useTranslations('search');
  const search = useSearch(area, nav);
  const [words, setWords] = useState(first);
  const userId = useSession()?.userId ?? '';
  const navigate = useNavigate();
  const { groups: here, online } = useAnswer({ area, search, words, userId });
  const there = useFoundOnline(area, words);
  const groups = [...there, ...here];
  // The list is always there: Esc leaves the search.
  const combobox = useCombobox({ opened: true, onDropdownClose: by => by === 'keyboard' && onDone?.() });
  const { selectFirstOption } = combobox;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other results begin at their first
  useEffect(() => void selectFirstOption(), [words, search, there]);
  const open = (key: string) => {
    const found = groups.flatMap(({ shown }) => shown).find(one => one.key === key);
    const link = key === ONLINE ? online : found?.link;
    if (link == null) return;
    // What was found elsewhere is not here tomorrow.
    if (found !== undefined && here.some(({ shown }) => shown.includes(found))) keepFound(key, userId);
    onDone?.();
    void navigate(link as Parameters<typeof navigate>[0]);
  };
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={open}
      classNames={{ option: classes.option ?? '', groupLabel: classes.group ?? '' }}
    >
      <Combobox.EventsTarget withExpandedAttribute>
        <TextInput
          className={classes.field ?? ''}
          size="lg"
          role="combobox"
          type="search"
          aria-label={t('label')}
          placeholder={t('placeholder')}
          leftSection={<IconSearch size={24} stroke={1.75} aria-hidden="true" />}
          value={words}
          onChange={event => setWords(event.currentTarget.value)}
          data-autofocus
        />
      </Combobox.EventsTarget>
      <Kinds words={words} onKind={setWords} />
      <Combobox.Options className={classes.options ?? ''} aria-label={t('results')}>
        <FoundOptions groups={groups} recent={words === ''} />
        {online !== null && <OnlineOption words={words} />}
      </Combobox.Options>
      <Count groups={groups} words={words} online={online !== null} />
    </Combobox>
  );
}

interface AnswerOf {
  readonly area: Portal;
  readonly search: Search | undefined;
  readonly words: string;
  readonly userId: string;
}

/** Without words what was opened last, and what can be done. */
function useAnswer({ area, search, words, userId }: AnswerOf) {
  if (search === undefined) return { groups: [], online: null };
  if (words === '') {
    const recent = search.byKeys(recentlyFound(userId));
    const known = new Set(recent.map(({ key }) => key));
    const acts = search.acts.filter(({ key }) => !known.has(key));
    return { groups: [group('settings', recent), group('acts', acts)].filter(({ all }) => all > 0), online: null };
  }
  return { groups: search.groupsFor(words), online: onlineLink(area, search, words) };
}

function group(name: FoundGroup['group'], shown: readonly Found[]): FoundGroup {
  return { group: name, all: shown.length, shown };
}

/** Where Encore itself is asked; null where this device has everything. */
function onlineLink(area: Portal, { decides }: Search, words: string): FoundLink | null {
  const asked = (SIGNS[words[0] ?? ''] === undefined ? words : words.slice(1)).trim();
  if (asked === '') return null;
  if (area === 'admin') return { to: '/admin/users', search: { search: asked } };
  return area === 'venue' && decides ? { to: '/venue/rockstars', search: { words: asked } } : null;
}

function OnlineOption({ words }: { readonly words: string }) {
  const t = useTranslations('search');
  const offline = useSyncStatus().phase === 'offline';
  return (
    <FoundOption
      value={ONLINE}
      disabled={offline}
      icon={offline ? IconCloudOff : IconSearch}
      title={t('online', { words })}
      detail={offline ? t('needsConnection') : ''}
    />
  );
}

/** The signs that ask for one kind, for whoever has no keyboard or has not learnt them. */
function Kinds({ words, onKind }: { readonly words: string; readonly onKind: (words: string) => void }): ReactNode {
  const t = useTranslations('search');
  const sign = SIGNS[words[0] ?? ''] === undefined ? '' : (words[0] ?? '');
  const asked = sign === '' ? words : words.slice(1);
  return (
    <div className={classes.kinds}>
      {['', ...Object.keys(SIGNS)].map(one => (
        <button
          key={one}
          type="button"
          className={classes.kind}
          aria-pressed={one === sign}
          onClick={() => onKind(one + asked)}
        >
          {t(one === '' ? 'all' : `groups.${SIGNS[one] ?? 'people'}`)}
          {one !== '' && <kbd className={classes.key}>{one}</kbd>}
        </button>
      ))}
    </div>
  );
}

interface CountProps {
  readonly groups: readonly FoundGroup[];
  readonly words: string;
  readonly online: boolean;
}

/** How much there is, once typing has paused. */
function Count({ groups, words, online }: CountProps) {
  const t = useTranslations('search');
  const offline = useSyncStatus().phase === 'offline';
  const n = groups.reduce((sum, { all }) => sum + all, 0);
  const [said] = useDebouncedValue(words === '' ? '' : t('count', { n }), 300);
  return (
    <p className={classes.foot} role="status">
      {said}
      {said !== '' && offline && online && ` ${t('goOnline')}`}
    </p>
  );
}
