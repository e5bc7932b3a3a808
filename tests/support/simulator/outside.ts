// What others do meanwhile, straight on the server: memberships, and writes of transactions that commit late and out of order.
import type { Random } from '#tests/support/fakes/random.ts';
import { share, unshare, type Writes } from './model-commands.ts';
import type { Stage } from './stage.ts';
import { type Outside, PEOPLE } from './story.ts';

/** Half of them commit late, unless they are to happen at once. */
export async function happenOutside(stage: Stage, what: Outside, random: Random, when?: 'at once'): Promise<void> {
  const { server, world, ring } = stage.rig;
  const xid = server.store.begin();
  const late = random.chance(0.5) && when === undefined ? random.next() * 20_000 : 0;
  const userId = random.pick(PEOPLE);
  const memberId = random.uuid(random.below(2 ** 31));
  const choice = random.next();
  world.after(late, () => {
    server.store.commit(xid, writes => {
      const listId = pickKey(writes.rows.lists, choice);
      if (listId !== undefined) carryOut(writes, what, { listId, userId, memberId, choice });
    });
    server.store.end(xid);
    ring();
  });
}

const MANY = 60;

/** Whoever holds the first phone is no newcomer. */
export function writeMuch({ rig, players }: Stage): void {
  const owner_id = players[0]?.person ?? 'vera';
  const idOf = (nth: number) => `00000000-0000-7000-8000-${(0xf00000000000 + nth).toString(16)}`;
  const list_id = idOf(0);
  rig.server.write(writes => {
    writes.put('lists', { id: list_id, row_xid: '', title: 'much', owner_id, note_count: MANY });
    share(writes, { memberId: idOf(0), listId: list_id, userId: owner_id });
    for (let nth = 1; nth <= MANY; nth += 1) {
      const note = { id: idOf(nth), row_xid: '', list_id, author_id: owner_id };
      writes.put('notes', { ...note, text: `note ${nth} of many`, version: 1, taken_by: null });
    }
  });
}

interface At {
  readonly listId: string;
  readonly userId: string;
  readonly memberId: string;
  readonly choice: number;
}

function carryOut(writes: Writes, what: Outside, { listId, userId, memberId, choice }: At): void {
  if (what === 'share') share(writes, { memberId, listId, userId });
  else if (what === 'unshare') unshare(writes, listId, userId);
  else changeNote(writes, what, choice);
}

function changeNote(writes: Writes, what: Outside, choice: number): void {
  const noteId = pickKey(writes.rows.notes, choice);
  const note = noteId === undefined ? undefined : writes.rows.notes.get(noteId);
  if (note === undefined) return;
  if (what === 'outside-remove') writes.remove('notes', note.id);
  else writes.put('notes', { ...note, text: `outside ${Math.floor(choice * 1000)}`, version: note.version + 1 });
}

function pickKey(map: ReadonlyMap<string, unknown>, choice: number): string | undefined {
  const keys = [...map.keys()].sort();
  return keys[Math.floor(choice * keys.length)];
}
