// Who visits for an hour: the demo's people, some with two devices, and as many more as it takes to fifty, who sign up for it.
import type { Browser } from '@playwright/test';
import {
  chooseCity,
  demoPassword,
  makeAccount,
  type Portal,
  password,
  placeVenue,
  signIn,
} from '#tests/e2e/accounts.ts';
import { desktop, Person, phone, tablet } from '#tests/e2e/person.ts';
import { Random } from '#tests/support/fakes/random.ts';
import { people } from '#tests/support/people.ts';
import type { OwnServer } from './server.ts';
import { type Seen, Visitor } from './visitor.ts';

const { vera, mina, stef, rocco, rosa, sam, ada, sol, rae } = people;
const DEMO = [vera, vera, mina, stef, rocco, rocco, rosa, rosa, sam, ada, sol, rae];
const NEW_VENUES = 8;
export const BROWSERS = 50;

interface Guest {
  readonly name: string;
  readonly email: string;
  readonly portal: Portal;
  readonly isNew: boolean;
}

const VIEWPORT = { venue: tablet, rockstar: phone, admin: desktop } as const;

export async function gather(browser: Browser, server: OwnServer, seen: Seen): Promise<Visitor[]> {
  const visitors: Visitor[] = [];
  // One after the other: fifty that load the app at once are another bench.
  for (const [nth, guest] of guests().entries()) {
    const { name, email, portal } = guest;
    const person = await Person.arrive(browser, server.url, { name, email, viewport: VIEWPORT[portal] });
    person.context.setDefaultTimeout(120_000);
    person.context.setDefaultNavigationTimeout(120_000);
    if (guest.isNew) await makeAccount(guest, portal === 'venue' ? 'venue' : 'rockstar', server);
    await signIn(person, portal, guest.isNew ? password : demoPassword);
    if (guest.isNew) await (portal === 'venue' ? placeVenue(person) : chooseCity(person));
    visitors.push(new Visitor({ person, portal, random: new Random(3_000 + nth), seen }));
  }
  return visitors;
}

function guests(): readonly Guest[] {
  const known = DEMO.map(({ name, email, role }) => ({
    name,
    email,
    portal: role === 'platform_admin' ? ('admin' as const) : role,
    isNew: false,
  }));
  const fresh = Array.from({ length: BROWSERS - known.length }, (_, nth) => {
    const portal = nth < NEW_VENUES ? ('venue' as const) : ('rockstar' as const);
    return { name: `New ${portal} ${nth}`, email: `hour-${nth}@example.com`, portal, isNew: true };
  });
  return [...known, ...fresh];
}
