// Venues and who works for them.
import { addDays } from './calendar.ts';
import { insertRows, type Sql } from './load.ts';
import type { Member } from './people.ts';
import { CITIES, VENUES } from './venues.ts';

export async function loadVenues(sql: Sql, of: { members: readonly Member[]; today: string }): Promise<void> {
  const opened = `${addDays(of.today, -180)}T09:00:00Z`;
  const rows = VENUES.map((venue, nth) => ({
    id: venue.id,
    name: venue.name,
    address: venue.address,
    industry: venue.industry,
    contact: `+44 20 7946 0${String(100 + nth)}`,
    status: venue.status,
    verification_status: venue.verified ? 'verified' : 'unverified',
    created_by: of.members.find(member => member.venue === venue)?.id,
    tz: CITIES[venue.city].tz,
    currency: CITIES[venue.city].currency,
    area: venue.city,
    lat: CITIES[venue.city].lat + ((nth % 7) - 3) / 150,
    lng: CITIES[venue.city].lng + ((nth % 5) - 2) / 100,
    version: 1,
    created_at: opened,
    updated_at: opened,
  }));
  await insertRows(sql, 'public.venues', { rows: rows });
  // Whoever a venue is created by is its admin already.
  const joined = of.members.filter(member => member.role !== 'admin');
  const members = joined.map(({ venue, id, name, email, role, primary }) => ({
    venue_id: venue.id,
    user_id: id,
    name,
    email,
    role,
    is_primary: primary,
    created_at: opened,
    updated_at: opened,
  }));
  await insertRows(sql, 'public.venue_users', { rows: members });
}
