// The version before this one: without a table and a column that came since, and without half of the commands.
import * as v from 'valibot';
import type { Catalogue } from '#sync/index.ts';
import { addNote, editNote, lists, notes, retitle } from './notes.ts';

const Note = v.object({
  id: v.string(),
  row_xid: v.string(),
  list_id: v.string(),
  author_id: v.string(),
  text: v.string(),
  version: v.number(),
});

export const earlierCatalogue: Catalogue = {
  tables: [lists, { ...notes, row: Note }],
  commands: [retitle, addNote, editNote],
};
