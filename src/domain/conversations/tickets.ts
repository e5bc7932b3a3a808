// Why a chat matters now: the next shift of its two sides, booked, else applied for, else asked for. From this device alone.
import { awaitsDecision } from '#domain/applications/rules.ts';
import { APPLICATION_STATUSES, type ApplicationStatus, applications } from '#domain/applications/schema.ts';
import { holdsPlace } from '#domain/bookings/rules.ts';
import { bookings } from '#domain/bookings/schema.ts';
import { workInvitations } from '#domain/invitations/schema.ts';
import { LAST_KEY, rowsBy } from '#domain/rows-by.ts';
import { LONGEST_SHIFT_MS } from '#domain/shifts/rules.ts';
import { shifts } from '#domain/shifts/schema.ts';
import type { Side } from '#domain/side.ts';
import { type Instant, toInstantText } from '#domain/time.ts';
import { venueUsers } from '#domain/venues/schema.ts';
import type { Mirror } from '#sync/index.ts';

/** The first that there is wins, whatever the others' times are. */
const KINDS = ['booked', 'applied', 'invited'] as const;

export interface Ticket {
  readonly kind: (typeof KINDS)[number];
  readonly startsAt: Instant;
  readonly tz: string;
}

interface Line {
  readonly kind: Ticket['kind'];
  readonly venueId: string;
  readonly workerId: string;
  readonly startsAt: string;
  readonly tz: string;
}

/** How a ticket is found: a chat is of one venue and one Rockstar. */
export function ticketKey(venueId: string, rockstarId: string): string {
  return `${venueId} ${rockstarId}`;
}

/** Of all chats of a side that have one, by their key. */
export async function ticketsOf(
  mirror: Mirror,
  { side, from }: { readonly side: Side; readonly from: Instant },
): Promise<ReadonlyMap<string, Ticket>> {
  const members = await mirror.table(venueUsers).where('user_id').equals(mirror.userId).toArray();
  const venueIds = members.map(row => row.venue_id as string);
  const [booked, open] = await Promise.all([
    bookedLines(mirror, { side, venueIds, from }),
    openLines(mirror, { side, venueIds, from }),
  ]);
  const tickets = new Map<string, Ticket>();
  const inOrder = [...booked, ...open].sort(
    (one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || (one.startsAt < other.startsAt ? -1 : 1),
  );
  for (const { kind, venueId, workerId, startsAt, tz } of inOrder) {
    const key = ticketKey(venueId, workerId);
    if (!tickets.has(key)) tickets.set(key, { kind, startsAt: Date.parse(startsAt), tz });
  }
  return tickets;
}

interface LinesAsked {
  readonly side: Side;
  readonly venueIds: readonly string[];
  readonly from: Instant;
}

async function bookedLines(mirror: Mirror, { side, venueIds, from }: LinesAsked): Promise<readonly Line[]> {
  const [index, ids] =
    side === 'venue' ? ['[venue_id+starts_at]', venueIds] : ['[worker_id+starts_at]', [mirror.userId]];
  const since = toInstantText(from - LONGEST_SHIFT_MS);
  const rows = await Promise.all(
    ids.map(id => mirror.table(bookings).where(index).between([id, since], [id, LAST_KEY]).toArray()),
  );
  return rows
    .flat()
    .filter(row => holdsPlace(row.status) && Date.parse(row.ends_at) > from)
    .map(row => lineOf('booked', row, row));
}

const OPEN: readonly ApplicationStatus[] = APPLICATION_STATUSES.filter(
  status => awaitsDecision(status) || status === 'offered',
);

/** What waits for an answer, of shifts that have not begun. */
async function openLines(mirror: Mirror, { side, venueIds, from }: LinesAsked): Promise<readonly Line[]> {
  const isVenue = side === 'venue';
  const asked = mirror.table(applications);
  const sent = mirror.table(workInvitations);
  const [applied, invited] = await Promise.all([
    isVenue
      ? rowsBy(mirror, applications, {
          index: '[venue_id+status]',
          keys: venueIds.flatMap(id => OPEN.map(status => [id, status])),
        })
      : asked.where('[worker_id+source]').between([mirror.userId, ''], [mirror.userId, LAST_KEY]).toArray(),
    isVenue
      ? rowsBy(mirror, workInvitations, { index: 'venue_id', keys: venueIds })
      : sent.where('worker_id').equals(mirror.userId).toArray(),
  ]);
  const lines = [
    ...applied.filter(({ status }) => OPEN.includes(status)).map(row => ['applied', row] as const),
    ...invited.filter(({ status }) => status === 'sent' || status === 'seen').map(row => ['invited', row] as const),
  ];
  const posts = await mirror.table(shifts).bulkGet(lines.map(([, row]) => row.shift_id ?? ''));
  return lines.flatMap(([kind, row], nth) => {
    const shift = posts[nth];
    return shift === undefined || Date.parse(shift.starts_at) <= from ? [] : [lineOf(kind, row, shift)];
  });
}

function lineOf(
  kind: Ticket['kind'],
  pair: { readonly venue_id: string; readonly worker_id: string },
  { starts_at: startsAt, tz }: { readonly starts_at: string; readonly tz: string },
): Line {
  return { kind, venueId: pair.venue_id, workerId: pair.worker_id, startsAt, tz };
}
