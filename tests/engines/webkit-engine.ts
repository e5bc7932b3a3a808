// WebKitGTK, the nearest to Safari that runs on a server, driven by plain WebDriver calls. It has no way to take the network
// away and none to run code before a page's own; it needs a screen, which Xvfb pretends to be.
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import type { Engine, Tab, Visitor } from './engine.ts';

interface Programs {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** `ms` is the longest that an answer may take. */
type Call = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, ms?: number) => Promise<Value>;

const START_MS = 20_000;
const CALL_MS = 30_000;
/** A browser that has not begun by then, or a page that has not come, is asked for again: both get lost now and then. */
const LOST_MS = 10_000;
const TRIES = 3;

export async function webkitEngine(programs: Programs): Promise<Engine> {
  const screen = spawn(programs.screen, ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLine(screen.stdio[3] as Readable);
  const visit = () => session(programs, display);
  const probe = await visit();
  await probe.visitor.leave();
  return {
    name: 'WebKit',
    version: probe.version,
    visitor: async () => (await visit()).visitor,
    stop: () => ended(screen),
  };
}

/** A driver and a browser of its own, whose profile goes with it. */
async function session(programs: Programs, display: string): Promise<{ visitor: Visitor; version: string }> {
  for (let tries = 1; ; tries++) {
    const { driver, call } = await startDriver(programs, display);
    try {
      const { within, version } = await startBrowser(call, programs.browser);
      return { version, visitor: await visitorOf(driver, within) };
    } catch (error) {
      await endedWithBrowser(driver);
      if (tries === TRIES) throw error;
    }
  }
}

async function startDriver(programs: Programs, display: string): Promise<{ driver: ChildProcess; call: Call }> {
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    // Its browser is in its group and ends with it.
    detached: true,
    env: { ...process.env, DISPLAY: `:${display}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1', GDK_BACKEND: 'x11' },
  });
  const call: Call = (method, path, body, ms) => request(`http://127.0.0.1:${port}${path}`, method, body, ms);
  await answering(call);
  return { driver, call };
}

async function startBrowser(call: Call, binary: string): Promise<{ within: Call; version: string }> {
  // Whoever drives looks at the page, not at its load event: without a server that may be long in coming.
  const capabilities = {
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  };
  const made = await call<{
    sessionId: string;
    capabilities: { readonly browserName: string; readonly browserVersion: string };
  }>('POST', '/session', { capabilities: { alwaysMatch: capabilities } }, LOST_MS);
  const within: Call = (method, path, body, ms) => call(method, `/session/${made.sessionId}${path}`, body, ms);
  await within('POST', '/timeouts', { script: CALL_MS, pageLoad: 60_000 });
  return { within, version: `${made.capabilities.browserName} ${made.capabilities.browserVersion}` };
}

async function visitorOf(driver: ChildProcess, call: Call): Promise<Visitor> {
  let first: string | undefined = await call<string>('GET', '/window');
  return {
    async tab() {
      const handle = first ?? (await call<{ handle: string }>('POST', '/window/new', { type: 'tab' })).handle;
      first = undefined;
      return tab(call, handle);
    },
    async leave() {
      await call('DELETE', '', undefined, LOST_MS).catch(() => {});
      await endedWithBrowser(driver);
    },
  };
}

function tab(call: Call, handle: string): Tab {
  // The driver speaks to one window at a time.
  const inFront = async <Value>(act: () => Promise<Value>): Promise<Value> => {
    await call('POST', '/window', { handle });
    return await act();
  };
  const inPage = (script: string, ms?: number): Promise<unknown> =>
    call('POST', '/execute/sync', { script, args: [] }, ms);
  const arrived = async (): Promise<boolean> => {
    const there = 'return window.beingLeft === undefined && document.body !== null';
    for (const until = Date.now() + LOST_MS; Date.now() < until; await pause(20)) {
      if ((await inPage(there, LOST_MS).catch(() => false)) === true) return true;
    }
    return false;
  };
  /** The driver waits for nothing: whoever asks next would be answered by the page that is being left. */
  const away = (act: () => Promise<void>): Promise<void> =>
    inFront(async () => {
      await inPage('window.beingLeft = true');
      for (let tries = 1; tries <= TRIES; tries++) {
        await act();
        if (await arrived()) return;
      }
      throw new Error('The page that was asked for never came.');
    });
  return {
    open: url => away(() => call('POST', '/url', { url })),
    reload: () => away(() => call('POST', '/refresh', {})),
    resize: (width, height) => inFront(() => call('POST', '/window/rect', { x: 0, y: 0, width, height })),
    async run(code, ...args) {
      const script = `const done = arguments[0];
        Promise.resolve().then(() => (${code})(...${JSON.stringify(args)}))
          .then(value => done({ value }), error => done({ error: String(error) }));`;
      const answer = await inFront(() =>
        call<{ value?: unknown; error?: string }>('POST', '/execute/async', { script, args: [] }),
      );
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value as never;
    },
  };
}

async function request<Value>(url: string, method: string, body?: object, ms = CALL_MS): Promise<Value> {
  const answer = await fetch(url, {
    method,
    // A page that never comes to rest answers nothing, and who waits for it learns nothing.
    signal: AbortSignal.timeout(ms),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: Value & { readonly error?: string; readonly message?: string } };
  if (!answer.ok) throw new Error(`${method} ${url}: ${value.error} ${value.message ?? ''}`);
  return value;
}

async function answering(call: Call): Promise<void> {
  for (const until = Date.now() + START_MS; Date.now() < until; await pause(50)) {
    const status = await call<{ ready: boolean }>('GET', '/status').catch(() => null);
    if (status !== null) return;
  }
  throw new Error('WebKitWebDriver does not answer.');
}

function firstLine(stream: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    stream.once('data', (bytes: Buffer) => resolve(String(bytes).trim()));
    stream.once('end', () => reject(new Error('Xvfb ended before it had a screen.')));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise(resolve => {
    child.once('exit', () => resolve());
    child.kill();
  });
}

/** Also where it answers nothing any more. */
async function endedWithBrowser(driver: ChildProcess): Promise<void> {
  const gone = new Promise<void>(resolve => driver.once('exit', () => resolve()));
  if (driver.pid === undefined || driver.exitCode !== null || driver.signalCode !== null) return;
  process.kill(-driver.pid, 'SIGKILL');
  await gone;
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}
