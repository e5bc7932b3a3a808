// A part of the app that did not come, on a device that has none of it yet. Engines differ in whether they ask for it again:
// Firefox remembers for as long as the page is open that it did not come, WebKit longer.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { en } from '#i18n/en.ts';
import { type Backend, startBackend } from '#tests/support/backend.ts';
import { dist } from '#tests/support/fresh-build.ts';
import type { Engine } from './engine.ts';
import { engineNames, startEngine } from './engines.ts';
import { drawn, press, seen } from './page.ts';

const START_MS = 300_000;
const VISIT_MS = 200_000;

let served = '';
let server: Backend;

beforeAll(async () => {
  served = await mkdtemp(join(tmpdir(), 'encore-missing-'));
  await cp(dist, served, { recursive: true });
  // A worker would bring what is missing.
  await rm(join(served, 'sw.js'));
  server = await startBackend({ app: served });
}, START_MS);

afterAll(async () => {
  await server.stop();
  await rm(served, { recursive: true, force: true });
}, START_MS);

describe.each(engineNames)('%s', name => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await startEngine(name);
  }, START_MS);
  afterAll(() => engine.stop());

  it(
    'draws a page whose code did not come as soon as somebody tries again with a server',
    async () => {
      const visitor = await engine.visitor();
      try {
        const tab = await visitor.tab();
        await tab.open(`${server.url}/login/rockstar`);
        await drawn(tab);
        const port = Number(new URL(server.url).port);
        await server.stop();
        await press(tab, en.auth.signIn.create);
        await seen(tab, en.errors.missing.title);
        server = await startBackend({ app: served, port });
        await press(tab, en.errors.tryAgain);
        await seen(tab, en.auth.register.titleRockstar);
        await drawn(tab);
      } finally {
        await visitor.leave();
      }
    },
    VISIT_MS,
  );
});
