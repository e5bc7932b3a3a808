// Below everything that this device has: people whom Encore knows and this device does not. They come later and move nothing.
import { Combobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUser } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { searchRockstars } from '#domain/relations/online.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { FoundOption } from './found-options.tsx';
import classes from './search.module.css';

const SHOWN = 4;
const KEY = 'online ';

/** Whose page such an option opens; null for any other option. */
export function onlinePersonOf(key: string): string | null {
  return key.startsWith(KEY) ? key.slice(KEY.length) : null;
}

interface OnlinePeopleProps {
  readonly venueId: string;
  readonly words: string;
  /** They stand above already. */
  readonly known: ReadonlySet<string>;
}

export function OnlinePeople({ venueId, words, known }: OnlinePeopleProps) {
  const [asked] = useDebouncedValue(words, 400);
  return asked === words ? <Answer venueId={venueId} words={words} known={known} /> : null;
}

function Answer({ venueId, words, known }: OnlinePeopleProps) {
  const t = useTranslations('search');
  const roleName = useRoleName();
  const { value } = useOnlineQuery('search_rockstars', searchRockstars, { venueId, words, role: '', after: '' });
  const people = value?.people.filter(({ id }) => !known.has(id)).slice(0, SHOWN) ?? [];
  if (people.length === 0) return null;
  return (
    <Combobox.Group
      label={
        <span className={classes.groupLabel}>
          <span>{t('foundOnline')}</span>
          <span>{people.length}</span>
        </span>
      }
    >
      {people.map(person => (
        <FoundOption
          key={person.id}
          value={`${KEY}${person.id}`}
          icon={IconUser}
          title={person.name}
          detail={[person.skills.map(roleName).join(', '), person.town ?? ''].filter(Boolean).join(' · ')}
          words={words}
          who={person}
        />
      ))}
    </Combobox.Group>
  );
}
