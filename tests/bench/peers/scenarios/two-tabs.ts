// Two tabs wrote without a network. With one, the tab that begins to send is closed in the middle of it, and the other stays.
import type { Page } from '@playwright/test';
import type { EngineName } from '#tests/bench/peers/pages/page.ts';
import {
  delivered,
  type Figures,
  notes,
  onDevice,
  open,
  type Stage,
  takenTwice,
  write,
} from '#tests/bench/peers/stage.ts';
import { all, settles } from './offline.ts';

const WITHIN_MS = 15_000;

export async function twoTabs(stage: Stage, engine: EngineName): Promise<Figures> {
  const { server } = stage;
  const userId = await server.newPerson();
  const each = Math.round(500 * stage.size);
  return await onDevice(stage, engine, async device => {
    server.faults.down = true;
    const [one, two] = [await device.start(), await device.start()];
    for (const tab of [one, two]) await open(tab, userId, { hasTabs: true });
    for (const tab of [one, two]) await write(tab, notes(each));
    await Promise.all([one, two].map(tab => tab.close()));
    Object.assign(server.faults, { down: false, roundTripMs: 300 });
    const tabs = [await device.start(), await device.start()] as const;
    const sends = senderOf(tabs);
    await Promise.all(tabs.map(tab => open(tab, userId, { hasTabs: true })));
    const sender = await sends;
    const stays = tabs.find(tab => tab !== sender) ?? tabs[0];
    const from = performance.now();
    await sender?.close();
    await all(() => delivered(server, userId), 2 * each);
    const settled = await settles(stays);
    return {
      delivered: await delivered(server, userId),
      of: 2 * each,
      'taken twice': await takenTwice(server, userId),
      settled,
      seconds: (performance.now() - from) / 1_000,
    };
  });
}

/** The first that has a write on its way; null when none sends anything. */
function senderOf(tabs: readonly Page[]): Promise<Page | null> {
  return new Promise(resolve => {
    setTimeout(() => resolve(null), WITHIN_MS);
    for (const tab of tabs) {
      tab.on('request', request => {
        if (request.method() === 'POST' && isWrite(request.url(), request.postData() ?? '')) resolve(tab);
      });
    }
  });
}

function isWrite(url: string, body: string): boolean {
  if (url.endsWith('/rpc/sync')) return body.includes('"commands":[{');
  return url.endsWith('/push') || url.includes('_notes');
}
