// What the model server does with each command: the server's version of notes.ts. Where the device only
// fails early, this refuses with a code.
import * as v from 'valibot';
import type { SentCommand } from '#sync/answer.ts';
import type { MirroredRow } from '#sync/index.ts';
import type { Rows, TableName } from './model-store.ts';
import { addNote, clearList, createList, editNote, retitle, takeNote } from './notes.ts';

export class Refused extends Error {
  readonly code: string;
  readonly detail: unknown;

  constructor(code: string, detail?: unknown) {
    super(code);
    this.code = code;
    this.detail = detail;
  }
}

/** What one transaction may read and write. */
export interface Writes {
  readonly rows: Rows;
  put(table: TableName, row: MirroredRow & Record<string, unknown>): void;
  remove(table: TableName, id: string): void;
  logScope(userId: string, scope: string, change: 'granted' | 'revoked'): void;
}

type Doer = (writes: Writes, userId: string, args: unknown) => void;

const DOERS: Readonly<Record<string, Doer>> = {
  create_list(writes, userId, given) {
    const { id, member_id, title } = checked(createList.args, given);
    if (title.includes('!')) throw new Refused('title_not_allowed');
    if (writes.rows.lists.has(id)) throw new Refused('already_there');
    writes.put('lists', { id, row_xid: '', title, owner_id: userId, note_count: 0 });
    writes.put('members', { id: member_id, row_xid: '', list_id: id, user_id: userId });
    writes.logScope(userId, `list:${id}`, 'granted');
  },
  retitle(writes, userId, given) {
    const { id, title } = checked(retitle.args, given);
    const list = listOf(writes, userId, id);
    if (title.includes('!')) throw new Refused('title_not_allowed');
    writes.put('lists', { ...list, title });
  },
  add_note(writes, userId, given) {
    const { id, list_id, text } = checked(addNote.args, given);
    const list = listOf(writes, userId, list_id);
    if (text.includes('!')) throw new Refused('text_not_allowed');
    if (writes.rows.notes.has(id)) throw new Refused('already_there');
    writes.put('notes', { id, row_xid: '', list_id, author_id: userId, text, version: 1, taken_by: null });
    writes.put('lists', { ...list, note_count: list.note_count + 1 });
  },
  edit_note(writes, userId, given) {
    const { id, text, version } = checked(editNote.args, given);
    const note = noteOf(writes, userId, id);
    if (note.version !== version) throw new Refused('terms_changed', { note });
    writes.put('notes', { ...note, text, version: version + 1 });
  },
  take_note(writes, userId, given) {
    const { id } = checked(takeNote.args, given);
    const note = noteOf(writes, userId, id);
    if (note.taken_by !== null) throw new Refused('taken', { by: note.taken_by });
    writes.put('notes', { ...note, taken_by: userId });
  },
  clear_list(writes, userId, given) {
    const { list_id } = checked(clearList.args, given);
    const list = listOf(writes, userId, list_id);
    const here = [...writes.rows.notes.values()].filter(note => note.list_id === list_id);
    const all = here.sort((a, b) => (a.id < b.id ? -1 : 1));
    for (const note of all) if (note.taken_by === null) writes.remove('notes', note.id);
    writes.put('lists', { ...list, note_count: all.filter(note => note.taken_by !== null).length });
  },
};

/** What the dispatcher says before it looks at what a command waits for. */
export function refusalBeforeRunning({ name, args, v: version }: SentCommand): string | null {
  if (DOERS[name] === undefined) return 'unknown_command';
  if (args === null || typeof args !== 'object') return 'invalid_arguments';
  return version === 0 || version === 1 ? null : 'outdated';
}

export function carryOut(writes: Writes, userId: string, command: SentCommand): void {
  DOERS[command.name]?.(writes, userId, command.args);
}

function checked<Args>(schema: v.GenericSchema<unknown, Args>, given: unknown): Args {
  const result = v.safeParse(schema, given);
  if (!result.success) throw new Refused('invalid_arguments');
  return result.output;
}

function listOf(writes: Writes, userId: string, id: string) {
  const list = writes.rows.lists.get(id);
  if (list === undefined) throw new Refused('not_found');
  const mine = [...writes.rows.members.values()].some(member => member.list_id === id && member.user_id === userId);
  if (!mine) throw new Refused('not_allowed');
  return list;
}

function noteOf(writes: Writes, userId: string, id: string) {
  const note = writes.rows.notes.get(id);
  if (note === undefined) throw new Refused('not_found');
  listOf(writes, userId, note.list_id);
  return note;
}

/** Acts of the world outside: somebody else's app, an admin. */
export function share(writes: Writes, at: { memberId: string; listId: string; userId: string }): void {
  const { memberId, listId, userId } = at;
  const already = [...writes.rows.members.values()].some(m => m.list_id === listId && m.user_id === userId);
  if (already || !writes.rows.lists.has(listId)) return;
  writes.put('members', { id: memberId, row_xid: '', list_id: listId, user_id: userId });
  writes.logScope(userId, `list:${listId}`, 'granted');
}

export function unshare(writes: Writes, listId: string, userId: string): void {
  const member = [...writes.rows.members.values()].find(m => m.list_id === listId && m.user_id === userId);
  if (member === undefined) return;
  writes.remove('members', member.id);
  writes.logScope(userId, `list:${listId}`, 'revoked');
}
