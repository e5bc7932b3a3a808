// TanStack DB's offline transactions over a collection that only this device has: an outbox, nothing is pulled. What the
// server refuses for good is thrown as its guide says, or it would be tried for ever and hold up the rest.
import { createCollection, localOnlyCollectionOptions, type NotesCollection } from '@tanstack/db';
import { type Executor, NonRetriableError, startOfflineExecutor } from '@tanstack/offline-transactions';
import { clientFor } from './client.ts';
import type { Peer } from './peer.ts';

export function tanstack(): Peer {
  let notes: NotesCollection;
  let outbox: Executor;
  let written = 0;
  const heard = new Set<string>();
  return {
    async open(userId) {
      const client = clientFor(userId);
      notes = createCollection(localOnlyCollectionOptions({ id: 'notes', getKey: ({ id }) => id }));
      outbox = startOfflineExecutor({
        collections: { notes },
        mutationFns: {
          async put({ transaction }) {
            const rows = transaction.mutations.map(({ modified }) => ({ id: modified.id, text: modified.text }));
            const { error, status } = await client.from('peer_notes').insert(rows);
            if (error === null) return;
            const forGood = status >= 400 && status < 500;
            if (forGood) heard.add(error.message);
            throw forGood ? new NonRetriableError(error.message) : new Error(error.message);
          },
        },
      });
      await outbox.waitForInit();
    },
    async write(note) {
      const act = outbox.createOfflineTransaction({ mutationFnName: 'put', autoCommit: false });
      act.mutate(() => notes.insert({ ...note }));
      // Settles when the server has it; what counts here is that the outbox does.
      act.commit().catch(() => undefined);
      written += 1;
    },
    async stored() {
      while ((await outbox.peekOutbox()).length < written) await new Promise(requestAnimationFrame);
    },
    sync: async () => undefined,
    count: async () => notes.size,
    async has(id) {
      const waiting = await outbox.peekOutbox();
      return notes.has(id) || waiting.some(({ mutations }) => mutations.some(({ modified }) => modified.id === id));
    },
    settled: async () => (await outbox.peekOutbox()).length === 0,
    refusals: async () => [...heard],
  };
}
