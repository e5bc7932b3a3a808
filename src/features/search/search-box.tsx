// One field and what it finds on this device while somebody types, for admins also at Encore. The palette and the page have the same.
import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCloudOff, IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOffline } from '#bridge/use-offline.ts';
import { useSession } from '#bridge/use-session.ts';
import type { Portal } from '#domain/profiles/portals.ts';
import { KeyCap } from '#ui/key-cap.tsx';
import type { NavEntry } from '#ui/nav-list.tsx';
import { useKeyboard } from '#ui/use-key-hints.ts';
import { type Found, type FoundLink, SIGNS, soughtIn } from './found.ts';
import { FoundOption, FoundOptions } from './found-options.tsx';
import { OnlinePeople, onlinePersonOf } from './online-people.tsx';
import { Preview } from './preview.tsx';
import { keepFound, recentlyFound } from './recent.ts';
import classes from './search.module.css';
import { SearchEdge } from './search-edge.tsx';
import { SearchFoot } from './search-foot.tsx';
import { useFoundOnline } from './use-found-online.ts';
import { type FoundGroup, type Search, useSearch } from './use-search.ts';

interface SearchBoxProps {
  readonly area: Portal;
  readonly nav: readonly NavEntry[];
  /** What stands in the field at first. */
  readonly words?: string;
  /** Something was chosen. */
  readonly onDone?: () => void;
}

const ONLINE = 'online';
const nothing = () => undefined;

export function SearchBox({ area, nav, words: first = '', onDone = nothing }: SearchBoxProps) {
  const t = useTranslations('search');
  const search = useSearch(area, nav);
  const [words, setWords] = useState(first);
  const userId = useSession()?.userId ?? '';
  const { groups: here, online } = useAnswer({ area, search, words, userId });
  const there = useFoundOnline(area, words);
  const groups = [...there, ...here];
  const { combobox, marked } = useMarked(onDone);
  const { selectFirstOption } = combobox;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other results begin at their first
  useEffect(() => void selectFirstOption(), [words, search, there]);
  const found = groups.flatMap(({ shown }) => shown);
  const open = useOpen({ found, here, online, userId, onDone });
  const chosen = found.find(({ key }) => key === marked) ?? null;
  const { wide, looking, onKeyDown } = useLooking(chosen);
  return (
    <div className={classes.box}>
      <Combobox
        store={combobox}
        onOptionSubmit={open}
        classNames={{ option: classes.option ?? '', groupLabel: classes.group ?? '' }}
      >
        <SearchField {...{ words, onKeyDown }} closes={onDone !== nothing} onWords={setWords} />
        <Kinds words={words} onKind={setWords} />
        <div className={classes.body} data-looking={looking || undefined}>
          <Combobox.Options className={classes.options ?? ''} aria-label={t('results')}>
            <FoundOptions groups={groups} words={words} />
            <Online
              search={search}
              words={words}
              link={online}
              alone={!groups.some(({ group }) => group === 'people')}
            />
          </Combobox.Options>
          {(wide || looking) && search !== undefined && chosen !== null && (
            <Preview found={chosen} search={search} onOpen={() => open(chosen.key)} onDone={onDone} />
          )}
        </div>
        <SearchFoot
          groups={groups}
          words={words}
          online={online !== null}
          everywhere={area === 'admin'}
          acts={wide ? 'Tab' : '→'}
        />
      </Combobox>
    </div>
  );
}

interface SearchFieldProps {
  readonly words: string;
  readonly closes: boolean;
  readonly onWords: (words: string) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

function SearchField({ words, closes, onWords, onKeyDown }: SearchFieldProps) {
  const t = useTranslations('search');
  return (
    <Combobox.EventsTarget withExpandedAttribute>
      <TextInput
        className={classes.field ?? ''}
        size="lg"
        role="combobox"
        type="search"
        aria-label={t('label')}
        placeholder={t('placeholder')}
        leftSection={<IconSearch size={24} stroke={1.75} aria-hidden="true" />}
        rightSection={<SearchEdge closes={closes} />}
        rightSectionWidth="auto"
        value={words}
        onChange={event => onWords(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        data-autofocus
      />
    </Combobox.EventsTarget>
  );
}

interface Opening {
  readonly found: readonly Found[];
  /** Those of this device. */
  readonly here: readonly FoundGroup[];
  readonly online: FoundLink | null;
  readonly userId: string;
  readonly onDone: () => void;
}

/** Goes where a line leads, or does what it says. */
function useOpen({ found, here, online, userId, onDone }: Opening): (key: string) => void {
  const navigate = useNavigate();
  return key => {
    const one = found.find(({ key: known }) => known === key);
    const link = one === undefined ? elsewhere(key, online) : one.link;
    if (one === undefined && link === null) return;
    // What was found elsewhere is not here tomorrow, and an act is no thing to come back to.
    if (one !== undefined && one.press === undefined && here.some(({ shown }) => shown.includes(one)))
      keepFound(key, userId);
    onDone();
    one?.press?.();
    if (link != null) void navigate(link as Parameters<typeof navigate>[0]);
  };
}

/** Where there is no room beside the list, → shows what is marked in the list's place, and ← the list again. */
function useLooking(chosen: Found | null) {
  const wide = useMediaQuery('(min-width: 1024px)', false, { getInitialValueInEffect: false });
  const [looked, setLooked] = useState<string | null>(null);
  const looking = !wide && chosen !== null && looked === chosen.key;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, value } = event.currentTarget;
    if (event.key === 'ArrowRight' && !wide && chosen !== null && selectionStart === value.length)
      setLooked(chosen.key);
    else if (event.key === 'ArrowLeft' && looking) setLooked(null);
    else return;
    event.preventDefault();
  };
  return { wide, looking, onKeyDown };
}

/** What is no line of this device: somebody who was found online, and asking there. */
function elsewhere(key: string, online: FoundLink | null): FoundLink | null {
  const person = onlinePersonOf(key);
  if (person !== null) return { to: '/venue/rockstars/$rockstarId', params: { rockstarId: person } };
  return key === ONLINE ? online : null;
}

/** The list is always there: Esc leaves the search. Which line is marked, the library says to nobody: it is asked as it moves. */
function useMarked(onDone: () => void) {
  const [marked, setMarked] = useState<string | null>(null);
  const store = useCombobox({ opened: true, onDropdownClose: by => by === 'keyboard' && onDone() });
  const { selectFirstOption, selectNextOption, selectPreviousOption } = store;
  const moving = useMemo(() => {
    const told = (id: string | null) => {
      setMarked(id === null ? null : (document.getElementById(id)?.dataset.found ?? null));
      return id;
    };
    return {
      selectFirstOption: () => told(selectFirstOption()),
      selectNextOption: () => told(selectNextOption()),
      selectPreviousOption: () => told(selectPreviousOption()),
    };
  }, [selectFirstOption, selectNextOption, selectPreviousOption]);
  return { combobox: { ...store, ...moving }, marked };
}

interface AnswerOf {
  readonly area: Portal;
  readonly search: Search | undefined;
  readonly words: string;
  readonly userId: string;
}

/** Without words what was opened last, what the page under it offers, and what can be done anywhere. */
function useAnswer({ area, search, words, userId }: AnswerOf) {
  if (search === undefined) return { groups: [], online: null };
  if (words !== '') return { groups: search.groupsFor(words), online: onlineLink(area, search, words) };
  const recent = search.byKeys(recentlyFound(userId));
  const known = new Set(recent.map(({ key }) => key));
  const group = (name: FoundGroup['group'], all: readonly Found[]): FoundGroup => {
    const shown = all.filter(({ key }) => !known.has(key));
    return { group: name, all: shown.length, shown };
  };
  const groups: readonly FoundGroup[] = [
    { group: 'settings', recent: true, all: recent.length, shown: recent },
    group('screen', search.screen),
    group('acts', search.acts),
  ];
  return { groups: groups.filter(({ all }) => all > 0), online: null };
}

/** Where Encore itself is asked; null where this device has everything. */
function onlineLink(area: Portal, { venue }: Search, words: string): FoundLink | null {
  const asked = soughtIn(words).trim();
  if (asked === '') return null;
  if (area === 'admin') return { to: '/admin/users', search: { search: asked } };
  return venue === null ? null : { to: '/venue/rockstars', search: { words: asked } };
}

const SHORTEST_ONLINE = 3;

interface OnlineProps {
  readonly search: Search | undefined;
  readonly words: string;
  readonly link: FoundLink | null;
  /** This device has nobody of that name. */
  readonly alone: boolean;
}

/**
 * Below all the rest: people whom Encore has where this device has none, and the way to more of them. A venue sees so many cards a
 * day; they are not spent while somebody types the name of a person who is here.
 */
function Online({ search, words, link, alone }: OnlineProps) {
  const t = useTranslations('search');
  const offline = useOffline();
  if (search === undefined || link === null) return null;
  const asked = soughtIn(words).trim();
  const ofPeople = SIGNS[words[0] ?? ''] === undefined || words.startsWith('@');
  const venue = search.venue?.verified === true && ofPeople ? search.venue : null;
  return (
    <>
      {venue !== null && alone && !offline && asked.length >= SHORTEST_ONLINE && (
        <OnlinePeople venueId={venue.id} words={asked} known={search.knows} />
      )}
      <FoundOption
        value={ONLINE}
        disabled={offline}
        icon={offline ? IconCloudOff : IconSearch}
        title={t('online', { words: asked })}
        detail={offline ? t('needsConnection') : ''}
      />
    </>
  );
}

/** The signs that ask for one kind, for whoever has no keyboard or has not learnt them. */
function Kinds({ words, onKind }: { readonly words: string; readonly onKind: (words: string) => void }): ReactNode {
  const t = useTranslations('search');
  const keyboard = useKeyboard();
  const sign = SIGNS[words[0] ?? ''] === undefined ? '' : (words[0] ?? '');
  const asked = sign === '' ? words : words.slice(1);
  return (
    <div className={classes.kinds}>
      {['', ...Object.keys(SIGNS)].map(one => (
        <button
          key={one}
          type="button"
          className={classes.kind}
          // Their signs are the way by keyboard: the next Tab goes on to what is beside the list.
          tabIndex={one === sign ? 0 : -1}
          aria-pressed={one === sign}
          onClick={() => onKind(one + asked)}
        >
          {t(one === '' ? 'all' : `groups.${SIGNS[one] ?? 'people'}`)}
          {one !== '' && keyboard && <KeyCap>{one}</KeyCap>}
        </button>
      ))}
    </div>
  );
}
