// The shifts of every venue, one status at a time: what is ahead, soonest first, or what is past, latest first.
import { useTranslations } from 'use-intl';
import {
  adminShifts,
  LISTED_SHIFT_STATUSES,
  type ListedShift,
  SHIFT_PLACES,
  SHIFT_TIMES,
  type ShiftListFilter,
} from '#domain/admin/posts.ts';
import { wallAt } from '#domain/time.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { useWhen } from '#i18n/use-when.ts';
import type { Choice } from './list-filters.tsx';
import { type ListPlace, ListScreen } from './list-screen.tsx';
import type { shiftsSearch } from './list-search.ts';
import type { Column } from './list-table.tsx';
import { useCities } from './use-cities.ts';

export function AdminShiftsScreen(place: ListPlace<ReturnType<typeof shiftsSearch>>) {
  const t = useTranslations('admin.shifts');
  const common = useTranslations('admin.posts');
  return (
    <ListScreen
      list={adminShifts}
      place={place}
      name={t('title')}
      title={counts => ({ all: t('titleAll', counts), some: t('titleSome', counts) })}
      label={common('venue')}
      choices={useChoices()}
      columns={useColumns()}
      to={({ id }) => ({ to: '/admin/shifts/$shiftId', params: { shiftId: id } })}
      none={t('none')}
      fileName={t('file')}
    />
  );
}

function useColumns(): readonly Column<ListedShift>[] {
  const t = useTranslations('admin.shifts');
  const common = useTranslations('admin.posts');
  const city = useTranslations('admin.platform.sheet');
  const format = useFormat();
  const when = useWhen();
  const roleName = useRoleName();
  const cities = useCities();
  return [
    {
      id: 'venue',
      label: common('venue'),
      text: ({ venue }) => venue,
      said: ({ venue, role, startsAt: start, endsAt: end, tz }) =>
        [venue, roleName(role), when.span({ start, end, tz })].join(', '),
    },
    { id: 'role', label: common('role'), text: ({ role }) => roleName(role) },
    {
      id: 'time',
      label: t('when'),
      // With its year, and in an order that a spreadsheet sorts by.
      text: ({ startsAt, endsAt, tz }) =>
        [startsAt, endsAt].map(at => wallAt(Date.parse(at), tz).replace('T', ' ')).join(' – '),
      cell: ({ startsAt, endsAt, tz }) => when.span({ start: startsAt, end: endsAt, tz }),
    },
    { id: 'area', label: common('area'), text: ({ area }) => cities.nameOf(area), wideOnly: true },
    {
      id: 'places',
      label: t('places'),
      text: ({ confirmedCount, positions }) => t('filled', { n: String(confirmedCount), of: String(positions) }),
      atEnd: true,
    },
    {
      id: 'pay',
      label: common('pay'),
      text: ({ rateMinor, currency }) => format.money(rateMinor, currency),
      atEnd: true,
      wideOnly: true,
    },
    { id: 'zone', label: city('zone'), text: ({ tz }) => tz, fileOnly: true },
  ];
}

function useChoices(): readonly Choice<ShiftListFilter>[] {
  const t = useTranslations('admin.shifts');
  const common = useTranslations('admin.posts');
  const cities = useCities();
  return [
    {
      field: 'status',
      label: common('status'),
      options: LISTED_SHIFT_STATUSES.map(value => ({ value, label: common(`statuses.${value}`) })),
    },
    { field: 'time', label: t('when'), options: SHIFT_TIMES.map(value => ({ value, label: t(`times.${value}`) })) },
    {
      field: 'places',
      label: t('places'),
      options: SHIFT_PLACES.map(value => ({ value, label: t(`of.${value}`) })),
    },
    cities.choice,
  ];
}
