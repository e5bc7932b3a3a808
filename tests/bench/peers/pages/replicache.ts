// Replicache with a server side of the bench's own (replicache-server.ts). Its defaults, but for the pull of every minute: all
// engines are asked to sync at the same moments, where its guide has the server poke.
import { Replicache, type ReplicacheTx } from 'replicache';
import { labelled, type Note, type Peer } from './peer.ts';

const storedWithinMs = 20_000;

const mutators = {
  put_peer_note: (tx: ReplicacheTx, note: Note) => tx.set(`note/${note.id}`, note),
  async edit_peer_note(tx: ReplicacheTx, { id, text }: Note) {
    const note = await tx.get(`note/${id}`);
    if (note !== undefined) await tx.set(`note/${id}`, { ...note, text });
  },
};

export function replicache(): Peer {
  let rep: Replicache<typeof mutators>;
  let release = 1;
  let asked = false;
  let written = 0;
  let received = 0;
  let persisted = 0;
  let initial: Promise<void>;
  return {
    async open(opening) {
      release = opening.release;
      rep = new Replicache({
        name: opening.userId,
        schemaVersion: String(release),
        auth: `Bearer ${opening.userId}`,
        pushURL: '/replicache/push',
        pullURL: '/replicache/pull',
        pullInterval: null,
        logLevel: 'error',
        mutators,
      });
      initial = nextSync(rep);
      new BroadcastChannel(`replicache-on-persist:${opening.userId}`).onmessage = () => {
        persisted += 1;
      };
      await rep.clientGroupID;
    },
    async write(note) {
      await rep.mutate.put_peer_note(release === 2 ? labelled(note) : note);
      written += 1;
    },
    async edit(note) {
      await rep.mutate.edit_peer_note(note);
      written += 1;
    },
    async stored() {
      const until = performance.now() + storedWithinMs;
      const isStored = async () =>
        written > 0 ? (await storedMutations(rep.idbName, rep.clientID)) >= written : persisted >= received;
      while (!(await isStored()) && performance.now() < until) await new Promise(resolve => setTimeout(resolve, 20));
    },
    async sync() {
      const before = persisted;
      await (asked ? rep.pull({ now: true }) : initial);
      asked = true;
      received = before + 1;
    },
    count: () => rep.query(async tx => (await tx.scan({ prefix: 'note/' }).keys().toArray()).length),
    has: id => rep.query(tx => tx.has(`note/${id}`)),
    async settled() {
      // As the poke would, which its guide has the server send after a push.
      await rep.pull().catch(() => undefined);
      return (await rep.experimentalPendingMutations()).length === 0;
    },
    refusals: async () => [],
  };
}

/** The opening pulls by itself and tells nobody; it says when it is busy. */
function nextSync(rep: Pick<Replicache<typeof mutators>, 'onSync'>): Promise<void> {
  return new Promise(resolve => {
    rep.onSync = isBusy => {
      if (!isBusy) resolve();
    };
  });
}

/** It tells nobody how far the disk is, so its own record of this client is read there. */
async function storedMutations(name: string, clientId: string): Promise<number> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const store = database.transaction('chunks').objectStore('chunks');
  const read = <Value>(key: string) =>
    new Promise<Value | undefined>(resolve => {
      const reading = store.get(key);
      reading.onsuccess = () => resolve(reading.result as Value | undefined);
    });
  const hash = await read<string>('h/client-groups');
  const groups = await read<Record<string, { mutationIDs: Record<string, number> }>>(`c/${hash}/d`);
  database.close();
  return Math.max(0, ...Object.values(groups ?? {}).map(({ mutationIDs }) => mutationIDs[clientId] ?? 0));
}
