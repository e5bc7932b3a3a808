// One moment for all who read at once: a write wakes every question about what it changed, and all of them read in one
// transaction instead of one for each of their steps. It does not know who asks, nor what.
import Dexie, { type Transaction } from 'dexie';
import { type PersonStore, storeThrough } from './database.ts';

export type ReadTogether<View> = <Value>(ask: (view: View) => Promise<Value>) => Promise<Value>;

/** `ask` begins with a read and awaits nothing but reads: a transaction of which nobody asks anything ends by itself. */
export function readTogether<View>(store: PersonStore, view: (moment: PersonStore) => View): ReadTogether<View> {
  let opening: Promise<View> | null = null;
  // Joined only until it stands: a later question may be about a later write.
  const stands = (): void => {
    opening = null;
  };
  return ask => {
    if (opening === null) {
      opening = openMoment(store, view);
      opening.then(stands, stands);
    }
    return opening.then(ask);
  };
}

/** Of Dexie's promises, so that each question goes on in its own live query and hears of what it read itself. */
function openMoment<View>({ db, userId }: PersonStore, view: (moment: PersonStore) => View): Promise<View> {
  return new Dexie.Promise<View>((resolve, reject) => {
    const stands = (tx: Transaction): void =>
      resolve(view(storeThrough(db, userId, name => (tx.active ? tx.table(name) : db.table(name)))));
    const asked = db.tables.filter(({ name }) => name !== 'meta');
    db.transaction('r', asked, stands).catch(reject);
  });
}
