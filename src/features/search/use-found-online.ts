// What Encore finds for an admin while they type, beside what this device knows: users, venues and bookings.
import { useDebouncedValue } from '@mantine/hooks';
import { linkOptions } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { useQuery } from '#bridge/use-query.ts';
import type { Portal } from '#domain/profiles/portals.ts';
import { findNothing, findOnline, SHORTEST_ASKED } from '#domain/search/online.ts';
import { allAreas, areaOf } from '#domain/venues/areas.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { type Found, type Group, SIGNS, soughtIn } from './found.ts';
import type { FoundGroup } from './use-search.ts';

/** Typing rests for so long before anybody is asked. */
const REST_MS = 120;

export function useFoundOnline(area: Portal, words: string): readonly FoundGroup[] {
  const format = useFormat();
  const roleName = useRoleName();
  const cities = useQuery(allAreas, null);
  const only = SIGNS[words[0] ?? ''];
  const [asked] = useDebouncedValue(soughtIn(words).trim(), REST_MS);
  const asks = area === 'admin' && asked.length >= SHORTEST_ASKED;
  const { value } = useOnlineQuery({ followed: 'admin_find' }, asks ? findOnline : findNothing, asks ? asked : '');
  return useMemo(() => {
    if (value === undefined || !asks) return [];
    const { users, venues, bookings } = value;
    const groups: readonly FoundGroup[] = [
      groupOf(
        'people',
        users.map(({ id, name, email }) => ({
          ...{ key: `user ${id}`, group: 'people', title: name, detail: email },
          link: linkOptions({ to: '/admin/users/$userId', params: { userId: id } }),
        })),
      ),
      groupOf(
        'shifts',
        bookings.map(({ id, shiftId, name, role, startsAt, endsAt, tz, venueName }) => ({
          key: `booking ${id}`,
          group: 'shifts',
          title: `${name} · ${roleName(role)} · ${format.span({ start: Date.parse(startsAt), end: Date.parse(endsAt), tz })}`,
          detail: venueName,
          link: linkOptions({ to: '/admin/shifts/$shiftId', params: { shiftId } }),
        })),
      ),
      groupOf(
        'venues',
        venues.map(({ id, name, area: city }) => ({
          ...{ key: `venue ${id}`, group: 'venues', title: name, detail: areaOf(cities, city)?.name ?? '' },
          link: linkOptions({ to: '/admin/venues/$venueId', params: { venueId: id } }),
        })),
      ),
    ];
    return groups.filter(({ group, all }) => all > 0 && (only === undefined || group === only));
  }, [value, asks, only, format, roleName, cities]);
}

function groupOf(group: Group, shown: readonly Found[]): FoundGroup {
  return { group, all: shown.length, shown };
}
