// A market that nobody seeded, in Firefox and WebKit: two venues in two cities, zones and currencies register by their mailbox, say
// where they are and post; a Rockstar finds and asks both, one accepts, and an admin looks at it all and suspends him. In
// Chromium the whole of its story is played end to end (`e2e/fresh-market.spec.ts`).
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { password as madePassword, mailedLink, makeAccount } from '#tests/e2e/accounts.ts';
import { dayAhead } from '#tests/e2e/shifts.ts';
import { type Backend, startBackend } from '#tests/support/backend.ts';
import { dist } from '#tests/support/fresh-build.ts';
import { password } from '#tests/support/people.ts';
import type { Engine, Tab } from './engine.ts';
import { engineNames, startEngine } from './engines.ts';
import {
  badge,
  check,
  chip,
  choose,
  drawn,
  gone,
  press,
  pressFirst,
  pressLink,
  seen,
  signIn,
  typeInto,
} from './page.ts';

const START_MS = 300_000;
const STORY_MS = 300_000;

const lisbon = {
  name: 'Casa do Largo',
  email: 'lisbon@example.com',
  city: 'Lisbon',
  address: 'Largo do Carmo 8',
  pay: '€15.50',
  day: 3,
} as const;
const newYork = {
  name: 'Ludgate Diner',
  email: 'new-york@example.com',
  city: 'New York',
  address: '211 Ludgate Street',
  pay: '$15.50',
  day: 5,
} as const;
/** An end that every night of the year has once, in each zone: in March New York’s clocks pass over two, London’s over one. */
const AT_THREE = '03:00';
const rocco = { name: 'Rocco Bianchi', email: 'rocco-fresh@example.com' } as const;
const ada = { name: 'Ada Lindqvist', email: 'ada@rockstars.example' } as const;

describe.each(engineNames)('%s', name => {
  let engine: Engine;
  let server: Backend;

  beforeAll(async () => {
    engine = await startEngine(name);
  }, START_MS);
  afterAll(() => engine?.stop(), START_MS);

  // A second try begins with nobody there, as the first does.
  beforeEach(async () => {
    server = await startBackend({ seed: 'none', app: dist });
  }, START_MS);
  afterEach(() => server.stop(), START_MS);

  it(
    'lets two venues in two zones register and post, Rocco ask both, and an admin see and suspend him, with no demo data',
    async () => {
      expect(await server.db('select from public.venues')).toEqual([]);
      for (const venue of [lisbon, newYork]) await asNewcomer('venue', venue, tab => post(tab, venue));
      expect(
        await server.db(
          `select area, tz, currency, to_char(starts_at at time zone tz, 'HH24:MI') as wall from public.shifts order by area`,
        ),
      ).toEqual([
        { area: 'lisbon', tz: 'Europe/Lisbon', currency: 'EUR', wall: '18:00' },
        { area: 'new-york', tz: 'America/New_York', currency: 'USD', wall: '18:00' },
      ]);
      await asNewcomer('rockstar', rocco, async tab => {
        await tab.open(`${server.url}/rockstar/available-shifts`);
        await press(tab, lisbon.city);
        await ask(tab, lisbon);
        await asked(1);
        await tab.open(`${server.url}/rockstar/profile`);
        await press(tab, 'Professional');
        await press(tab, 'Edit');
        await press(tab, newYork.city);
        await press(tab, 'Save Changes');
        await gone(tab, 'Save Changes');
        await tab.open(`${server.url}/rockstar/available-shifts`);
        await ask(tab, newYork);
        // Whoever leaves here takes the device along, with what it has not sent.
        await asked(2);
      });
      await visiting(async tab => {
        await tab.open(`${server.url}/login/venue`);
        await signIn(tab, { email: lisbon.email, password });
        await pressLink(tab, 'Bartender');
        await pressFirst(tab, 'Accept');
        await chip(tab, 'Confirmed');
        const booked = () => server.db('select status, place, currency from public.bookings');
        await expect
          .poll(booked, { timeout: 20_000 })
          .toEqual([{ status: 'confirmed', place: `${lisbon.address}, Lisbon`, currency: 'EUR' }]);
      });
      await makeAdmin();
      await visiting(suspendRocco);
      await visiting(async tab => {
        await tab.open(`${server.url}/login/rockstar`);
        await signIn(tab, { email: rocco.email, password });
        await seen(tab, 'Reason: A false certificate.');
        await seen(tab, lisbon.name);
        expect(await tab.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      });
    },
    STORY_MS,
  );

  async function makeAdmin(): Promise<void> {
    await makeAccount(ada, 'rockstar', server);
    await server.db(
      `insert into public.admin_users (user_id, role) select id, 'super_admin' from public.profile_private where email = $1`,
      [ada.email],
    );
  }

  async function suspendRocco(tab: Tab): Promise<void> {
    await tab.open(`${server.url}/login/admin`);
    await signIn(tab, { email: ada.email, password: madePassword });
    await badge(tab, 'All synced');
    await tab.open(`${server.url}/admin/shifts`);
    for (const { name: venue } of [lisbon, newYork]) await seen(tab, venue);
    await tab.open(`${server.url}/admin/users`);
    await typeInto(tab, 'Name or email', 'bianchi');
    await seen(tab, '1 of 4 users');
    await pressLink(tab, rocco.name);
    await typeInto(tab, 'Reason', 'A false certificate.');
    await pressFirst(tab, 'Suspend until');
    await seen(tab, `${rocco.name} is suspended`);
  }

  async function asked(n: number): Promise<void> {
    const applications = () => server.db('select count(*)::int as n from public.applications');
    await expect.poll(applications, { timeout: 20_000 }).toEqual([{ n }]);
  }

  /** WebKitGTK's driver has one visitor at a time, so nobody stays. */
  async function visiting(visit: (tab: Tab) => Promise<void>): Promise<void> {
    const visitor = await engine.visitor();
    try {
      await visit(await visitor.tab());
    } finally {
      await visitor.leave();
    }
  }

  function asNewcomer(
    portal: 'venue' | 'rockstar',
    who: { readonly name: string; readonly email: string },
    visit: (tab: Tab) => Promise<void>,
  ): Promise<void> {
    return visiting(async tab => {
      await tab.open(`${server.url}/register/${portal}`);
      await drawn(tab);
      if (portal === 'venue') await check(tab, 'I’m setting up a new venue');
      await typeInto(tab, portal === 'venue' ? 'Business Name' : 'Full Name', who.name);
      await typeInto(tab, 'Email', who.email);
      await typeInto(tab, 'Password', password);
      await typeInto(tab, 'Confirm password', password);
      await press(tab, 'Create account');
      await seen(tab, 'Check your email');
      await tab.open(`${server.url}${await mailedLink(server, who.email)}`);
      await press(tab, 'Confirm my email');
      await press(tab, 'Continue');
      await badge(tab, 'All synced');
      await visit(tab);
    });
  }

  async function post(tab: Tab, venue: typeof lisbon | typeof newYork): Promise<void> {
    await seen(tab, `Where is ${venue.name}?`);
    await typeInto(tab, 'Address', venue.address);
    await choose(tab, 'City', venue.city);
    await press(tab, 'Save address');
    await gone(tab, `Where is ${venue.name}?`);
    await tab.open(`${server.url}/venue/shifts/new`);
    await choose(tab, 'Role', 'Bartender');
    await typeInto(tab, 'Day', dayAhead(venue.day));
    await typeInto(tab, 'Starts', '18:00');
    await typeInto(tab, 'Ends', AT_THREE);
    await typeInto(tab, 'How many people', '1');
    await typeInto(tab, 'Pay per hour', '15.50');
    await press(tab, 'Post');
    await chip(tab, 'Open');
    await badge(tab, 'All synced');
  }

  async function ask(tab: Tab, venue: typeof lisbon | typeof newYork): Promise<void> {
    await pressLink(tab, venue.name);
    await seen(tab, `18:00–${AT_THREE}`);
    await seen(tab, venue.pay);
    await press(tab, 'Apply');
    await typeInto(tab, 'Add a note (optional)', 'Happy to come.');
    await press(tab, 'Send request');
    await chip(tab, 'Sent');
    await badge(tab, 'All synced');
  }
});
