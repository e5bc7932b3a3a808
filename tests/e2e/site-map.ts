// Every address of the app, read from the generated route tree, so that a new route is tested without being listed. A
// route with a parameter needs examples; one without fails the tests that walk the map.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Backend } from '#tests/support/backend.ts';
import { repository } from '#tests/support/repository.ts';

export type Area = 'public' | 'venue' | 'rockstar' | 'admin';

const areas: readonly Area[] = ['venue', 'rockstar', 'admin'];

/** Addresses of an area as that person of the demo may open them. */
export async function addressesOf(area: Area, demo: Backend, email: string): Promise<readonly string[]> {
  const routes = allRoutes().filter(route => areaOf(route) === area);
  if (routes.length === 0) throw new Error(`The route tree has no route for ${area}.`);
  const addresses = await Promise.all(routes.map(route => addressesOfRoute(route, demo, email)));
  return addresses.flat();
}

/** The address, and what it shows behind a query: tabs, other views of the same page, the search that each portal has. */
export function viewsOf(address: string): readonly string[] {
  return [address, ...(behindQueries[address] ?? [])];
}

function areaOf(route: string): Area {
  return areas.find(area => route === `/${area}` || route.startsWith(`/${area}/`)) ?? 'public';
}

function allRoutes(): readonly string[] {
  const tree = readFileSync(join(repository, 'src/routeTree.gen.ts'), 'utf8');
  const block = /export interface FileRoutesByTo \{(?<routes>.*?)^\}/ms.exec(tree)?.groups?.routes ?? '';
  return [...block.matchAll(/^\s*'(?<path>[^']+)'/gm)].flatMap(match => match.groups?.path ?? []);
}

async function addressesOfRoute(route: string, demo: Backend, email: string): Promise<readonly string[]> {
  if (!route.includes('$')) return [route];
  const fixed = fixedExamples[route];
  if (fixed !== undefined) return fixed;
  const query = exampleQueries[route];
  if (query === undefined) throw new Error(`${route} has a parameter and no example in site-map.ts.`);
  const [row] = await demo.db<{ id: string }>(query, [email]);
  if (row === undefined) throw new Error(`The demo data has no example of ${route} for ${email}.`);
  return [route.replace(/\$\w+/, row.id)];
}

const tabs = (portal: string, ...more: readonly string[]): readonly string[] =>
  ['account', 'notifications', 'security', 'appearance', 'data', ...more].map(tab => `${portal}/settings?tab=${tab}`);

const behindQueries: Readonly<Record<string, readonly string[]>> = {
  '/venue': ['/venue?view=night', '/search?text=bar'],
  '/venue/shifts': ['week', 'people', 'days'].map(view => `/venue/shifts?view=${view}`),
  '/venue/settings': tabs('/venue'),
  '/rockstar': ['/search?text=bar'],
  '/rockstar/settings': tabs('/rockstar'),
  '/admin': ['/admin?weeks=52', '/search?text=bar'],
  '/admin/settings': tabs('/admin', 'platform'),
  '/admin/reports': [
    '/admin/reports?shown=decided',
    '/admin/reports?view=health',
    '/admin/reports?view=reports',
    ...['venues', 'rockstars', 'hours'].map(report => `/admin/reports?view=reports&report=${report}`),
  ],
};

const fixedExamples: Readonly<Record<string, readonly string[]>> = {
  '/login/{-$appType}': ['/login', '/login/venue', '/login/rockstar', '/login/admin'],
  // Nothing of the demo's first venue is disputed, so that its week looks as it is told; the page is the rockstar's too.
  '/venue/disputes/$disputeId': ['/venue/disputes/01a20975-429c-75a6-8c00-09b1ff5dd561'],
  '/register/{-$appType}': ['/register', '/register/venue', '/register/rockstar'],
};

const own = `join auth.users u on u.email = $1`;
const someWorker = `select b.worker_id as id from public.bookings b ${own}
  where b.status = 'approved' order by b.starts_at desc limit 1`;
const ofOwnVenue = `${own} join public.venue_users m on m.user_id = u.id and m.venue_id = s.venue_id and m.revoked_at is null`;

const ownBooking = `select b.id from public.bookings b ${own}
    where b.worker_id = u.id and b.status = 'confirmed' order by b.starts_at desc limit 1`;

/** Each finds one id for the person with that e-mail. */
const exampleQueries: Readonly<Record<string, string>> = {
  '/venue/messages/$conversationId': `select s.id from public.conversations s ${ofOwnVenue} order by s.updated_at desc limit 1`,
  '/rockstar/messages/$conversationId': `select c.id from public.conversations c ${own}
    where c.rockstar_id = u.id order by c.updated_at desc limit 1`,
  '/venue/shifts/$shiftId': `select s.id from public.shifts s ${ofOwnVenue}
    where s.status = 'published' and s.starts_at > now() order by s.starts_at limit 1`,
  '/venue/shifts/$shiftId/applicants': `select s.id from public.shifts s ${ofOwnVenue}
    where s.status = 'published' and s.starts_at > now() order by s.starts_at limit 1`,
  '/venue/shifts/$shiftId/code': `select s.id from public.shifts s ${ofOwnVenue}
    where s.status = 'published' and s.starts_at > now() order by s.starts_at limit 1`,
  '/venue/shifts/$shiftId/cover': `select s.id from public.shifts s ${ofOwnVenue}
    where s.status = 'published' and s.starts_at > now() and s.confirmed_count < s.positions order by s.starts_at limit 1`,
  '/venue/shifts/$shiftId/edit': `select s.id from public.shifts s ${ofOwnVenue} where s.status = 'draft' limit 1`,
  '/venue/jobs/$jobId': `select s.id from public.jobs s ${ofOwnVenue} where s.status = 'published' limit 1`,
  '/venue/jobs/$jobId/edit': `select s.id from public.jobs s ${ofOwnVenue} where s.status = 'published' limit 1`,
  '/venue/rockstars/$rockstarId': `select s.worker_id as id from public.bookings s ${ofOwnVenue}
    where s.status = 'approved' order by s.starts_at desc limit 1`,
  '/rockstar/jobs/$jobId': `select j.id from public.jobs j ${own}
    where j.status = 'published' and j.area = 'london' order by j.published_at limit 1`,
  '/rockstar/available-shifts/$shiftId': `select s.id from public.shifts s ${own}
    where s.status = 'published' and s.starts_at > now() and s.area = 'london' order by s.starts_at limit 1`,
  '/rockstar/shifts/$bookingId/check-in': ownBooking,
  '/rockstar/shifts/$bookingId/check-out': ownBooking,
  '/rockstar/shifts/$bookingId/hours': ownBooking,
  '/rockstar/shifts/$bookingId/send': ownBooking,
  '/rockstar/shifts/$bookingId': ownBooking,
  '/admin/users/$userId': someWorker,
  '/admin/venues/$venueId': `select v.id from public.venues v ${own} where v.status = 'active' order by v.created_at limit 1`,
  '/admin/workers/$workerId': someWorker,
  '/admin/shifts/$shiftId': `select s.id from public.shifts s ${own} where s.status = 'published' and s.starts_at > now() limit 1`,
  '/admin/jobs/$jobId': `select j.id from public.jobs j ${own} where j.status = 'published' limit 1`,
  '/rockstar/disputes/$disputeId': `select d.id from public.disputes d ${own} where d.worker_id = u.id limit 1`,
  '/admin/reports/disputes/$disputeId': `select d.id from public.disputes d ${own}
    where d.state = 'open' and d.kind = 'hours' order by d.decide_by limit 1`,
};
