// A person's venues: making one more, writing down what changed, choosing the first, pausing one, closing one.

import * as v from 'valibot';
import { type Description, defineCommand, written } from '#domain/command.ts';
import { idText, membershipId } from '#domain/ids.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { saidText } from '#domain/said.ts';
import type { CommandContext, Mirror, MirrorTx } from '#sync/index.ts';
import { areas } from './areas.ts';
import { pointOf } from './distance.ts';
import { newVenueLane } from './lanes.ts';
import { moveShifts } from './move.ts';
import { placeWords } from './place-words.ts';
import { isPointPlaced } from './point.ts';
import { INDUSTRIES, type VenueRow, type VenueUserRow, venues, venueUsers } from './schema.ts';

const VENUES = '/venue/venues';

async function aboutVenue(mirror: Mirror, id: string): Promise<Description<never>> {
  return { subject: (await mirror.table(venues).get(id))?.name, editTo: VENUES };
}

const venueFields = {
  id: idText,
  name: v.pipe(v.string(), saidText, v.minLength(2), v.maxLength(100)),
  address: v.pipe(v.string(), saidText, v.minLength(1), v.maxLength(300)),
  industry: v.optional(v.picklist(INDUSTRIES)),
  contact: v.optional(v.nullable(v.pipe(v.string(), saidText, v.maxLength(200)))),
  description: v.optional(v.nullable(v.pipe(v.string(), saidText, v.maxLength(2000)))),
  /** The city; absent: as it was. A city alone puts the venue into its middle. */
  area: v.optional(v.pipe(v.string(), v.maxLength(40))),
  lat: v.optional(v.pipe(v.number(), v.minValue(-90), v.maxValue(90))),
  lng: v.optional(v.pipe(v.number(), v.minValue(-180), v.maxValue(180))),
};
const venueArgs = v.object(venueFields);
export type AddVenueArgs = v.InferOutput<typeof venueArgs>;

/** The venue and the founder's membership, which the server makes in one transaction; so does the device. */
export const addVenue = defineCommand({
  name: 'add_venue',
  version: 1,
  args: venueArgs,
  lanes: args => [`venue:${args.id}`, newVenueLane(args.id)],
  makes: args => [`venue:${args.id}`, newVenueLane(args.id)],
  async apply(tx, args, context) {
    const own = await tx.where(venueUsers, 'user_id', context.userId);
    await tx.put(venues, venueRow(args, await placeOf(tx, args), context));
    await tx.put(venueUsers, await founderRow(tx, args.id, { context, own }));
  },
  describe: args => ({ subject: args.name, lines: [args.address], editTo: VENUES }),
});

type Place = Pick<VenueRow, 'area' | 'tz' | 'currency' | 'lat' | 'lng' | 'point_placed'>;
const NOWHERE: Place = { area: null, tz: null, currency: null, lat: null, lng: null, point_placed: false };

/** As the server places it: zone and currency are the city's, and so is the point until somebody moves it. */
async function placeOf(tx: MirrorTx, args: EditVenueArgs, known: Place = NOWHERE): Promise<Place> {
  const moved = args.lat === undefined || args.lng === undefined ? null : { lat: args.lat, lng: args.lng };
  const slug = args.area ?? known.area;
  const [city] = slug === null ? [] : await tx.where(areas, 'slug', slug);
  if (city === undefined) return { ...known, ...moved };
  const { tz, currency } = city;
  const stays = slug === known.area ? pointOf(known.lat, known.lng) : null;
  const { lat, lng } = moved ?? stays ?? city;
  return { area: slug, tz, currency, lat, lng, point_placed: isPointPlaced({ lat, lng }, city) };
}

function venueRow(args: AddVenueArgs, place: Place, { userId, recordedAt }: CommandContext): VenueRow {
  return {
    id: args.id,
    row_xid: '0',
    name: args.name,
    address: args.address,
    industry: args.industry ?? 'other',
    contact: written(args.contact, null),
    status: 'active',
    paused_by_platform: false,
    verification_status: 'unverified',
    created_by: userId,
    ...place,
    description: written(args.description, null),
    photo: null,
    ...{ rating: null, rating_all: null, rating_count: null },
    ...{ late_cancels_pct: null, approval_hours: null, as_posted_pct: null },
    version: 1,
    created_at: recordedAt,
    updated_at: recordedAt,
  };
}

interface Founder {
  readonly context: CommandContext;
  /** The person's memberships, which know the address; none for a first venue. */
  readonly own: readonly VenueUserRow[];
}

async function founderRow(tx: MirrorTx, venueId: string, { context, own }: Founder): Promise<VenueUserRow> {
  const { userId, recordedAt } = context;
  const [known] = own;
  return {
    id: membershipId(venueId, userId),
    row_xid: '0',
    venue_id: venueId,
    user_id: userId,
    name: (await tx.get(profiles, userId))?.name ?? known?.name ?? '',
    email: known?.email ?? '',
    role: 'admin',
    is_primary: !own.some(membership => membership.is_primary && membership.revoked_at === null),
    revoked_at: null,
    created_at: recordedAt,
    updated_at: recordedAt,
  };
}

/** What is left out stays as it is by then: a colleague may have moved or renamed the venue meanwhile. */
const editVenueArgs = v.object({
  ...venueFields,
  name: v.optional(venueFields.name),
  address: v.optional(venueFields.address),
});
export type EditVenueArgs = v.InferOutput<typeof editVenueArgs>;

export const editVenue = defineCommand({
  name: 'edit_venue',
  version: 1,
  args: editVenueArgs,
  lanes: args => [`venue:${args.id}`],
  async apply(tx, args, context) {
    const venue = await tx.get(venues, args.id);
    if (venue === undefined) return;
    const { name = venue.name, address = venue.address, industry = venue.industry } = args;
    const contact = written(args.contact, venue.contact);
    const moved = { ...venue, address, ...(await placeOf(tx, args, venue)) };
    const description = written(args.description, venue.description);
    const edited = { ...moved, name, industry, contact, description, updated_at: context.recordedAt };
    await tx.put(venues, edited);
    await followProfileVenue(tx, edited);
    if ((await placeWords(tx, moved)) !== (await placeWords(tx, venue))) await moveShifts(tx, moved, context);
  },
  // Another name ends it.
  serverFields: ['verification_status'],
  async describe({ id, name, address }, { mirror }) {
    const about = await aboutVenue(mirror, id);
    return { ...about, subject: name ?? about.subject, lines: address === undefined ? [] : [address] };
  },
});

/** A profile says of the venue that came with it what that venue says of itself. */
async function followProfileVenue(tx: MirrorTx, venue: VenueRow): Promise<void> {
  if (venue.created_by === null) return;
  const seats = await tx.where(venueUsers, 'user_id', venue.created_by);
  const all = await Promise.all(seats.map(seat => tx.get(venues, seat.venue_id)));
  const founded = all.filter(one => one?.created_by === venue.created_by);
  if (founded.some(one => one !== undefined && isOlder(one, venue))) return;
  const { name, address, industry, contact } = venue;
  const said = { venue_name: name, venue_address: address, venue_industry: industry, venue_contact: contact };
  await tx.patch(profiles, venue.created_by, said);
}

function isOlder(one: VenueRow, other: VenueRow): boolean {
  return one.created_at === other.created_at ? one.id < other.id : one.created_at < other.created_at;
}

const setPrimaryVenueArgs = v.object({ venue_id: idText });

export const setPrimaryVenue = defineCommand({
  name: 'set_primary_venue',
  version: 1,
  args: setPrimaryVenueArgs,
  lanes: args => [`venue:${args.venue_id}`, 'primary_venue'],
  async apply(tx, args, context) {
    for (const membership of await tx.where(venueUsers, 'user_id', context.userId)) {
      const is_primary = membership.venue_id === args.venue_id;
      if (membership.is_primary !== is_primary) await tx.patch(venueUsers, membership.id, { is_primary });
    }
  },
  describe: (args, { mirror }) => aboutVenue(mirror, args.venue_id),
});

const venueIdArgs = v.object({ id: idText });

/** Nobody is taken on until it goes on; what is booked goes ahead. */
export const pauseVenue = defineCommand({
  name: 'pause_venue',
  version: 1,
  args: venueIdArgs,
  lanes: args => [`venue:${args.id}`],
  async apply(tx, args, context) {
    const venue = await tx.get(venues, args.id);
    if (venue?.status !== 'active') return;
    await tx.patch(venues, args.id, { status: 'paused', updated_at: context.recordedAt });
  },
  describe: (args, { mirror }) => aboutVenue(mirror, args.id),
});

export const resumeVenue = defineCommand({
  name: 'resume_venue',
  version: 1,
  args: venueIdArgs,
  lanes: args => [`venue:${args.id}`],
  async apply(tx, args, context) {
    const venue = await tx.get(venues, args.id);
    if (venue?.status !== 'paused' || venue.paused_by_platform) return;
    await tx.patch(venues, args.id, { status: 'active', updated_at: context.recordedAt });
  },
  describe: (args, { mirror }) => aboutVenue(mirror, args.id),
});

export const archiveVenue = defineCommand({
  name: 'archive_venue',
  version: 1,
  args: venueIdArgs,
  lanes: args => [`venue:${args.id}`],
  async apply(tx, args, context) {
    await tx.patch(venues, args.id, { status: 'archived', updated_at: context.recordedAt });
  },
  describe: (args, { mirror }) => aboutVenue(mirror, args.id),
});
