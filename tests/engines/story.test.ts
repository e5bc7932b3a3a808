// The core of the story in every engine: all public addresses on a first visit, a person whose server goes away and
// comes back, and a manager's week at the desk. The whole product is tried in Chromium (`e2e/`); here is what engines differ in.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrivals, rosa, shiftsToApplyFor } from '#tests/e2e/engine.ts';
import { addressesOf } from '#tests/e2e/site-map.ts';
import { type Backend, startBackend } from '#tests/support/backend.ts';
import { dist } from '#tests/support/fresh-build.ts';
import { password } from '#tests/support/people.ts';
import { unevenButtons } from '#tests/support/uneven-buttons.ts';
import type { Engine, Tab, Visitor } from './engine.ts';
import { engineNames, startEngine } from './engines.ts';
import { nightOf } from './night.ts';
import { appOnDevice, badge, chip, drawn, press, seen, signIn, type, until } from './page.ts';
import { invitationsOf, openNextWeek, overhangs, putDown, takeFirst } from './planner.ts';
import { chooseZone, forgetZone, pushAsFarAsThere, zoneOnServer } from './settings.ts';

const START_MS = 300_000;
const STORY_MS = 300_000;

let folder = '';
let server: Backend;
const port = 20_000 + (process.pid % 20_000);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'encore-engines-'));
  server = await start();
}, START_MS);

afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}, START_MS);

/** The data outlives a stop, and the address stays the same. */
function start(): Promise<Backend> {
  return startBackend({ seed: 'demo', app: dist, data: folder, port });
}

describe.each(engineNames)('%s', name => {
  let engine: Engine;

  beforeAll(async () => {
    engine = await startEngine(name);
    console.log(`${name}: ${engine.version}`);
  }, START_MS);
  afterAll(() => engine.stop());

  // In Chromium axe looks at each of them (`e2e/a11y.spec.ts`).
  if (name !== 'Chromium')
    it(
      'opens every public address on a first visit',
      async () => {
        const addresses = await addressesOf('public', server, '');
        expect(addresses).toContain('/login/rockstar');
        for (const address of addresses) {
          await visiting(engine, async visitor => {
            const tab = await visitor.tab();
            await tab.open(`${server.url}${address}`);
            await drawn(tab).catch((error: unknown) => {
              throw new Error(`${address}: ${String(error)}`);
            });
            expect(await tab.run(unevenButtons), address).toEqual([]);
          });
        }
      },
      STORY_MS,
    );

  it(
    'keeps what Rosa did while the server was away, her check-in by code and a setting too, and sends it once; tells her of push what the engine has',
    () =>
      visiting(engine, async visitor => {
        const [shift, other] = await shiftsToApplyFor(server, 2);
        const night = await nightOf(() => server);
        await forgetZone(server);
        const note = `From ${name}, without a server`;
        const tab = await visitor.tab();
        await tab.open(`${server.url}/login/rockstar`);
        await signIn(tab, { email: rosa.email, password });
        await badge(tab, 'All synced');
        await appOnDevice(tab);

        await server.stop();
        await tab.open(`${server.url}/rockstar/shifts/${night.booking}/check-in`);
        await type(tab, '#check-in-code', await night.digits());
        await press(tab, 'I’m here');
        await seen(tab, 'Here since');
        await tab.open(`${server.url}/rockstar/available-shifts/${shift}`);
        await drawn(tab);
        await apply(tab, note);
        await chip(tab, 'On this ');
        await chooseZone(tab, server.url);
        await tab.open(`${server.url}/rockstar/available-shifts/${shift}`);
        await chip(tab, 'On this ');

        server = await start();
        await chip(tab, 'Sent');
        await badge(tab, 'All synced');
        expect(await zoneOnServer(server)).toBe('UTC');
        expect(await arrivals(server, note)).toBe(1);
        expect(await night.facts()).toEqual([{ kind: 'in', verdict: 'proven' }]);

        const second = await visitor.tab();
        await second.open(`${server.url}/rockstar/available-shifts/${other}`);
        await apply(second, `${note}, second tab`);
        // The page may name the first request beside it as sent, so the server is asked.
        await expect.poll(() => arrivals(server, `${note}, second tab`), { timeout: 60_000 }).toBe(1);
        await badge(tab, 'All synced');
        await badge(second, 'All synced');
        expect(await arrivals(server, `${note}, second tab`)).toBe(1);
        await pushAsFarAsThere(second, server);
      }),
    STORY_MS,
  );

  it(
    'fits a week into a desk, and sends once whom a manager invited by keys while the server was away',
    () =>
      visiting(engine, async visitor => {
        const tab = await visitor.tab();
        await tab.resize(1280, 900);
        expect(await tab.run(() => innerWidth)).toBeGreaterThan(1200);
        await tab.open(`${server.url}/login/venue`);
        await signIn(tab, { email: 'vera@example.com', password });
        await badge(tab, 'All synced');
        await appOnDevice(tab);
        await openNextWeek(tab, server.url);
        expect(await overhangs(tab)).toEqual([]);
        const before = await invitationsOf(server, 'The Copper Thistle');

        await server.stop();
        await takeFirst(tab);
        await putDown(tab);
        server = await start();
        await badge(tab, 'All synced');
        expect(await invitationsOf(server, 'The Copper Thistle')).toBe(before + 1);
        await turnsUpright(tab, server.url);
      }),
    STORY_MS,
  );
});

/** A window that is made narrower has the frame of a phone, as one that began so. */
async function turnsUpright(tab: Tab, url: string): Promise<void> {
  await tab.open(`${url}/venue/settings`);
  await drawn(tab);
  await tab.resize(480, 900);
  await until(tab, 'the ways at the foot', () => {
    const nav = document.querySelector('nav');
    return innerWidth < 820 && nav !== null && getComputedStyle(nav).position === 'fixed';
  });
  expect(await tab.run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

async function apply(tab: Awaited<ReturnType<Visitor['tab']>>, note: string): Promise<void> {
  await press(tab, 'Apply');
  await type(tab, '[role="dialog"] textarea', note);
  await press(tab, 'Send request');
}

async function visiting(engine: Engine, visit: (visitor: Visitor) => Promise<void>): Promise<void> {
  const visitor = await engine.visitor();
  try {
    await visit(visitor);
  } finally {
    await visitor.leave();
  }
}
