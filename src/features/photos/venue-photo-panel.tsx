import { useCommand } from '#bridge/use-command.ts';
import { setVenuePhoto } from '#domain/files/commands.ts';
import { newId } from '#domain/ids.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { PhotoField } from './photo-field.tsx';

/** A venue's photo, where its details are edited. */
export function VenuePhotoPanel({ venue }: { readonly venue: Venue }) {
  const set = useCommand(setVenuePhoto);
  return (
    <PhotoField
      square={false}
      name={venue.name}
      photo={venue.photo}
      onSet={content => set({ venue_id: venue.id, id: newId(), content })}
    />
  );
}
