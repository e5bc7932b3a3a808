// One field and what it finds on this device while somebody types, for admins also at Encore. The palette and the page have the same.
import { Combobox, em, TextInput } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSession } from '#bridge/use-session.ts';
import type { Portal } from '#domain/profiles/portals.ts';
import type { NavEntry } from '#ui/nav-list.tsx';
import type { Found, FoundLink } from './found.ts';
import { FoundOptions } from './found-options.tsx';
import { elsewhere, OnlinePart, onlineLink } from './online-part.tsx';
import { Preview } from './preview.tsx';
import { keepFound, recentlyFound } from './recent.ts';
import classes from './search.module.css';
import { SearchEdge } from './search-edge.tsx';
import { SearchFoot } from './search-foot.tsx';
import { SearchKinds } from './search-kinds.tsx';
import { useFoundOnline } from './use-found-online.ts';
import { useMarked } from './use-marked.ts';
import { type FoundGroup, type Search, useSearch } from './use-search.ts';

interface SearchBoxProps {
  readonly area: Portal;
  readonly nav: readonly NavEntry[];
  /** What stands in the field at first. */
  readonly words?: string;
  /** Something was chosen. */
  readonly onDone?: () => void;
}

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
        <SearchKinds words={words} onKind={setWords} />
        <div className={classes.body} data-looking={looking || undefined}>
          <Combobox.Options className={classes.options ?? ''} aria-label={t('results')}>
            <FoundOptions groups={groups} words={words} />
            <OnlinePart
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
  const wide = useMediaQuery(`(min-width: ${em(1024)})`, false, { getInitialValueInEffect: false });
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
