// The way to write down a shift that was worked without a post: of a venue with one of its people, of a Rockstar with a venue that
// knows them. Nothing where there is nobody to have worked with.
import { Button } from '@mantine/core';
import { IconClockPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { useSession } from '#bridge/use-session.ts';
import { peopleToAsk } from '#domain/invitations/candidates.ts';
import { venuesToRecordAt } from '#domain/recorded/queries.ts';
import { isPlaced, type Venue } from '#domain/venues/schema.ts';
import { RecordSheet } from './record-sheet.tsx';

export function VenueRecordWayPanel({ venue }: { readonly venue: Venue }) {
  const t = useTranslations('recorded');
  const people = useQuery(peopleToAsk, { venueId: venue.id });
  const [open, setOpen] = useState(false);
  if (people === undefined || people.length === 0 || !isPlaced(venue)) return null;
  return (
    <>
      <RecordButton onOpen={() => setOpen(true)} />
      {open && (
        <RecordSheet
          draft={`recorded:${venue.id}`}
          otherLabel={t('who')}
          others={people.map(({ person }) => ({ value: person.id, label: person.name }))}
          pairOf={id => (id === '' ? null : { venue, workerId: id })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

export function OwnRecordWayPanel() {
  const t = useTranslations('recorded');
  const venues = useQuery(venuesToRecordAt, null);
  const userId = useSession()?.userId;
  const [open, setOpen] = useState(false);
  if (venues === undefined || venues.length === 0 || userId === undefined) return null;
  const byId = new Map<string, (typeof venues)[number]>(venues.map(venue => [venue.id, venue]));
  return (
    <>
      <RecordButton onOpen={() => setOpen(true)} />
      {open && (
        <RecordSheet
          draft="recorded"
          otherLabel={t('where')}
          others={venues.map(({ id, name }) => ({ value: id, label: name }))}
          pairOf={id => {
            const venue = byId.get(id);
            return venue === undefined ? null : { venue, workerId: userId };
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function RecordButton({ onOpen }: { readonly onOpen: () => void }) {
  const t = useTranslations('recorded');
  return (
    <Button
      size="sm"
      variant="outline"
      leftSection={<IconClockPlus size={18} stroke={1.75} aria-hidden="true" />}
      onClick={onOpen}
    >
      {t('open')}
    </Button>
  );
}
