import type { Contact } from '#domain/bookings/crew.ts';
import type { PackTerms } from '#domain/packs/schema.ts';
import type { Venue } from '#domain/venues/schema.ts';

interface Known {
  readonly pack: Pick<PackTerms, 'contactName' | 'contactPhone'> | null;
  readonly contact: Pick<Contact, 'name' | 'phone'> | null;
  readonly venue: Pick<Venue, 'contact'> | null;
}

/** Whom those booked ask for, and at which number: the shift's own, else of who booked them, else the venue's. Empty where nothing was said. */
export function onSiteContact({ pack, contact, venue }: Known): { readonly name: string; readonly phone: string } {
  return {
    name: pack?.contactName || (contact?.name ?? ''),
    phone: pack?.contactPhone || (contact?.phone ?? venue?.contact ?? ''),
  };
}
