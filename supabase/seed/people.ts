// Everybody of the demo: the cast, the owners and managers of venues, 180 rockstars, three admins.
import { addDays } from './calendar.ts';
import { CAST, COPPER_THISTLE, DEMO_PASSWORD_HASH } from './cast.ts';
import { type Chance, seedId } from './chance.ts';
import type { Row } from './load.ts';
import { nameOf } from './names.ts';
import { PAY } from './roles.ts';
import { CITIES, type City, type SeedVenue, VENUES } from './venues.ts';

export interface Rockstar {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly city: City;
  readonly roles: readonly string[];
  readonly minimumRate: number;
  readonly suspended: boolean;
  /** False: registered lately and has not applied for anything yet. */
  readonly works: boolean;
}

export interface Member {
  readonly venue: SeedVenue;
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: 'admin' | 'manager' | 'staff';
  readonly primary: boolean;
}

const ROCKSTARS = 180;
const NEW_ONES = 20;
const FAMILIES: readonly (readonly string[])[] = [
  ['bartender', 'cocktail-bartender', 'barback'],
  ['waiting-staff', 'host', 'barista', 'supervisor'],
  ['kitchen-porter', 'commis-chef', 'chef-de-partie', 'sous-chef', 'head-chef'],
  ['night-porter', 'room-attendant', 'events-crew', 'waiting-staff'],
];

export function makeRockstars(chance: Chance): Rockstar[] {
  const named: Rockstar[] = [
    {
      ...CAST.rocco,
      city: 'london',
      roles: ['bartender', 'cocktail-bartender'],
      minimumRate: 1400,
      suspended: false,
      works: true,
    },
    {
      ...CAST.rosa,
      city: 'london',
      roles: ['waiting-staff', 'bartender', 'host'],
      minimumRate: 1350,
      suspended: false,
      works: true,
    },
    { ...CAST.sam, city: 'london', roles: ['barback'], minimumRate: 1271, suspended: false, works: false },
  ];
  const others = Array.from({ length: ROCKSTARS - named.length }, (_, nth) => makeRockstar(chance, nth));
  return [...named, ...others];
}

function makeRockstar(chance: Chance, nth: number): Rockstar {
  // Two sequences that fill the square evenly, so that every city has every trade.
  const spread = (nth * 0.754_877_666) % 1;
  const family = FAMILIES[spread < 0.28 ? 0 : spread < 0.55 ? 1 : spread < 0.85 ? 2 : 3] ?? [];
  const roles = chance.shuffled(family).slice(0, chance.happens(0.12) ? 1 : chance.between(2, 3));
  const floor = Math.min(...roles.map(role => PAY[role]?.elsewhere[0] ?? 1271));
  return {
    id: seedId(`rockstar:${nth}`),
    name: nameOf(nth),
    email: `rockstar${String(nth + 1).padStart(3, '0')}@example.com`,
    city: cityOf((nth * 0.569_840_296) % 1),
    roles,
    minimumRate: floor + 25 * chance.between(0, 16),
    suspended: nth % 45 === 44,
    works: nth < ROCKSTARS - NEW_ONES,
  };
}

function cityOf(share: number): City {
  if (share < 0.4) return 'london';
  if (share < 0.58) return 'manchester';
  if (share < 0.72) return 'edinburgh';
  if (share < 0.84) return 'bristol';
  if (share < 0.91) return 'leeds';
  return share < 0.97 ? 'brighton' : 'new-york';
}

/** One owner for each venue, but one person for three of Manchester's; six venues have a manager besides. */
export function makeMembers(): Member[] {
  const members: Member[] = [];
  const ofThree = { id: seedId('owner:three'), name: 'Odette Marchand', email: 'odette@example.com' };
  const three = VENUES.filter(venue => venue.city === 'manchester').slice(0, 3);
  for (const [nth, venue] of VENUES.entries()) {
    const own = {
      id: seedId(`owner:${venue.slug}`),
      name: nameOf(200 + nth),
      email: `owner@${venue.slug}.example.com`,
    };
    const owner = venue.id === COPPER_THISTLE ? CAST.vera : three.includes(venue) ? ofThree : own;
    const primary = !three.includes(venue) || venue === three[0];
    members.push({ venue, id: owner.id, name: owner.name, email: owner.email, role: 'admin', primary });
    if (venue.id === COPPER_THISTLE) {
      members.push(
        { venue, ...CAST.mina, role: 'manager', primary: true },
        { venue, ...CAST.stef, role: 'staff', primary: true },
      );
    } else if (nth < 6) {
      const name = nameOf(300 + nth);
      const manager = { id: seedId(`manager:${venue.slug}`), name, email: `manager@${venue.slug}.example.com` };
      members.push({ venue, ...manager, role: 'manager', primary: true });
    }
  }
  return members;
}

/** The sign-in of a person. What is asked for at sign-up gives no rights, so admins ask for a plain role here too. */
export function userRow(person: { id: string; name: string; email: string; role: string }, createdAt: string): Row {
  const role = person.role === 'venue' ? 'venue' : 'rockstar';
  return {
    id: person.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: person.email,
    encrypted_password: DEMO_PASSWORD_HASH,
    raw_app_meta_data: { provider: 'email', providers: ['email'] },
    raw_user_meta_data: { name: person.name, role, email_verified: true },
    confirmation_token: '',
    recovery_token: '',
    email_change: '',
    email_change_token_new: '',
    email_change_token_current: '',
    phone_change: '',
    phone_change_token: '',
    reauthentication_token: '',
    created_at: createdAt,
    updated_at: createdAt,
  };
}

export function identityRow(person: { id: string; email: string }, createdAt: string): Row {
  return {
    id: seedId(`identity:${person.id}`),
    provider: 'email',
    provider_id: person.id,
    user_id: person.id,
    identity_data: { sub: person.id, email: person.email, email_verified: true, phone_verified: false },
    created_at: createdAt,
    updated_at: createdAt,
  };
}

export function rockstarRows(
  rockstar: Rockstar,
  at: { nth: number; chance: Chance; today: string },
): { profile: Row; secret: Row } {
  const { nth, chance, today } = at;
  const home = CITIES[rockstar.city];
  const joined = `${addDays(today, rockstar.works ? -chance.between(90, 400) : -chance.between(1, 10))}T09:00:00Z`;
  const isSam = rockstar.id === CAST.sam.id;
  const profile = {
    id: rockstar.id,
    name: rockstar.name,
    role: 'rockstar',
    bio: rockstar.works ? `${chance.between(2, 12)} years in hospitality.` : null,
    location: home.town,
    skills: rockstar.roles,
    discoverable: nth % 15 !== 14,
    account_status: rockstar.suspended ? 'suspended' : 'active',
    onboarding_done_at: isSam ? null : joined,
    created_at: joined,
    updated_at: joined,
  };
  const secret = {
    id: rockstar.id,
    email: rockstar.email,
    phone: `+44 7700 900${String(nth % 1000).padStart(3, '0')}`,
    minimum_hourly_rate: isSam ? null : rockstar.minimumRate,
    home_lat: isSam ? null : home.lat + (chance.next() - 0.5) / 8,
    home_lng: isSam ? null : home.lng + (chance.next() - 0.5) / 5,
    areas: isSam ? [] : [rockstar.city],
    suspended_at: rockstar.suspended ? `${addDays(today, -12)}T09:00:00Z` : null,
    suspended_reason: rockstar.suspended ? 'Three shifts missed without a word.' : null,
    locale: nth % 12 === 5 ? 'es' : nth % 12 === 9 ? 'fr' : 'en',
    updated_at: joined,
  };
  return { profile, secret };
}
