// What each house tells those who come: its own door and contact, and what the work asks for.
import { insertRows, type Sql } from './load.ts';
import type { SeedShift } from './shifts.ts';

const DOORS = [
  'Staff door in the yard behind the building; ring twice. Lockers are on the left, bring a padlock.',
  'Come through the front before opening, afterwards by the goods lift in the side street. Sign in at the office.',
  'Ask at the door for the duty manager. Bags stay in the back office; phones may be kept.',
  'Down the steps beside the main entrance, code on the day from your contact. No signal in the cellar: arrive with the app open.',
] as const;

const WAYS_HOME = [
  'N55 night bus from the corner; the last tube is at 00:20.',
  'Last train at 00:12. After that we pay a taxi home together.',
  'Night buses from the square, every 20 minutes.',
] as const;

const CONTACTS = ['Mina Castellanos', 'Owen Bright', 'Yara Haddad', 'Tom Okonkwo', 'Isla Fraser'] as const;

const KITCHEN = {
  dress_code: 'Own non-slip shoes; whites and apron are here',
  kit: 'Your knives, if you like your own',
};
const BEHIND_THE_BAR = { dress_code: 'Black shirt, dark jeans, closed shoes', kit: 'Bottle opener and a pen' };
const ON_THE_FLOOR = { dress_code: 'White shirt, black trousers, polished shoes', kit: 'Two pens, waiter’s friend' };
const IN_THE_HOUSE = { dress_code: 'Uniform from the linen room, black shoes', kit: null };

const ASKED: Readonly<Record<string, { readonly dress_code: string; readonly kit: string | null }>> = {
  bartender: BEHIND_THE_BAR,
  'cocktail-bartender': BEHIND_THE_BAR,
  barback: BEHIND_THE_BAR,
  'kitchen-porter': KITCHEN,
  'commis-chef': KITCHEN,
  'chef-de-partie': KITCHEN,
  'sous-chef': KITCHEN,
  'head-chef': KITCHEN,
  'night-porter': IN_THE_HOUSE,
  'room-attendant': IN_THE_HOUSE,
};

export async function loadPacks(sql: Sql, shifts: readonly Pick<SeedShift, 'id' | 'role' | 'venue'>[]): Promise<void> {
  const rows = shifts.map(({ id, role, venue }) => {
    // A house has one door and one person at it, whichever shift it is.
    const house = [...venue.slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
    return {
      id,
      arrival_note: DOORS[house % DOORS.length],
      contact_name: CONTACTS[house % CONTACTS.length],
      contact_phone: `+44 7700 900${String(100 + (house % 900)).padStart(3, '0')}`,
      ...(ASKED[role] ?? ON_THE_FLOOR),
      getting_home: WAYS_HOME[house % WAYS_HOME.length],
    };
  });
  await insertRows(sql, 'public.shift_packs', { rows });
}
