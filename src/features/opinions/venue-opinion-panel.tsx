// On a shift: what one thinks of its venue. Neither the venue nor anybody else learns of it.
import { Button, Group } from '@mantine/core';
import { IconBan, IconCalendarCheck, IconEyeOff, IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { ownRelations } from '#domain/relations/queries.ts';
import { shiftById } from '#domain/shifts/queries.ts';
import { venuesById } from '#domain/venues/queries.ts';
import { ConsequenceSheet } from '#ui/consequence-sheet.tsx';
import { useOpinion } from './use-opinion.ts';

export function VenueOpinionPanel({ shiftId }: { readonly shiftId: string }) {
  const t = useTranslations('venues.opinion');
  const shift = useQuery(shiftById, { id: shiftId });
  const venues = useQuery(venuesById, null);
  const opinions = useQuery(ownRelations, null);
  const say = useOpinion();
  const [asking, setAsking] = useState(false);
  const venue = shift == null ? undefined : venues?.get(shift.venueId);
  if (venue === undefined || opinions === undefined) return null;
  const { name } = venue;
  const opinion = opinions.get(venue.id);
  const favourite = opinion === 'favourite';
  const Heart = favourite ? IconHeartFilled : IconHeart;
  if (opinion === 'blocked') {
    return (
      <Button variant="outline" size="sm" onClick={() => void say(venue, 'neutral')}>
        {t('unblock', { name })}
      </Button>
    );
  }
  const block = () => {
    setAsking(false);
    void say(venue, 'blocked');
  };
  return (
    <Group gap={8} my={16}>
      <Button
        variant="outline"
        size="sm"
        aria-pressed={favourite}
        leftSection={<Heart size={18} aria-hidden="true" />}
        onClick={() => void say(venue, favourite ? 'neutral' : 'favourite')}
      >
        {t('favourite')}
      </Button>
      <Button variant="subtle" size="sm" onClick={() => setAsking(true)}>
        {t('block')}
      </Button>
      <ConsequenceSheet
        opened={asking}
        title={t('blockTitle', { name })}
        consequences={[
          { icon: IconBan, fact: t('blockPosts'), detail: t('blockPostsDetail') },
          { icon: IconCalendarCheck, fact: t('blockBooked'), detail: t('blockBookedDetail') },
          { icon: IconEyeOff, fact: t('blockSilent'), detail: t('blockSilentDetail') },
        ]}
        safeLabel={t('keep')}
        onSafe={() => setAsking(false)}
        costlyLabel={t('block')}
        onCostly={block}
      />
    </Group>
  );
}
