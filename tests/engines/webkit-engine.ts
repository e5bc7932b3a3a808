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

type Call = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;

const START_MS = 20_000;
const CALL_MS = 30_000;

export async function webkitEngine(programs: Programs): Promise<Engine> {
  const screen = spawn(programs.screen, ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await firstLine(screen.stdio[3] as Readable);
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, WEBKIT_DISABLE_COMPOSITING_MODE: '1', GDK_BACKEND: 'x11' },
  });
  const call: Call = (method, path, body) => request(`http://127.0.0.1:${port}${path}`, method, body);
  await answering(call);
  const probe = await session(call, programs.browser);
  await probe.visitor.leave();
  return {
    name: 'WebKit',
    version: probe.version,
    visitor: async () => (await session(call, programs.browser)).visitor,
    async stop() {
      await ended(driver);
      await ended(screen);
    },
  };
}

/** A session has a profile of its own, which goes with it. */
async function session(call: Call, binary: string): Promise<{ visitor: Visitor; version: string }> {
  // Whoever drives looks at the page, not at its load event: without a server that may be long in coming.
  const capabilities = {
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  };
  const made = await call<{
    sessionId: string;
    capabilities: { readonly browserName: string; readonly browserVersion: string };
  }>('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const within: Call = (method, path, body) => call(method, `/session/${made.sessionId}${path}`, body);
  await within('POST', '/timeouts', { script: 30_000, pageLoad: 60_000 });
  let first: string | undefined = await within<string>('GET', '/window');
  return {
    version: `${made.capabilities.browserName} ${made.capabilities.browserVersion}`,
    visitor: {
      async tab() {
        const handle = first ?? (await within<{ handle: string }>('POST', '/window/new', { type: 'tab' })).handle;
        first = undefined;
        return tab(within, handle);
      },
      leave: () => within('DELETE', ''),
    },
  };
}

function tab(call: Call, handle: string): Tab {
  // The driver speaks to one window at a time.
  const inFront = async <Value>(act: () => Promise<Value>): Promise<Value> => {
    await call('POST', '/window', { handle });
    return await act();
  };
  const inPage = (script: string): Promise<unknown> => call('POST', '/execute/sync', { script, args: [] });
  /** The driver waits for nothing: whoever asks next would be answered by the page that is being left. */
  const away = (act: () => Promise<void>): Promise<void> =>
    inFront(async () => {
      await inPage('window.beingLeft = true');
      await act();
      for (const until = Date.now() + CALL_MS; Date.now() < until; await pause(20)) {
        const there = 'return window.beingLeft === undefined && document.body !== null';
        if ((await inPage(there).catch(() => false)) === true) return;
      }
      throw new Error('The page that was asked for never came.');
    });
  return {
    open: url => away(() => call('POST', '/url', { url })),
    reload: () => away(() => call('POST', '/refresh', {})),
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

async function request<Value>(url: string, method: string, body?: object): Promise<Value> {
  const answer = await fetch(url, {
    method,
    // A page that never comes to rest answers nothing, and who waits for it learns nothing.
    signal: AbortSignal.timeout(CALL_MS),
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

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}
