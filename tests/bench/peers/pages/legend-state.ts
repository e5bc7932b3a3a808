// Legend-State with its Supabase plugin as its guide has it: kept in IndexedDB, changes since the last sync, endless retries, the
// columns that the app shows. It documents nothing for several tabs, and between versions of the app its transform.
import { type NotesObservable, observable, syncState, when } from '@legendapp/state';
import { observablePersistIndexedDB } from '@legendapp/state/persist-plugins/indexeddb';
import { syncedSupabase } from '@legendapp/state/sync-plugins/supabase';
import { clientFor } from './client.ts';
import { labelled, type Note, type Peer } from './peer.ts';

const storedWithinMs = 20_000;
const columns = ['id', 'owner_id', 'text', 'about', 'label', 'created_at', 'updated_at', 'deleted'];

export function legendState(): Peer {
  let notes: NotesObservable;
  let asked = false;
  let release = 1;
  const written = new Set<string>();
  const heard = new Set<string>();
  return {
    async open(opening) {
      release = opening.release;
      notes = observable(
        syncedSupabase({
          supabase: clientFor(opening.userId),
          collection: 'legend_notes',
          select: (from: { select(columns: string): unknown }) => from.select(columns.join(',')),
          fieldCreatedAt: 'created_at',
          fieldUpdatedAt: 'updated_at',
          fieldDeleted: 'deleted',
          changesSince: 'last-sync',
          as: 'object',
          initial: {},
          persist: {
            name: 'peer_notes',
            plugin: observablePersistIndexedDB({ databaseName: 'bench', version: 1, tableNames: ['peer_notes'] }),
            retrySync: true,
          },
          transform: { save: (note: Note) => (release === 2 ? labelled(note) : note) },
          retry: { infinite: true },
          onError: ({ message }: Error) => void (message.includes('Failed to fetch') || heard.add(message)),
        }),
      );
      notes.get();
      await when(syncState(notes).isPersistLoaded);
    },
    async write(note) {
      const place = notes[note.id];
      if (place === undefined || typeof place === 'function') throw new Error('No place for a note.');
      place.set(release === 2 ? labelled(note) : { ...note });
      written.add(note.id);
    },
    async edit({ id, text }) {
      const place = notes[id];
      if (place === undefined || typeof place === 'function') throw new Error('No such note.');
      place.text.set(text);
    },
    async stored() {
      const until = performance.now() + storedWithinMs;
      while ((await storedPending()) < written.size && performance.now() < until) {
        await new Promise(resolve => setTimeout(resolve, 100));
      }
    },
    async sync() {
      if (!asked) {
        asked = true;
        await when(syncState(notes).isLoaded);
        return;
      }
      await syncState(notes).sync();
      // Its promise is kept before the rows are here, and a second call would make it forget the first one's.
      await when(() => !syncState(notes).isGetting.get());
    },
    count: async () => Object.keys(notes.peek() ?? {}).length,
    has: async id => notes.peek()?.[id] !== undefined,
    settled: async () => Object.keys(syncState(notes).getPendingChanges() ?? {}).length === 0,
    refusals: async () => [...heard],
  };
}

/** It tells nobody when the disk has what it was given, so its own record of unsent changes is read there. */
function storedPending(): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('bench');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result
        .transaction('peer_notes')
        .objectStore('peer_notes')
        .get('peer_notes__legend_metadata');
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        opening.result.close();
        const { pending = {} } = (reading.result ?? {}) as { pending?: object };
        resolve(Object.keys(pending).length);
      };
    };
  });
}
