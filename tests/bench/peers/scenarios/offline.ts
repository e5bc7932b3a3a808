// Written without a network; the app is closed, and opened again once there is one.
import type { Page } from '@playwright/test';
import type { Act, EngineName, PeerPage } from '#tests/bench/peers/pages/page.ts';
import type { Opening } from '#tests/bench/peers/pages/peer.ts';
import { type Figures, meter, onDeviceAt, open, type Stage, write } from '#tests/bench/peers/stage.ts';

const GIVE_UP_MS = 60_000;
/** Nothing more is to be expected after as long without progress; the peers' own pauses between tries are shorter. */
const NO_PROGRESS_MS = 20_000;

export interface Given {
  readonly acts: readonly Act[];
  /** How many have arrived as they should, asked of the server. */
  arrived(userId: string): Promise<number>;
  readonly wanted: number;
  /** By which way it reaches the server; the short one unless said. */
  readonly url?: string;
  /** Between the closing and the opening: the network is still away. */
  between?(device: { start(): Promise<Page> }, userId: string): Promise<void>;
  /** Once the app's code is there and the network is back. */
  beforeOpening?(): void;
  /** How the app is opened again. */
  readonly again?: Partial<Opening>;
}

export interface Back {
  readonly page: Page;
  readonly userId: string;
  /** From the opening of the app with a network to the last good act at the server; as long as was waited when they did not all come. */
  readonly seconds: number;
}

export async function writtenOffline(
  stage: Stage,
  engine: EngineName,
  { given, tell }: { readonly given: Given; tell(back: Back): Promise<Figures> },
): Promise<Figures> {
  const { server } = stage;
  const { faults } = server;
  const userId = await server.newPerson();
  return await onDeviceAt(given.url ?? server.url, { stage, engine }, async device => {
    faults.down = true;
    const first = await device.start();
    await open(first, userId);
    await write(first, given.acts);
    await first.close();
    await given.between?.(device, userId);
    faults.down = false;
    const page = await device.start();
    given.beforeOpening?.();
    meter(stage);
    const from = performance.now();
    await open(page, userId, given.again);
    await all(() => given.arrived(userId), given.wanted);
    const seconds = (performance.now() - from) / 1_000;
    return await tell({ page, userId, seconds });
  });
}

/** Until there are as many as wanted, or nothing more is to be expected. */
export async function all(arrived: () => Promise<number>, wanted: number): Promise<void> {
  const from = performance.now();
  let best = { count: 0, at: from };
  while (best.count < wanted && performance.now() - from < GIVE_UP_MS && performance.now() - best.at < NO_PROGRESS_MS) {
    await new Promise(resolve => setTimeout(resolve, 10));
    const now = await arrived();
    if (now > best.count) best = { count: now, at: performance.now() };
  }
}

/** Some say so a moment after the server has it. */
export async function settles(page: Page): Promise<boolean> {
  const from = performance.now();
  for (;;) {
    const settled = await page.evaluate(() => (window as unknown as { bench: PeerPage }).bench.settled());
    if (settled || performance.now() - from > NO_PROGRESS_MS) return settled;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}
