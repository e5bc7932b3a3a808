// The business of the simulator: people share lists and write notes. Small, but with everything that an engine can get wrong:
// parents and children, counters that several commands touch, lookups, versions, things that only one person can have, and
// membership that opens and closes many rows at once.
import * as v from 'valibot';
import { type Catalogue, defineCommand, defineTable } from '#sync/index.ts';

const stamp = { id: v.string(), row_xid: v.string() };

const List = v.object({ ...stamp, title: v.string(), owner_id: v.string(), note_count: v.number() });
const Member = v.object({ ...stamp, list_id: v.string(), user_id: v.string() });
const Note = v.object({
  ...stamp,
  list_id: v.string(),
  author_id: v.string(),
  text: v.string(),
  version: v.number(),
  taken_by: v.nullable(v.string()),
});

export type List = v.InferOutput<typeof List>;
export type Member = v.InferOutput<typeof Member>;
export type Note = v.InferOutput<typeof Note>;

export const lists = defineTable<List>({
  name: 'lists',
  row: List,
  indexes: ['owner_id'],
  scopes: row => [`list:${row.id}`],
});
export const members = defineTable<Member>({
  name: 'members',
  row: Member,
  indexes: ['list_id', 'user_id'],
  scopes: row => [`list:${row.list_id}`],
});
export const notes = defineTable<Note>({
  name: 'notes',
  row: Note,
  indexes: ['list_id'],
  scopes: row => [`list:${row.list_id}`],
  expired: (row, horizonDay) => isPast(row.text, horizonDay),
});

/** 'until 2026-01-05' leaves the mirror on the day after. */
export function isPast(text: string, horizonDay: string): boolean {
  return text.startsWith('until ') && text.slice(6) < horizonDay;
}

export const createList = defineCommand({
  name: 'create_list',
  version: 1,
  args: v.object({ id: v.string(), member_id: v.string(), title: v.pipe(v.string(), v.maxLength(100)) }),
  lanes: args => [`list:${args.id}`],
  async apply(tx, args, { userId }) {
    await tx.put(lists, { id: args.id, row_xid: '0', title: args.title, owner_id: userId, note_count: 0 });
    await tx.put(members, { id: args.member_id, row_xid: '0', list_id: args.id, user_id: userId });
  },
});

export const retitle = defineCommand({
  name: 'retitle',
  version: 1,
  args: v.object({ id: v.string(), title: v.string() }),
  lanes: args => [`list:${args.id}`],
  async apply(tx, args) {
    await tx.patch(lists, args.id, { title: args.title });
  },
});

export const addNote = defineCommand({
  name: 'add_note',
  version: 1,
  args: v.object({ id: v.string(), list_id: v.string(), text: v.pipe(v.string(), v.minLength(1)) }),
  lanes: args => [`list:${args.list_id}`, `note:${args.id}`],
  async apply(tx, args, { userId }) {
    const { id, list_id, text } = args;
    await tx.put(notes, { id, row_xid: '0', list_id, author_id: userId, text, version: 1, taken_by: null });
    const list = await tx.get(lists, list_id);
    if (list !== undefined) await tx.patch(lists, list_id, { note_count: list.note_count + 1 });
  },
});

export const editNote = defineCommand({
  name: 'edit_note',
  version: 1,
  args: v.object({ id: v.string(), text: v.string(), version: v.number() }),
  lanes: args => [`note:${args.id}`],
  async apply(tx, args) {
    const note = await tx.get(notes, args.id);
    if (note?.version !== args.version) return;
    await tx.patch(notes, args.id, { text: args.text, version: args.version + 1 });
  },
});

/** First come, first served: others are refused with who has it. */
export const takeNote = defineCommand({
  name: 'take_note',
  version: 1,
  args: v.object({ id: v.string() }),
  lanes: args => [`note:${args.id}`],
  async apply(tx, args, { userId }) {
    const note = await tx.get(notes, args.id);
    if (note?.taken_by === null) await tx.patch(notes, args.id, { taken_by: userId });
  },
});

/** Removes every note of a list that nobody took: an effect that reads by lookup. */
export const clearList = defineCommand({
  name: 'clear_list',
  version: 1,
  args: v.object({ list_id: v.string() }),
  lanes: args => [`list:${args.list_id}`],
  async apply(tx, args) {
    const all = await tx.where(notes, 'list_id', args.list_id);
    for (const note of all) if (note.taken_by === null) await tx.remove(notes, note.id);
    await tx.patch(lists, args.list_id, { note_count: all.filter(note => note.taken_by !== null).length });
  },
});

export const notesCatalogue: Catalogue = {
  tables: [lists, members, notes],
  commands: [createList, retitle, addNote, editNote, takeNote, clearList],
};
