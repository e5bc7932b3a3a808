// RxDB with its Supabase replication on its Dexie storage. The largest page that the server's row cap allows, and the push
// batch of its guide; with several tabs its multiInstance and its elected leader, who alone replicates; between versions of the
// app its migration strategies.
import { addRxPlugin, createRxDatabase, type RxCollection } from 'rxdb';
import { RxDBLeaderElectionPlugin } from 'rxdb/plugins/leader-election';
import { RxDBMigrationSchemaPlugin } from 'rxdb/plugins/migration-schema';
import { type Replication, replicateSupabase } from 'rxdb/plugins/replication-supabase';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { clientFor } from './client.ts';
import { labelled, type Note, type Peer } from './peer.ts';

addRxPlugin(RxDBLeaderElectionPlugin);
addRxPlugin(RxDBMigrationSchemaPlugin);

const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;
const first = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 40 },
    text,
    about: textOrNull,
    owner_id: text,
    created_at: text,
  },
  required: ['id', 'text'],
};
const second = { ...first, version: 1, properties: { ...first.properties, label: textOrNull } };

export function rxdb(): Peer {
  let notes: RxCollection;
  let replication: Replication;
  let release = 1;
  let asked = false;
  const heard = new Set<string>();
  return {
    async open(opening) {
      release = opening.release;
      const { userId, hasTabs } = opening;
      const database = await createRxDatabase({ name: 'bench', storage: getRxStorageDexie(), multiInstance: hasTabs });
      const { peer_notes } = await database.addCollections({
        peer_notes:
          release === 1
            ? { schema: first }
            : { schema: second, migrationStrategies: { 1: (note: Note) => labelled(note) } },
      });
      if (peer_notes === undefined) throw new Error('No collection.');
      notes = peer_notes;
      replication = replicateSupabase({
        tableName: 'rxdb_notes',
        client: clientFor(userId),
        collection: notes,
        replicationIdentifier: 'bench',
        live: true,
        waitForLeadership: hasTabs,
        pull: { batchSize: 1000, modifier: row => (release === 1 ? unlabelled(row) : row) },
        push: { batchSize: 50 },
      });
      replication.error$.subscribe(({ parameters }) => {
        for (const { message } of parameters.errors ?? []) if (!message.includes('Failed to fetch')) heard.add(message);
      });
    },
    write: async note => void (await notes.insert({ ...(release === 2 ? labelled(note) : note) })),
    async edit({ id, text: said }) {
      const note = await notes.findOne(id).exec();
      await note?.incrementalPatch({ text: said });
    },
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

/** The first version of the app knows no labels. */
function unlabelled({ label: _, ...row }: Record<string, unknown>): Record<string, unknown> {
  return row;
}

function later(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}
