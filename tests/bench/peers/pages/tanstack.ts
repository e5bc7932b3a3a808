// TanStack DB's offline transactions over a collection that only this device has: an outbox, nothing is pulled. As its guide
// has it: what the server refuses for good is thrown as such, what arrives twice is told apart by its key (here the note's own
// id), and one tab has the outbox. What a former version of the app left there is labelled before it is sent again.
import { createCollection, localOnlyCollectionOptions, type NotesCollection } from '@tanstack/db';
import { type Executor, NonRetriableError, startOfflineExecutor } from '@tanstack/offline-transactions';
import { clientFor } from './client.ts';
import { labelled, type Note, type Peer } from './peer.ts';

export function tanstack(): Peer {
  let notes: NotesCollection;
  let outbox: Executor;
  let written = 0;
  let release = 1;
  const heard = new Set<string>();
  const commit = (name: string, act: () => void) => {
    const transaction = outbox.createOfflineTransaction({ mutationFnName: name, autoCommit: false });
    transaction.mutate(act);
    // Settles when the server has it; what counts here is that the outbox does.
    transaction.commit().catch(() => undefined);
    written += 1;
  };
  const judge = ({ error, status }: { error: { message: string } | null; status: number }) => {
    if (error === null) return;
    const forGood = status >= 400 && status < 500;
    if (forGood) heard.add(error.message);
    throw forGood ? new NonRetriableError(error.message) : new Error(error.message);
  };
  return {
    async open(opening) {
      release = opening.release;
      const client = clientFor(opening.userId);
      const asStored = (note: Note) => (release === 2 ? labelled(note) : note);
      notes = createCollection(localOnlyCollectionOptions({ id: 'notes', getKey: ({ id }) => id }));
      outbox = startOfflineExecutor({
        collections: { notes },
        mutationFns: {
          async put({ transaction }) {
            const rows = transaction.mutations.map(({ modified }) => asStored(plain(modified)));
            judge(await client.from('peer_notes').upsert(rows, { onConflict: 'id', ignoreDuplicates: true }));
          },
          async edit({ transaction }) {
            for (const { modified } of transaction.mutations) {
              judge(await client.from('peer_notes').update({ text: modified.text }).eq('id', modified.id));
            }
          },
        },
      });
      await outbox.waitForInit();
    },
    write: async note => commit('put', () => void notes.insert({ ...note })),
    edit: async ({ id, text }) =>
      commit('edit', () => {
        notes.update(id, draft => {
          draft.text = text;
        });
      }),
    async stored() {
      const until = performance.now() + 20_000;
      while ((await outbox.peekOutbox()).length < written && performance.now() < until) {
        await new Promise(requestAnimationFrame);
      }
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

function plain({ id, text, about }: Note): Note {
  return about === undefined ? { id, text } : { id, text, about };
}
