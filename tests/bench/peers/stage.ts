// What every workload needs: devices with storage of their own, rows at the server, and what went over the wire.
import type { Browser, Page } from '@playwright/test';
import { v7 as newId } from 'uuid';
import type { Act, EngineName, PeerPage } from './pages/page.ts';
import type { Note, Opening } from './pages/peer.ts';
import type { PeerServer } from './server.ts';

/** One measured run; figures by name, in the order in which they are told. */
export interface Row {
  readonly bench: string;
  readonly engine: EngineName;
  readonly figures: Readonly<Record<string, number | boolean | string>>;
  /** It did what the bench asks for. */
  readonly isDone: boolean;
}

export interface Stage {
  readonly server: PeerServer;
  readonly browser: Browser;
  /** 1 for the real thing; less to try the bench itself. */
  readonly size: number;
}

export type Figures = Row['figures'];

export interface Device {
  start(): Promise<Page>;
}

export async function onDevice(
  stage: Stage,
  engine: EngineName,
  act: (device: Device) => Promise<Figures>,
): Promise<Figures> {
  return onDeviceAt(stage.server.url, { stage, engine }, act);
}

/** `url`: by which way it reaches the server. */
export async function onDeviceAt(
  url: string,
  { stage, engine }: { readonly stage: Stage; readonly engine: EngineName },
  act: (device: Device) => Promise<Figures>,
): Promise<Figures> {
  const { faults, thin } = stage.server;
  const context = await stage.browser.newContext({ baseURL: url, ignoreHTTPSErrors: true });
  const start = async () => {
    const page = await context.newPage();
    page.on('pageerror', error => console.error(`  in the page: ${error.message}`));
    await page.goto('/');
    await page.waitForFunction(() => 'bench' in window);
    await page.evaluate(name => (window as unknown as { bench: PeerPage }).bench.load(name), engine);
    return page;
  };
  try {
    return await act({ start });
  } finally {
    await context.close();
    Object.assign(faults, { down: false, roundTripMs: 0, lostShare: 0 });
    thin.rate = null;
  }
}

export function open(page: Page, userId: string, more: Partial<Opening> = {}): Promise<void> {
  return page.evaluate(
    opening => (window as unknown as { bench: PeerPage }).bench.open(opening),
    openingOf(userId, more),
  );
}

/** The app's first version in its only tab, unless something else is said. */
export function openingOf(userId: string, more: Partial<Opening> = {}): Opening {
  return { userId, release: 1, hasTabs: false, ...more };
}

export function write(page: Page, acts: readonly Act[]): Promise<void> {
  return page.evaluate(all => (window as unknown as { bench: PeerPage }).bench.writeAll(all), acts);
}

export function countOf(page: Page, ids: readonly string[]): Promise<number> {
  return page.evaluate(all => (window as unknown as { bench: PeerPage }).bench.countOf(all), ids);
}

export function sync(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as { bench: PeerPage }).bench.sync());
}

export function count(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { bench: PeerPage }).bench.count());
}

export async function refusals(page: Page): Promise<string> {
  const words = await page.evaluate(() => (window as unknown as { bench: PeerPage }).bench.refusals());
  return words[0] ?? '';
}

export function notes(many: number): Note[] {
  return Array.from({ length: many }, (_, nth) => ({ id: newId(), text: `Note ${nth} of the day.` }));
}

export async function takenTwice({ postgres }: PeerServer, userId: string): Promise<number> {
  const twice = await postgres.query('select id from public.peer_notes where owner_id = $1 and effects > 1', [userId]);
  return twice.length;
}

export async function delivered({ postgres }: PeerServer, userId: string): Promise<number> {
  const [found] = await postgres.query<{ many: number }>(
    'select count(*)::int as many from public.peer_notes where owner_id = $1',
    [userId],
  );
  return found?.many ?? 0;
}

/** As if written one after the other, the last one just now; past the triggers, which would give all of them one time. */
export async function fill({ server }: Stage, userId: string, many: number): Promise<void> {
  const client = await server.postgres.connect();
  await client.query("set session_replication_role = 'replica'");
  await client.query(
    `insert into public.peer_notes (id, owner_id, text, created_at, updated_at, "_modified")
     select gen_random_uuid(), $1, lpad(n::text, 6, '0') || repeat(' of many words', 12), at, at, at
     from generate_series(1, $2::int) n, lateral (select clock_timestamp() - ($2::int - n) * interval '5 ms' as at) as placed`,
    [userId, many],
  );
  await client.end();
}

export function meter({ server }: Stage): void {
  Object.assign(server.tally, { requests: 0, bytesUp: 0, bytesDown: 0 });
}

export function traffic({ server: { tally } }: Stage): Figures {
  return { requests: tally.requests, 'KiB up': tally.bytesUp / 1024, 'KiB down': tally.bytesDown / 1024 };
}
