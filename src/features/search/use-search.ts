// All that this device can find, put into words once, and what of it has the words that somebody types. Only what is shown is
// written out.
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import type { Portal } from '#domain/profiles/portals.ts';
import { finderOf } from '#domain/search/find.ts';
import { type Searchable, searchables } from '#domain/search/queries.ts';
import { ownVenues } from '#domain/venues/queries.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import type { NavEntry } from '#ui/nav-list.tsx';
import { useNow } from '#ui/use-now.ts';
import { ACTS, type FoundLink, GROUPS, type Group, groupOf, linkTo, SETTINGS, SETTINGS_PAGES, SIGNS } from './found.ts';

export interface Found {
  /** The same thing has the same one tomorrow. */
  readonly key: string;
  readonly group: Group;
  readonly title: string;
  readonly detail: string;
  readonly link: FoundLink;
}

export interface FoundGroup {
  readonly group: Group;
  readonly all: number;
  readonly shown: readonly Found[];
}

export interface Search {
  /** Empty without words. */
  readonly groupsFor: (words: string) => readonly FoundGroup[];
  /** Those that are still there, in that order. */
  readonly byKeys: (keys: readonly string[]) => readonly Found[];
  readonly acts: readonly Found[];
  /** May ask for people whom the venue does not know. */
  readonly decides: boolean;
}

interface Entry {
  readonly key: string;
  readonly group: Group;
  /** What is searched. */
  readonly text: string;
  readonly written: () => Found;
}

/** So many of a kind are shown; of one kind alone more. */
const SHOWN = 6;
const SHOWN_ALONE = 30;
const HOUR_MS = 3_600_000;
const PAST_MS = 28 * 24 * HOUR_MS;

export function useSearch(area: Portal, nav: readonly NavEntry[]): Search | undefined {
  const isVenue = area === 'venue';
  // By the hour: the whole mirror is not read again every minute.
  const from = Math.floor(useNow() / HOUR_MS) * HOUR_MS - PAST_MS;
  const here = useQuery(searchables, { side: isVenue ? 'venue' : 'rockstar', from });
  const venues = useQuery(ownVenues, null);
  const decides = isVenue && (venues?.some(({ membership }) => membership.role !== 'staff') ?? false);
  const entryOf = useEntries(isVenue);
  const ways = useWays({ area, nav, decides });
  return useMemo(() => {
    if (here === undefined) return undefined;
    const entries = [...(area === 'admin' ? [] : here.map(entryOf)), ...ways];
    const find = finderOf(entries.map(({ text }) => text));
    const byKey = new Map(entries.map(entry => [entry.key, entry]));
    return {
      groupsFor: words => inGroups(entries, words, find),
      byKeys: keys => keys.flatMap(key => byKey.get(key)?.written() ?? []),
      acts: ways.filter(({ group }) => group === 'acts').map(({ written }) => written()),
      decides,
    };
  }, [here, area, entryOf, ways, decides]);
}

function inGroups(
  entries: readonly Entry[],
  words: string,
  find: (words: string) => readonly number[],
): readonly FoundGroup[] {
  const only = SIGNS[words[0] ?? ''];
  const asked = only === undefined ? words : words.slice(1);
  const found = find(asked).flatMap(at => entries[at] ?? []);
  // A sign alone shows what there is of that kind.
  const sought = asked.trim() === '' && only !== undefined ? entries : found;
  return GROUPS.filter(group => only === undefined || group === only).flatMap(group => {
    const all = sought.filter(entry => entry.group === group);
    if (all.length === 0) return [];
    const shown = all.slice(0, only === undefined ? SHOWN : SHOWN_ALONE).map(({ written }) => written());
    return [{ group, all: all.length, shown }];
  });
}

/** In which words each thing is searched, and how it is written. */
function useEntries(isVenue: boolean): (one: Searchable) => Entry {
  const t = useTranslations('search');
  const messages = useTranslations('messages');
  const format = useFormat();
  const roleName = useRoleName();
  return useMemo(() => {
    const names = new Map<string, string>();
    const roleCalled = (slug: string) => kept(names, slug, () => roleName(slug));
    const days = new Map<string, string>();
    const spanOf = (one: Searchable & { readonly kind: 'shift' }) =>
      kept(days, one.startsAt + one.endsAt + one.tz, () =>
        format.span({ start: Date.parse(one.startsAt), end: Date.parse(one.endsAt), tz: one.tz }),
      );
    const wordsOf = (one: Searchable): readonly [title: string, detail: string] => {
      switch (one.kind) {
        case 'person':
          return [one.name, one.skills.map(roleCalled).join(', ')];
        case 'colleague':
          return [one.name, t('colleague')];
        case 'shift':
          return [`${roleCalled(one.role)} · ${spanOf(one)}`, one.venueName];
        case 'chat':
          return [one.name ?? messages(isVenue ? 'unknownRockstar' : 'unknownVenue'), t('chat')];
        case 'job':
          return [one.title, one.venueName];
        case 'venue':
          return [one.name, one.address ?? ''];
      }
    };
    return one => {
      const [title, detail] = wordsOf(one);
      const key = `${one.kind} ${one.id}`;
      const group = groupOf(one);
      return {
        key,
        group,
        text: `${title} ${detail}`,
        written: () => ({ key, group, title, detail, link: linkTo(one, isVenue) }),
      };
    };
  }, [t, messages, format, roleName, isVenue]);
}

interface WaysOf {
  readonly area: Portal;
  readonly nav: readonly NavEntry[];
  readonly decides: boolean;
}

/** Acts, the portal's ways and its settings. */
function useWays({ area, nav, decides }: WaysOf): readonly Entry[] {
  const t = useTranslations('search');
  const ways = useTranslations('common.nav');
  return useMemo(() => {
    const entry = (found: Omit<Found, 'key'>): Entry => {
      const key = `${found.group} ${found.title}`;
      return { key, group: found.group, text: `${found.title} ${found.detail}`, written: () => ({ ...found, key }) };
    };
    return [
      ...ACTS[area]
        .filter(act => decides || act.decides !== true)
        .map(({ name, link }) => entry({ group: 'acts', title: t(`acts.${name}`), detail: '', link })),
      ...nav
        .filter(({ to }) => to !== '/search')
        .map(({ to, label }) => entry({ group: 'acts', title: ways(label), detail: t('page'), link: { to } })),
      ...SETTINGS.map(name =>
        entry({
          ...{ group: 'settings', title: t(`settings.${name}`), detail: ways('settings') },
          link: { to: SETTINGS_PAGES[area], search: { tab: name } },
        }),
      ),
    ];
  }, [t, ways, area, nav, decides]);
}

function kept(known: Map<string, string>, key: string, write: () => string): string {
  const before = known.get(key);
  if (before !== undefined) return before;
  const written = write();
  known.set(key, written);
  return written;
}
