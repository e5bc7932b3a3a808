// Every address of the app, read from the generated route tree, so that a new route is tested without being listed. An
// address with a parameter needs an example; one without an example fails the tests that walk the map.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Backend } from '#tests/support/backend.ts';
import { repository } from '#tests/support/repository.ts';

export type Area = 'public' | 'venue' | 'rockstar' | 'admin';

const areas: readonly Area[] = ['venue', 'rockstar', 'admin'];

/** Route patterns, `$` marking parameters: '/venue/shifts/$shiftId'. */
export function routesOf(area: Area): readonly string[] {
  return allRoutes().filter(route => areaOf(route) === area);
}

function areaOf(route: string): Area {
  return areas.find(area => route === `/${area}` || route.startsWith(`/${area}/`)) ?? 'public';
}

function allRoutes(): readonly string[] {
  const tree = readFileSync(join(repository, 'src/routeTree.gen.ts'), 'utf8');
  const block = /export interface FileRoutesByTo \{(?<routes>[^}]*)\}/.exec(tree)?.groups?.routes ?? '';
  return [...block.matchAll(/^\s*'(?<path>[^']+)'/gm)].flatMap(match => match.groups?.path ?? []);
}

/** What stands for a parameter, found among the demo data of that person. */
const examples: Readonly<Record<string, (demo: Backend, email: string) => Promise<string>>> = {
  '/venue/shifts/$shiftId': (demo, email) =>
    firstId(
      demo,
      `select s.id from public.shifts s join public.venue_users m on m.venue_id = s.venue_id and m.revoked_at is null
      join auth.users u on u.id = m.user_id where u.email = $1 and s.status = 'published' and s.starts_at > now() order by s.starts_at limit 1`,
      email,
    ),
};

export async function address(route: string, demo: Backend, email: string): Promise<string> {
  if (!route.includes('$')) return route;
  const example = examples[route];
  if (example === undefined) throw new Error(`${route} has a parameter and no example in site-map.ts.`);
  return route.replace(/\$\w+/, await example(demo, email));
}

async function firstId(demo: Backend, sql: string, email: string): Promise<string> {
  const [row] = await demo.db<{ id: string }>(sql, [email]);
  if (row === undefined) throw new Error(`The demo data has no example for ${email}.`);
  return row.id;
}
