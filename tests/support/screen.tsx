// One screen on one person's device, without a browser's engine: React draws it into a document in memory, within all that stands
// around it in the app. The device is the real one (queue, mirror, live queries) over storage in memory; it has no network unless a
// test gives it a server.
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { toast } from 'sonner';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { Providers } from '#app/providers.tsx';
import { catalogue } from '#domain/catalogue.ts';
import { ownRole } from '#domain/profiles/queries.ts';
import { bringWords, speak } from '#i18n/words.ts';
import { type PersonStore, personStore } from '#sync/database.ts';
import { openDeviceStore } from '#sync/device-store.ts';
import {
  type MirroredRow,
  type OpenDevice,
  type OutboxEntry,
  openDevice,
  type Platform,
  type Table,
} from '#sync/index.ts';
import { wireOver } from '#sync/wire.ts';
import { nodeWorld } from '#tests/journeys/node-platform.ts';
import { newHardware } from '#tests/support/fakes/hardware.ts';
import { Random } from '#tests/support/fakes/random.ts';
import { tabStorage } from '#tests/support/fakes/storage.ts';
import { World } from '#tests/support/fakes/world.ts';
import { AnsweringServer, type Answers } from './answering-server.ts';

// What this document lacks and a browser may lack too is said to be lacking.
Object.assign(window, { visualViewport: null });
// Answers come when they come: a toast of what is only saved waits a second by itself.
configure({ asyncUtilTimeout: 8_000 });

await Promise.all((['portal', 'admin', 'settings', 'auth'] as const).map(bringWords));
const words = await speak('en');
const settings = {
  adminDomain: '@rockstars.example',
  functionsUrl: 'https://encore.example/functions',
  supportEmail: 'support@rockstars.example',
};

const opened = new Map<OpenDevice, PersonStore>();
afterEach(async () => {
  cleanup();
  // The next host of toasts would show again what nobody has closed.
  toast.dismiss();
  // Whoever leaves leaves nothing behind: answers of the server and what was typed are the next test's otherwise.
  for (const [device, store] of opened) {
    store.db.close();
    await device.signOut();
    await device.close();
  }
  opened.clear();
  localStorage.clear();
  sessionStorage.clear();
});

// A toast that is due a second after the last press of a file finds no document to be drawn in.
const timers = vi.spyOn(globalThis, 'setTimeout');
afterAll(() => {
  for (const { value } of timers.mock.results) clearTimeout(value);
});

/** Somebody signed in, with an empty mirror; with answers also with a network. */
export async function personAt(userId: string, answers?: Answers) {
  const server = new AnsweringServer(userId);
  const disk = diskInMemory();
  const world = nodeWorld();
  const comesOnline = (prepared: Answers = {}) => {
    Object.assign(server, { answers: prepared, isHere: true });
    world.setOnline(true);
  };
  world.setOnline(false);
  if (answers !== undefined) comesOnline(answers);
  const platform = { ...world.platform, indexedDB: disk.indexedDB };
  await signIn(platform, userId);
  const store = personStore(platform, catalogue, userId);
  const device = openDevice({ catalogue, platform, wire: async () => wireOver(server.remote) });
  opened.set(device, store);
  // Nothing in the app is pressed before it is known whose it is.
  await expect.poll(device.mirror.get).not.toBeNull();
  return {
    disk,
    server,
    device,
    /** There was no network so far. */
    comesOnline,
    /** Rows that the server has sent. */
    async holds<Row extends MirroredRow>(table: Table<Row>, ...rows: readonly Row[]): Promise<void> {
      await store.rows(table.name).bulkPut([...rows]);
    },
    /** What this device has saved for the server, oldest first. */
    async outbox(): Promise<readonly Pick<OutboxEntry, 'name' | 'args'>[]> {
      const entries = (await device.mirror.get()?.outbox()) ?? [];
      return entries.map(({ name, args }) => ({ name, args }));
    },
    /** `at`: with a search that the screen reads. */
    sees: (element: ReactElement, at = '/') => draw(element, device, at),
  };
}

async function signIn(platform: Platform, userId: string): Promise<void> {
  const email = 'somebody@example.com';
  const session = { userId, email, accessToken: 'access', refreshToken: 'refresh', expiresIn: 3600 };
  const kept = openDeviceStore(platform);
  await kept.change('session', () => ({ userId, email, tokens: { session, receivedAt: platform.now() } }));
  kept.close();
}

function draw(element: ReactElement, device: OpenDevice, at: string) {
  const root = createRootRoute({ component: () => element });
  const everywhere = createRoute({ getParentRoute: () => root, path: '$' });
  const history = createMemoryHistory({ initialEntries: [at] });
  const router = createRouter({ routeTree: root.addChildren([everywhere]), history });
  render(
    <Providers device={device} settings={settings} ownRole={ownRole} isInternal={() => false} initial={words}>
      <RouterProvider router={router as never} />
    </Providers>,
  );
  const found = (role: string, name: string | RegExp) => screen.findByRole(role, { name });
  return {
    // Each by a hand of its own: two of one hand within a fifth of a second are a double click, wherever they fall.
    press: async (words: string | RegExp, role = 'button') => userEvent.click(await found(role, words)),
    types: async (words: string, field: string | RegExp) => userEvent.type(await found('textbox', field), words),
    chooses: async (words: string, field: string) => userEvent.selectOptions(await found('combobox', field), words),
    /** What stands in forms and is not saved yet, by the name of each form. */
    typed: () => typedBy(device.session.get()?.userId ?? ''),
    isAt: () => history.location.href,
  };
}

/** Found by its text: to ask a large form for its roles takes two seconds on a busy machine, and a toast stands for six. */
export async function pressUndo(): Promise<void> {
  await userEvent.click(await screen.findByText('Undo'));
}

function typedBy(userId: string): Record<string, unknown> {
  const start = `encore:person:${userId}:`;
  const kept = Object.entries(sessionStorage).filter(([key]) => key.startsWith(start) && !key.endsWith('-begun'));
  return Object.fromEntries(kept.map(([key, words]) => [key.slice(start.length), JSON.parse(words)]));
}

/** One that is full keeps nothing more. */
function diskInMemory() {
  const hardware = newHardware(new World(), new Random(1));
  return {
    indexedDB: tabStorage(hardware, () => false).factory,
    isFull(full: boolean): void {
      hardware.faults.room = full ? 0 : null;
    },
  };
}
