// A venue brings the people who work there already: a link with its id, which leads them to a sign-up or, signed in, to one press.
// Either opens their card to the venue. Both ends need the network.
import * as v from 'valibot';
import { parsed } from '#domain/answer.ts';
import { idText } from '#domain/ids.ts';
import type { ActResult, Device } from '#sync/index.ts';

/** Where the link of a venue leads, on this very origin. */
export function bringingPath(venueId: string): `/register/rockstar?venue=${string}` {
  return `/register/rockstar?venue=${venueId}`;
}

const venueArgs = v.object({ venueId: idText });
type VenueArgs = v.InferOutput<typeof venueArgs>;

const named = v.nullable(v.object({ name: v.string() }));

/** The venue's name; null: there is no such venue, or it is closed. */
export const venueInLink = {
  name: 'venue_in_link',
  args: venueArgs,
  async run(device: Device, { venueId }: VenueArgs): Promise<ActResult<string | null>> {
    const answer = parsed(await device.call('venue_in_link', { p_venue_id: venueId }), named);
    return answer.ok ? { ok: true, value: answer.value?.name ?? null } : answer;
  },
};

const metSchema = v.object({ met: v.boolean() });

/** For a Rockstar who is signed in; false: there is no such venue any more. */
export const meetVenue = {
  name: 'meet_venue',
  args: venueArgs,
  async run(device: Device, { venueId }: VenueArgs): Promise<ActResult<boolean>> {
    const answer = parsed(await device.call('meet_venue', { p_venue_id: venueId }), metSchema);
    if (!answer.ok) return answer;
    device.syncNow();
    return { ok: true, value: answer.value.met };
  },
};
