// My Venues: every venue that the person works for as a card, and what can be done with it. All of it works without
// signal; a new venue is there at once and says that nobody else sees it yet.
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { useQuery } from '#bridge/use-query.ts';
import { type VenueCard as Card, venueCards } from '#domain/venues/queries.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Screen } from '#ui/screen.tsx';
import { ClosedVenues } from './closed-venues.tsx';
import { DeleteVenueSheet } from './delete-venue-sheet.tsx';
import { PauseVenueSheet } from './pause-venue-sheet.tsx';
import { VenueCard } from './venue-card.tsx';
import { VenueSheet } from './venue-sheet.tsx';
import classes from './venues-screen.module.css';

const HOUR_MS = 3_600_000;

type Asked = { readonly act: 'add' } | { readonly act: 'edit' | 'verify' | 'pause' | 'delete'; readonly card: Card };

interface VenuesScreenProps {
  /** Where a venue's photo is chosen. */
  readonly photoOf: (venue: Venue) => ReactNode;
}

export function VenuesScreen({ photoOf }: VenuesScreenProps) {
  const t = useTranslations('venues');
  const now = useEncoreNow();
  const cards = useQuery(venueCards, { now: now - (now % HOUR_MS) });
  const [asked, setAsked] = useState<Asked | null>(null);
  if (cards === undefined) return null;
  const close = () => setAsked(null);
  // As it is now: its photo and what became of it change while it is open.
  const edited =
    asked?.act === 'edit' || asked?.act === 'verify'
      ? (cards.find(({ venue }) => venue.id === asked.card.venue.id) ?? asked.card).venue
      : null;
  return (
    <Screen
      title={t('mine.title')}
      aside={
        <Button leftSection={<IconPlus size={20} stroke={2} />} onClick={() => setAsked({ act: 'add' })}>
          {t('mine.add')}
        </Button>
      }
    >
      {cards.length === 0 && <EmptyState title={t('none')}>{t('noneText')}</EmptyState>}
      <ul role="list" className={classes.cards}>
        {cards.map(card => (
          <VenueCard
            key={card.venue.id}
            card={card}
            onEdit={() => setAsked({ act: 'edit', card })}
            onVerify={() => setAsked({ act: 'verify', card })}
            onPause={() => setAsked({ act: 'pause', card })}
            onDelete={() => setAsked({ act: 'delete', card })}
          />
        ))}
      </ul>
      <ClosedVenues />
      {asked?.act === 'add' && <VenueSheet known={null} onClose={close} />}
      {(asked?.act === 'edit' || asked?.act === 'verify') && edited !== null && (
        <VenueSheet
          known={edited}
          ahead={asked.card.shiftsAhead}
          mayVerify={asked.card.membership.role === 'admin'}
          verifies={asked.act === 'verify'}
          photo={photoOf(edited)}
          onClose={close}
        />
      )}
      {asked?.act === 'pause' && <PauseVenueSheet card={asked.card} onClose={close} />}
      {asked?.act === 'delete' && <DeleteVenueSheet card={asked.card} onClose={close} />}
    </Screen>
  );
}
