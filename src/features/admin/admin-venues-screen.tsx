// Every venue: found by name, by where it stands, whether it is verified and where it is.
import { useTranslations } from 'use-intl';
import {
  adminVenues,
  LISTED_VENUE_STATUSES,
  type ListedVenue,
  VENUE_SORTS,
  VENUE_VERIFICATIONS,
  type VenueListFilter,
} from '#domain/admin/venues.ts';
import { useFormat } from '#i18n/use-format.ts';
import type { Choice } from './list-filters.tsx';
import { type ListPlace, ListScreen } from './list-screen.tsx';
import type { venuesSearch } from './list-search.ts';
import type { Column } from './list-table.tsx';
import { useCities } from './use-cities.ts';

export function AdminVenuesScreen(place: ListPlace<ReturnType<typeof venuesSearch>>) {
  const t = useTranslations('admin.venues');
  return (
    <ListScreen
      list={adminVenues}
      place={place}
      name={t('title')}
      title={counts => ({ all: t('titleAll', counts), some: t('titleSome', counts) })}
      label={t('name')}
      choices={useChoices()}
      columns={useColumns()}
      to={({ id }) => ({ to: '/admin/venues/$venueId', params: { venueId: id } })}
      none={t('none')}
      fileName={t('file')}
    />
  );
}

function useColumns(): readonly Column<ListedVenue>[] {
  const t = useTranslations('admin.venues');
  const posts = useTranslations('admin.posts');
  const workers = useTranslations('admin.workers');
  const users = useTranslations('admin.users');
  const statuses = useTranslations('admin.verification.status');
  const venues = useTranslations('venues');
  const format = useFormat();
  const cities = useCities();
  return [
    { id: 'venue', label: t('name'), text: ({ name }) => name },
    { id: 'area', label: posts('area'), text: ({ area }) => cities.nameOf(area) ?? t('noArea') },
    { id: 'industry', label: t('industry'), text: ({ industry }) => venues(`industries.${industry}`), wideOnly: true },
    {
      id: 'status',
      label: posts('status'),
      text: ({ status, pausedByPlatform }) => (pausedByPlatform ? t('pausedByPlatform') : statuses(status)),
    },
    { id: 'verification', label: t('verification'), text: ({ verification }) => venues(verification) },
    { id: 'ahead', label: t('ahead'), text: ({ ahead }) => ahead, atEnd: true },
    {
      id: 'rating',
      label: workers('rating'),
      text: ({ rating }) => (rating === null ? workers('new') : format.rating(rating)),
      atEnd: true,
    },
    {
      id: 'late',
      label: t('lateCancels'),
      text: ({ lateCancelsPct }) => (lateCancelsPct === null ? null : format.share(lateCancelsPct / 100)),
      atEnd: true,
      wideOnly: true,
    },
    { id: 'since', label: users('since'), text: ({ createdAt }) => createdAt.slice(0, 10), fileOnly: true },
  ];
}

function useChoices(): readonly Choice<VenueListFilter>[] {
  const t = useTranslations('admin.venues');
  const posts = useTranslations('admin.posts');
  const statuses = useTranslations('admin.verification.status');
  const venues = useTranslations('venues');
  const cities = useCities();
  return [
    {
      field: 'status',
      label: posts('status'),
      options: LISTED_VENUE_STATUSES.map(value => ({
        value,
        label: value === 'all' ? t('anyStatus') : statuses(value),
      })),
    },
    {
      field: 'verification',
      label: t('verification'),
      options: VENUE_VERIFICATIONS.map(value => ({
        value,
        label: value === 'all' ? t('anyVerification') : venues(value),
      })),
    },
    cities.choice,
    { field: 'sort', label: t('sort'), options: VENUE_SORTS.map(value => ({ value, label: t(`sorts.${value}`) })) },
  ];
}
