// All that this device can find, put into words once, and what of it has the words that somebody types. Only what is shown is
// written out.
import { useLocation } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useChosenVenue } from '#bridge/use-chosen-venue.ts';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import type { Portal } from '#domain/profiles/portals.ts';
import { finderOf } from '#domain/search/find.ts';
import { type Searchable, searchables } from '#domain/search/queries.ts';
import { ownVenues } from '#domain/venues/queries.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import type { NavEntry } from '#ui/nav-list.tsx';
import {
  ACTS,
  type Found,
  GROUPS,
  type Group,
  groupOf,
  linkTo,
  SETTINGS,
  SETTINGS_PAGES,
  SIGNS,
  waysOf,
} from './found.ts';
import { litActOfPage } from './lit-act.ts';
import { type PersonActs, usePersonActs } from './use-person-acts.ts';

export interface FoundGroup {
  readonly group: Group;
  /** What was opened last. */
  readonly recent?: boolean;
  readonly all: number;
  readonly shown: readonly Found[];
}

export interface Search {
  /** Empty without words. */
  readonly groupsFor: (words: string) => readonly FoundGroup[];
  /** Those that are still there, in that order. */
  readonly byKeys: (keys: readonly string[]) => readonly Found[];
  readonly acts: readonly Found[];
  /** Of the page that is open. */
  readonly screen: readonly Found[];
  /** Whose people are asked for, where somebody may: those whom the venue does not know. */
  readonly venue: Venue | null;
  /** Whom this device knows. */
  readonly knows: ReadonlySet<string>;
  readonly people: PersonActs | null;
  readonly isVenue: boolean;
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
  const from = Math.floor(useEncoreNow() / HOUR_MS) * HOUR_MS - PAST_MS;
  const here = useQuery(searchables, { side: isVenue ? 'venue' : 'rockstar', from });
  const venue = useDecidedVenue(isVenue);
  const decides = venue !== null;
  const entryOf = useEntries(isVenue);
  const screen = useScreenWays(decides);
  const ways = useWays({ area, nav, decides });
  const chats = useMemo(() => idsOf(here, 'chat'), [here]);
  const people = usePersonActs(venue?.id ?? null, chats);
  const actsOn = useActsOn(people);
  return useMemo(() => {
    if (here === undefined) return undefined;
    const entries = [...(area === 'admin' ? [] : here.map(entryOf)), ...screen, ...ways];
    const find = finderOf(entries.map(({ text }) => text));
    const byKey = new Map(entries.map(entry => [entry.key, entry]));
    return {
      groupsFor: words => withActsOn(inGroups(entries, words, find), words, actsOn),
      byKeys: keys => keys.flatMap(key => byKey.get(key)?.written() ?? []),
      acts: ways.filter(({ group }) => group === 'acts').map(({ written }) => written()),
      screen: screen.map(({ written }) => written()),
      venue,
      knows: idsOf(here, 'person'),
      people,
      isVenue,
    };
  }, [here, area, entryOf, screen, ways, venue, people, actsOn, isVenue]);
}

function idsOf(here: readonly Searchable[] | undefined, kind: Searchable['kind']): ReadonlySet<string> {
  return new Set(here?.filter(one => one.kind === kind).map(({ id }) => id));
}

/** The venue whose screens are shown, where this person decides for it. */
function useDecidedVenue(isVenue: boolean): Venue | null {
  const venues = useQuery(ownVenues, null);
  const [chosen] = useChosenVenue();
  const own = venues?.find(({ venue }) => venue.id === chosen) ?? venues?.[0];
  return isVenue && own !== undefined && own.membership.role !== 'staff' ? own.venue : null;
}

type ActsOn = (person: Found) => readonly Found[];

/** What can be done about the first of the people stands among the acts. */
function withActsOn(groups: readonly FoundGroup[], words: string, actsOn: ActsOn): readonly FoundGroup[] {
  const person = groups.find(({ group }) => group === 'people')?.shown[0];
  const acts = person === undefined || SIGNS[words[0] ?? ''] !== undefined ? [] : actsOn(person);
  if (acts.length === 0) return groups;
  const known = groups.find(({ group }) => group === 'acts') ?? { group: 'acts' as const, all: 0, shown: [] };
  const joined = { ...known, all: known.all + acts.length, shown: [...acts, ...known.shown] };
  const others = groups.filter(({ group }) => group !== 'acts');
  const after = others.findLastIndex(({ group }) => group === 'people' || group === 'screen') + 1;
  return [...others.slice(0, after), joined, ...others.slice(after)];
}

function useActsOn(people: PersonActs | null): ActsOn {
  const t = useTranslations('search.person');
  return useMemo(() => {
    return ({ of }) => {
      if (people === null || of?.kind !== 'person') return [];
      const act = (name: 'message' | 'invite'): Found => ({
        ...{ key: `${name} ${of.id}`, group: 'acts', title: t(name, { name: of.name }), detail: '', goes: 'queued' },
        press: () => people[name](of),
      });
      return [act('message'), act('invite')];
    };
  }, [people, t]);
}

/** What the page offers as it was when the search was opened: its lit act, and where it leads on. */
function useScreenWays(decides: boolean): readonly Entry[] {
  const t = useTranslations('search.here');
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [lit] = useState(litActOfPage);
  return useMemo(() => {
    const ways = waysOf(path)
      .filter(way => decides || way.decides !== true)
      .map(({ name, link }) => entryOfWay({ group: 'screen', title: t(name), detail: '', link }));
    if (lit === null) return ways;
    return [entryOfWay({ group: 'screen', title: lit.label, detail: '', press: lit.press }), ...ways];
  }, [path, lit, decides, t]);
}

function entryOfWay(found: Omit<Found, 'key'>): Entry {
  const key = `${found.group} ${found.title}`;
  return { key, group: found.group, text: `${found.title} ${found.detail}`, written: () => ({ ...found, key }) };
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
  return GROUPS.filter(
    group => only === undefined || group === only || (only === 'acts' && group === 'screen'),
  ).flatMap(group => {
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
          return [one.name ?? messages(isVenue ? 'unknownRockstar' : 'unknownVenue'), one.venueName ?? t('chat')];
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
        written: () => ({ key, group, title, detail, link: linkTo(one, isVenue), of: one }),
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
    return [
      ...ACTS[area]
        .filter(act => decides || act.decides !== true)
        .map(({ name, link, goes }) =>
          entryOfWay({ group: 'acts', title: t(`acts.${name}`), detail: '', link, ...(goes && { goes }) }),
        ),
      ...nav
        .filter(({ to }) => to !== '/search')
        .map(({ to, label }) => entryOfWay({ group: 'acts', title: ways(label), detail: t('page'), link: { to } })),
      ...SETTINGS.map(name =>
        entryOfWay({
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
