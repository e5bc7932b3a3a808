// A venue asks somebody back: they become a favourite by one press, in the review as it is written and beside it afterwards.
import { Button } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { venueRelations } from '#domain/relations/queries.ts';
import { pressable } from '#ui/pressable.ts';
import classes from './reviews.module.css';
import { useSaveReview } from './use-save-review.ts';

interface AskBackProps {
  readonly venueId: string;
  readonly workerId: string;
  /** The way to ask them for the next shift, where one goes on from here. */
  readonly invite?: ReactNode;
}

export function AskBack({ venueId, workerId, invite }: AskBackProps) {
  const t = useTranslations('reviews');
  const opinions = useQuery(venueRelations, { venueId });
  const save = useSaveReview();
  const opinion = [...(opinions ?? [])].find(([id]) => id === workerId)?.[1];
  if (opinions === undefined || opinion === 'blocked') return null;
  const favourite = opinion === 'favourite';
  const Heart = favourite ? IconHeartFilled : IconHeart;
  return (
    <div className={classes.back}>
      <strong>{t('askBack')}</strong>
      <Button
        size="sm"
        variant="outline"
        leftSection={<Heart size={18} aria-hidden="true" />}
        {...pressable(favourite ? null : () => void save.favour(venueId, workerId))}
      >
        {favourite ? t('isFavourite') : t('favourite')}
      </Button>
      {invite}
    </div>
  );
}
