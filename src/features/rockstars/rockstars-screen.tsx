// The people a venue has to do with: found by name or skill, kept as favourites, or blocked. What is thought of somebody
// is for this venue's eyes only. Below them, people whom it does not know yet.
import { NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import type { InvitedPerson } from '#domain/invitations/posts.ts';
import { type KnownRockstar, knownRockstars, saysWords } from '#domain/relations/people.ts';
import { isRole, ROLES } from '#domain/shifts/roles.ts';
import { dayOf, wallAt } from '#domain/time.ts';
import type { OwnVenue } from '#domain/venues/queries.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Screen } from '#ui/screen.tsx';
import { someOf, useOpenFirst } from '#ui/use-open-first.ts';
import { BringPeople } from './bring-people.tsx';
import { MorePeople } from './more-people.tsx';
import { RockstarRow } from './rockstar-row.tsx';
import classes from './rockstars.module.css';

const NO_FILTER = { words: '', role: '', only: 'all' };
type Filter = typeof NO_FILTER;
const SHOWN = 60;

interface RockstarsScreenProps {
  readonly own: OwnVenue;
  /** The way to ask somebody for a post; managers have it. */
  readonly invite: (person: InvitedPerson) => ReactNode;
  /** Somebody's page, beside the list where there is room. */
  readonly pane: ReactNode;
}

export function RockstarsScreen({ own, invite, pane }: RockstarsScreenProps) {
  const t = useTranslations('rockstars');
  const roleName = useRoleName();
  const today = dayOf(wallAt(useEncoreNow(), own.venue.tz));
  const { words: asked = '' } = useSearch({ strict: false });
  const [filter, setFilter] = useState({ ...NO_FILTER, words: asked });
  useEffect(() => {
    if (asked !== '') setFilter({ ...NO_FILTER, words: asked });
  }, [asked]);
  const people = useQuery(knownRockstars, { venueId: own.venue.id, from: today });
  const found = useMemo(() => people?.filter(one => matches(one, filter, roleName)) ?? [], [people, filter, roleName]);
  const mayDecide = own.membership.role !== 'staff';
  const { rockstarId } = useParams({ strict: false });
  const navigate = useNavigate();
  const opening = useOpenFirst({
    list: `people of ${own.venue.id}`,
    rows: someOf(found),
    idOf: ({ person }) => person.id,
    chosen: rockstarId,
    open: id => void navigate({ to: '/venue/rockstars/$rockstarId', params: { rockstarId: id }, replace: true }),
  });
  if (people === undefined) return null;
  return (
    <Screen
      title={t('title', { n: people.length })}
      lead={t(people.length === 0 ? 'noneText' : 'lead')}
      aside={mayDecide && <BringPeople venue={own.venue} />}
      pane={opening ? pane : (pane ?? undefined)}
    >
      <Filters filter={filter} onFilter={setFilter} />
      {found.length === 0 && people.length > 0 && <EmptyState title={t('none')} />}
      <ul role="list" className={classes.list}>
        {found.slice(0, SHOWN).map(one => (
          <RockstarRow key={one.person.id} known={one} venueId={own.venue.id} mayDecide={mayDecide} invite={invite} />
        ))}
      </ul>
      {found.length > SHOWN && <p className={classes.meta}>{t('more', { n: found.length - SHOWN })}</p>}
      {mayDecide && filter.only === 'all' && (
        <MorePeople venue={own.venue} words={filter.words} role={filter.role} invite={invite} />
      )}
    </Screen>
  );
}

function matches({ person, relation }: KnownRockstar, filter: Filter, roleName: (slug: string) => string): boolean {
  return (
    (filter.only === 'all' || relation === filter.only) &&
    (filter.role === '' || person.skills.includes(filter.role)) &&
    saysWords(person, { words: filter.words.trim(), alsoCalled: person.skills.filter(isRole).map(roleName) })
  );
}

interface FiltersProps {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

function Filters({ filter, onFilter }: FiltersProps) {
  const t = useTranslations('rockstars.filter');
  const roleName = useRoleName();
  const change = (changes: Partial<Filter>) => onFilter({ ...filter, ...changes });
  return (
    <search className={classes.filters}>
      <TextInput
        label={t('words')}
        type="search"
        leftSection={<IconSearch size={20} stroke={1.75} aria-hidden="true" />}
        value={filter.words}
        onChange={event => change({ words: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('role')}
        value={filter.role}
        onChange={event => change({ role: event.currentTarget.value })}
        data={[{ value: '', label: t('any') }, ...ROLES.map(role => ({ value: role, label: roleName(role) }))]}
      />
      <NativeSelect
        label={t('only')}
        value={filter.only}
        onChange={event => change({ only: event.currentTarget.value })}
        data={[
          { value: 'all', label: t('any') },
          { value: 'favourite', label: t('favourites') },
          { value: 'blocked', label: t('blocked') },
        ]}
      />
    </search>
  );
}
