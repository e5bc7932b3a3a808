// Chats between people of one spec only, and what was said in them long ago: written straight into the database, since
// nobody wants to type two hundred messages. Whoever does not need a screen has a device without one.
import type { Locator } from '@playwright/test';
import { Phone } from '#tests/journeys/phone.ts';
import type { Backend } from '#tests/support/backend.ts';
import type { Person } from './person.ts';

export interface Cast {
  readonly name: string;
  readonly email: string;
  readonly role: 'venue' | 'rockstar';
}

/** With a device that stays on, to be put away. A venue is verified, so that Rockstars can book at once. */
export async function join(product: Backend, cast: Cast): Promise<Phone> {
  const device = await Phone.join(product, cast);
  await product.db(`update public.venues set verification_status = 'verified' where created_by = $1`, [device.userId]);
  await device.settled();
  return device;
}

/** The chat of a venue, by its owner, with a Rockstar: begun by the server, as a booking does. */
export async function chatOf(product: Backend, venue: Cast, rockstar: Cast): Promise<string> {
  const [row] = await product.db<{ id: string }>(
    `select private.introduce('venue:' || v.id, r.id), private.open_conversation(v.id, r.id) as id
     from public.venues v join auth.users o on o.id = v.created_by, auth.users r where o.email = $1 and r.email = $2`,
    [venue.email, rockstar.email],
  );
  if (row === undefined) throw new Error(`No chat of ${venue.name} with ${rockstar.name}.`);
  return row.id;
}

interface Past {
  readonly chat: string;
  readonly from: Cast;
  readonly many: number;
  /** The last so many were not read. */
  readonly unread?: number;
}

/** «Word 1 of 50», «Word 2 of 50» …, one every twenty minutes until now. */
export async function saidBefore(product: Backend, { chat, from, many, unread = 0 }: Past): Promise<void> {
  await product.db('alter table public.messages disable trigger fill_message');
  await product.db(
    `insert into public.messages (id, conversation_id, venue_id, rockstar_id, sender_id, sender_side, content, recorded_at, created_at, delivered_at, read_at)
     select gen_random_uuid(), c.id, c.venue_id, c.rockstar_id, u.id, $3, 'Word ' || n || ' of ' || $4, at, at, at,
       case when n <= $4::int - $5::int then at end
     from public.conversations c, auth.users u, generate_series(1, $4::int) n, lateral (select now() - ($4::int + 1 - n) * interval '20 minutes' as at) w
     where c.id = $1 and u.email = $2 order by n`,
    [chat, from.email, from.role, many, unread],
  );
  await product.db('alter table public.messages enable trigger fill_message');
}

export const log = (person: Person): Locator => person.page.getByRole('log');
export const box = (person: Person): Locator => person.page.getByRole('textbox', { name: /^Write a message/ });
export const row = (person: Person, name: string): Locator =>
  person.page.getByRole('link', { name: new RegExp(`^${name}`) });

/** One message, as far as it is drawn. */
export const bubble = (person: Person, words: string): Locator =>
  log(person).locator('[data-from]').filter({ hasText: words });

export async function say(person: Person, words: string): Promise<void> {
  await box(person).fill(words);
  await box(person).press('Enter');
}
