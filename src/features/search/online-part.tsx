// What this device does not have: people whom Encore knows by that name, and the way to ask it for more.
import { IconCloudOff, IconSearch } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useOffline } from '#bridge/use-offline.ts';
import type { Portal } from '#domain/profiles/portals.ts';
import { type FoundLink, SIGNS, soughtIn } from './found.ts';
import { FoundOption } from './found-options.tsx';
import { OnlinePeople, onlinePersonOf } from './online-people.tsx';
import type { Search } from './use-search.ts';

const ONLINE = 'online';
const SHORTEST_ONLINE = 3;

interface OnlinePartProps {
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
export function OnlinePart({ search, words, link, alone }: OnlinePartProps) {
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

/** Where Encore itself is asked; null where this device has everything. */
export function onlineLink(area: Portal, { venue }: Search, words: string): FoundLink | null {
  const asked = soughtIn(words).trim();
  if (asked === '') return null;
  if (area === 'admin') return { to: '/admin/users', search: { search: asked } };
  return venue === null ? null : { to: '/venue/rockstars', search: { words: asked } };
}

/** What is no line of this device: somebody who was found online, and asking there. */
export function elsewhere(key: string, online: FoundLink | null): FoundLink | null {
  const person = onlinePersonOf(key);
  if (person !== null) return { to: '/venue/rockstars/$rockstarId', params: { rockstarId: person } };
  return key === ONLINE ? online : null;
}
