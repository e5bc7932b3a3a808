import { isLive } from '#domain/applications/rules.ts';
import { applications, rowToApplication } from '#domain/applications/schema.ts';
import { bookings, rowToBooking } from '#domain/bookings/schema.ts';
import { LAST_KEY } from '#domain/rows-by.ts';
import { rowToShift, shifts } from '#domain/shifts/schema.ts';
import { type Instant, toInstantText } from '#domain/time.ts';
import { venues } from '#domain/venues/schema.ts';
import type { Mirror } from '#sync/index.ts';
import { AHEAD_MS, type Ahead, asNotification, dueReminders, keyOfReminder, keyOfTold } from './reminders.ts';
import { type Notification, notifications, rowToNotification } from './schema.ts';

export interface OwnReminders {
  /** What this device has to say by itself, by the key under which it remembers to have said it. */
  readonly due: readonly { readonly key: string; readonly notice: Notification }[];
  /** What it has been told of starts, and nobody has read. */
  readonly unread: readonly { readonly key: string; readonly id: string }[];
}

export async function ownReminders(mirror: Mirror, { now }: { readonly now: Instant }): Promise<OwnReminders> {
  const of = mirror.userId;
  const [booked, claimed, pending, heard] = await Promise.all([
    mirror
      .table(bookings)
      .where('[worker_id+starts_at]')
      .between([of, toInstantText(now)], [of, toInstantText(now + AHEAD_MS)], true, true)
      .toArray(),
    mirror.table(applications).where('[worker_id+source]').equals([of, 'claim']).toArray(),
    mirror.pending(applications),
    mirror
      .table(notifications)
      .where('[user_id+created_at]')
      // Told a minute before the phone's clock comes to it, or an hour.
      .between([of, toInstantText(now - 2 * AHEAD_MS)], [of, LAST_KEY])
      .toArray(),
  ]);
  const unsent = claimed.filter(row => isLive(row.status) && pending.get(row.id) !== undefined).map(rowToApplication);
  const posts = await mirror.table(shifts).bulkGet(unsent.map(({ shiftId }) => shiftId ?? ''));
  const claims = unsent.flatMap((request, nth): Ahead['claims'] => {
    const post = posts[nth];
    return post === undefined ? [] : [{ request, shift: rowToShift(post) }];
  });
  const told = heard.map(rowToNotification);
  const due = dueReminders({ bookings: booked.map(rowToBooking), claims }, told, now);
  const at = await mirror.table(venues).bulkGet(due.map(({ place }) => place.venueId));
  return {
    due: due.map((one, nth) => ({ key: keyOfReminder(one), notice: asNotification(one, at[nth]?.name ?? '') })),
    unread: told.flatMap(notice => {
      const key = notice.readAt === null ? keyOfTold(notice) : null;
      return key === null ? [] : [{ key, id: notice.id }];
    }),
  };
}
