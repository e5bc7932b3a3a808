// People whom the venue does not know yet, found on the server page by page.
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import { type FoundRockstar, searchRockstars } from '#domain/relations/online.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useRefusalWords } from '#i18n/use-refusal-words.ts';
import { useReputationWords } from '#i18n/use-reputation-words.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { Notice } from '#ui/notice.tsx';
import { PersonRow } from '#ui/people-list.tsx';
import classes from './rockstars.module.css';

interface MorePeopleProps {
  readonly venue: Venue;
  readonly words: string;
  readonly role: string;
  readonly invite: (person: FoundRockstar) => ReactNode;
}

export function MorePeople({ venue, words, role, invite }: MorePeopleProps) {
  const t = useTranslations('rockstars.search');
  const [typed] = useDebouncedValue(words.trim(), 400);
  return (
    <section className={classes.more}>
      <h2 className={classes.heading}>{t('title')}</h2>
      <p className={classes.meta}>{t('lead')}</p>
      {!venue.verified && <Notice tone="blue">{t('unverified')}</Notice>}
      {venue.verified && (
        <Pages key={`${role} ${typed}`} venueId={venue.id} words={typed} role={role} invite={invite} />
      )}
    </section>
  );
}

interface Asked extends Omit<MorePeopleProps, 'venue'> {
  readonly venueId: string;
}

function Pages(asked: Asked) {
  const [ends, setEnds] = useState<readonly string[]>(['']);
  return ends.map((after, nth) => (
    <Page
      key={after}
      {...asked}
      after={after}
      onMore={nth === ends.length - 1 ? last => setEnds([...ends, last.id]) : null}
    />
  ));
}

interface PageProps extends Asked {
  /** Whom the page before ended with: this one begins after them, however many came or went meanwhile. */
  readonly after: string;
  /** Null: the next one stands below already. */
  readonly onMore: ((last: FoundRockstar) => void) | null;
}

function Page({ venueId, words, role, after, invite, onMore }: PageProps) {
  const t = useTranslations('rockstars.search');
  const refusal = useRefusalWords();
  const { value, failure, refresh } = useOnlineQuery('search_rockstars', searchRockstars, {
    venueId,
    words,
    role,
    after,
  });
  if (value === undefined) {
    if (failure === null) return null;
    return (
      <>
        <Notice tone="amber">{failure === 'unreachable' ? t('network') : refusal(failure)}</Notice>
        <Button variant="outline" size="sm" onClick={() => void refresh()}>
          {t('again')}
        </Button>
      </>
    );
  }
  const last = value.people.at(-1);
  if (last === undefined) return <p className={classes.meta}>{t('none')}</p>;
  return (
    <>
      <ul role="list" className={classes.list}>
        {value.people.map(person => (
          <Card key={person.id} person={person} invite={invite} />
        ))}
      </ul>
      {value.more && onMore !== null && (
        <Button variant="outline" onClick={() => onMore(last)}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

function Card({ person, invite }: { readonly person: FoundRockstar; readonly invite: MorePeopleProps['invite'] }) {
  const roleName = useRoleName();
  const reputation = useReputationWords();
  const facts = [person.skills.map(roleName).join(', '), person.town ?? '', reputation(person)];
  return (
    <PersonRow name={person.name} id={person.id} photo={person.photo} detail={facts.filter(Boolean).join(' · ')}>
      {invite(person)}
    </PersonRow>
  );
}
