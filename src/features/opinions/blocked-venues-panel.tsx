// Venues that a rockstar has blocked, and the way back. Draws nothing when there are none.
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { ownRelations } from '#domain/relations/queries.ts';
import { venuesById } from '#domain/venues/queries.ts';
import { PeopleList, PersonRow } from '#ui/people-list.tsx';
import { useOpinion } from './use-opinion.ts';

export function BlockedVenuesPanel() {
  const t = useTranslations('venues.opinion');
  const opinions = useQuery(ownRelations, null);
  const venues = useQuery(venuesById, null);
  const say = useOpinion();
  if (opinions === undefined || venues === undefined) return null;
  const blocked = [...venues.values()].filter(({ id }) => opinions.get(id) === 'blocked');
  if (blocked.length === 0) return null;
  return (
    <PeopleList title={t('blocked')}>
      {blocked.map(venue => (
        <PersonRow key={venue.id} name={venue.name} detail={venue.address}>
          <Button
            size="sm"
            variant="outline"
            aria-label={t('unblock', { name: venue.name })}
            onClick={() => void say(venue, 'neutral')}
          >
            {t('unblockShort')}
          </Button>
        </PersonRow>
      ))}
    </PeopleList>
  );
}
