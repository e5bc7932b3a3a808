// Venues that a rockstar has marked as favourites, and the way back. Draws nothing when there are none.
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { ownRelations } from '#domain/relations/queries.ts';
import { venuesById } from '#domain/venues/queries.ts';
import { PeopleList, PersonRow } from '#ui/people-list.tsx';
import { useOpinion } from './use-opinion.ts';

export function FavouriteVenuesPanel() {
  const t = useTranslations('venues.opinion');
  const opinions = useQuery(ownRelations, null);
  const venues = useQuery(venuesById, null);
  const say = useOpinion();
  if (opinions === undefined || venues === undefined) return null;
  const favourites = [...venues.values()].filter(({ id }) => opinions.get(id) === 'favourite');
  if (favourites.length === 0) return null;
  return (
    <PeopleList title={t('favourites')}>
      {favourites.map(venue => (
        <PersonRow key={venue.id} name={venue.name} detail={venue.address}>
          <Button
            size="sm"
            variant="outline"
            aria-label={t('unfavourite', { name: venue.name })}
            onClick={() => void say(venue, 'neutral')}
          >
            {t('unfavouriteShort')}
          </Button>
        </PersonRow>
      ))}
    </PeopleList>
  );
}
