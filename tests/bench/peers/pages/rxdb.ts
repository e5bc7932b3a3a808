// RxDB with its Supabase replication on its Dexie storage. One tab, so no election to wait for; the largest page that the
// server's row cap allows, and the push batch of its guide.
import { createRxDatabase, type RxCollection } from 'rxdb';
import { type Replication, replicateSupabase } from 'rxdb/plugins/replication-supabase';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { clientFor } from './client.ts';
import type { Peer } from './peer.ts';

const text = { type: 'string' } as const;
const schema = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 40 },
    text,
    row_xid: text,
    owner_id: text,
    created_at: text,
    updated_at: text,
    deleted: { type: 'boolean' },
    effects: { type: 'number' },
  },
  required: ['id', 'text'],
};

export function rxdb(): Peer {
  let notes: RxCollection;
  let replication: Replication;
  let asked = false;
  const heard = new Set<string>();
  return {
    async open(userId) {
      const database = await createRxDatabase({ name: 'bench', storage: getRxStorageDexie(), multiInstance: false });
      const { peer_notes } = await database.addCollections({ peer_notes: { schema } });
      if (peer_notes === undefined) throw new Error('No collection.');
      notes = peer_notes;
      replication = replicateSupabase({
        tableName: 'peer_notes',
        client: clientFor(userId),
        collection: notes,
        replicationIdentifier: 'bench',
        live: true,
        waitForLeadership: false,
        pull: { batchSize: 1000 },
        push: { batchSize: 50 },
      });
      replication.error$.subscribe(({ parameters }) => {
        for (const { message } of parameters.errors ?? []) if (!message.includes('Failed to fetch')) heard.add(message);
      });
    },
    write: async note => void (await notes.insert({ ...note })),
    stored: async () => undefined,
    async sync() {
      if (!asked) {
        asked = true;
        await replication.awaitInitialReplication();
        return;
      }
      replication.reSync();
      await replication.awaitInSync();
    },
    count: () => notes.count().exec(),
    has: async id => (await notes.findOne(id).exec()) !== null,
    settled: () => Promise.race([replication.awaitInSync().then(() => true), later(5_000).then(() => false)]),
    refusals: async () => [...heard],
  };
}

function later(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}
