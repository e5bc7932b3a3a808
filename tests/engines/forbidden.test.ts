// Browsers that forbid storage, from the first visit: a person signs in all the same, sees their rows, and is told that nothing
// is kept (EN13). Most of it the served page itself forbids, before any of the app's code runs; all site data at once is also
// forbidden by the browser's own setting, where its driver can set it.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { rosa } from '#tests/e2e/engine.ts';
import { type Backend, startBackend } from '#tests/support/backend.ts';
import { dist } from '#tests/support/fresh-build.ts';
import { password } from '#tests/support/people.ts';
import type { Engine } from './engine.ts';
import { engineNames, startEngine } from './engines.ts';
import { badge, drawn, rowsOfRosa, signIn } from './page.ts';

const START_MS = 300_000;
const VISIT_MS = 200_000;

const refusal = `throw new DOMException('no', 'SecurityError')`;

const ALL = 'all site data throw';
/** The app waits for an answer for as long as a busy device may need: that time passes beside the other visits. */
const UNANSWERED = 'opening a database never answers';

/** Runs first in a page whose address says which of these it is. */
const ways: Readonly<Record<string, string>> = {
  'IndexedDB is missing': `Object.defineProperty(window, 'indexedDB', { value: undefined });`,
  'naming IndexedDB throws': `Object.defineProperty(window, 'indexedDB', { configurable: true, get() { ${refusal}; } });`,
  'opening a database throws': `IDBFactory.prototype.open = () => { ${refusal}; };`,
  [UNANSWERED]: 'IDBFactory.prototype.open = () => new EventTarget();',
  // Without what browsers keep from such a page and the app might ask for.
  'the page came over plain HTTP': `delete window.caches;
    for (const name of ['randomUUID', 'subtle']) delete Crypto.prototype[name];
    for (const name of ['locks', 'serviceWorker', 'clipboard', 'storage', 'credentials', 'mediaDevices', 'wakeLock'])
      delete Navigator.prototype[name];`,
  [ALL]: `for (const name of ['localStorage', 'sessionStorage', 'caches'])
      Object.defineProperty(window, name, { get() { ${refusal}; } });
    IDBFactory.prototype.open = () => { ${refusal}; };
    window.BroadcastChannel = function () { ${refusal}; };
    if (navigator.serviceWorker) ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('no', 'SecurityError'));
    if (navigator.locks) LockManager.prototype.request = () => Promise.reject(new DOMException('no', 'SecurityError'));`,
};

let served = '';
let server: Backend;

beforeAll(async () => {
  served = await mkdtemp(join(tmpdir(), 'encore-forbidding-'));
  await cp(dist, served, { recursive: true });
  const page = join(served, 'index.html');
  const cases = Object.values(ways).map((code, nth) => `if (location.search === '?forbid=${nth}') { ${code} }`);
  await writeFile(join(served, 'forbid.js'), cases.join('\n'));
  const html = await readFile(page, 'utf8');
  await writeFile(page, html.replace('<head>', '<head><script src="/forbid.js"></script>'));
  server = await startBackend({ seed: 'demo', app: served });
}, START_MS);

afterAll(async () => {
  await server.stop();
  await rm(served, { recursive: true, force: true });
}, START_MS);

describe.each(engineNames)('%s', name => {
  let engine: Engine;
  let begun: Promise<void> | undefined;
  const unanswered = () => letsRosaIn(engine, forbidding(UNANSWERED));
  beforeAll(async () => {
    engine = await startEngine(name);
    begun = unanswered();
    // Whether it failed is asked by its own test, which is the last.
    begun.catch(() => undefined);
  }, START_MS);
  afterAll(() => engine.stop());

  it.each(Object.keys(ways).filter(way => way !== UNANSWERED))(
    'EN13 lets Rosa in and says that nothing is kept, where %s',
    way => letsRosaIn(engine, forbidding(way)),
    VISIT_MS,
  );

  it(
    'EN13 draws the landing page where all site data throw',
    async () => {
      const visitor = await engine.visitor();
      try {
        const tab = await visitor.tab();
        await tab.open(`${server.url}/${forbidding(ALL)}`);
        await drawn(tab);
      } finally {
        await visitor.leave();
      }
    },
    VISIT_MS,
  );

  const strictly = async () => {
    const strict = await startEngine(name, 'no site data');
    try {
      await letsRosaIn(strict, '');
    } finally {
      await strict.stop();
    }
  };
  // WebKitGTK's driver has no such setting.
  if (name !== 'WebKit')
    it(
      'EN13 lets Rosa in and says that nothing is kept, where the browser is set to keep no site data',
      strictly,
      VISIT_MS,
    );

  it(
    `EN13 lets Rosa in and says that nothing is kept, where ${UNANSWERED}`,
    async () => {
      const visit = begun ?? unanswered();
      // Tried again, it is a visit of its own.
      begun = undefined;
      await visit;
    },
    VISIT_MS,
  );
});

/** The address's own words for one of the ways. */
function forbidding(way: string): string {
  return `?forbid=${Object.keys(ways).indexOf(way)}`;
}

async function letsRosaIn(engine: Engine, search: string): Promise<void> {
  const visitor = await engine.visitor();
  try {
    const tab = await visitor.tab();
    await tab.open(`${server.url}/login/rockstar${search}`);
    await drawn(tab);
    await signIn(tab, { email: rosa.email, password });
    await badge(tab, 'Storage blocked');
    await rowsOfRosa(tab);
  } finally {
    await visitor.leave();
  }
}
