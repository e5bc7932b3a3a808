// The day of a release that shows a column more: the server has it first, the app of the day before goes on, and a phone that
// becomes the new one has the column of what it held already.
import { v7 as newId } from 'uuid';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { claimShift } from '#domain/applications/commands.ts';
import { catalogue } from '#domain/catalogue.ts';
import { editShiftPack } from '#domain/packs/commands.ts';
import { shiftPacks } from '#domain/packs/schema.ts';
import type { Catalogue, Table } from '#sync/index.ts';
import { postShift, type Stage, seenVersion, setStage } from './stage.ts';

const { entries } = shiftPacks.row as unknown as { entries: v.ObjectEntries };
const row = v.object({ ...entries, parking_note: v.nullable(v.string()) });
const withNote = { ...shiftPacks, row } as unknown as Table;
const today: Catalogue = {
  ...catalogue,
  tables: catalogue.tables.map(table => (table.name === 'shift_packs' ? withNote : table)),
};

const MIGRATION = [
  'alter table public.shift_packs add column parking_note text check (length(parking_note) <= 300)',
  "select private.write_put_of('shift_packs')",
  "select private.remirror_table('shift_packs', show => 'parking_note')",
];

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.clear());

it('a column that a migration shows reaches phones with the app that knows it, and disturbs no other', async () => {
  const { backend, vera, rocco, rosa } = stage;
  const shift_id = await postShift(vera, { bookingMode: 'instant' });
  await rocco.settled();
  const seen_version = await seenVersion(rocco, shift_id);
  await rocco.actAndSettle(claimShift, { application_id: newId(), booking_id: newId(), shift_id, seen_version });
  await vera.actAndSettle(editShiftPack, { shift_id, pack: { kit: 'A pen' } });
  await rocco.settled();
  const before = await rocco.row(shiftPacks, shift_id);

  vera.loseNetwork();
  await vera.act(editShiftPack, { shift_id, pack: { kit: 'Two pens' } });
  for (const statement of MIGRATION) await backend.db(statement);
  await rocco.settled();
  expect(await rocco.row(shiftPacks, shift_id)).toEqual(before);

  await backend.db("update public.shift_packs set parking_note = 'Behind the church'");
  vera.regainNetwork();
  await vera.settled();
  await rocco.settled();
  expect(await rocco.row(shiftPacks, shift_id)).toMatchObject({ kit: 'Two pens' });
  expect(await rocco.row(shiftPacks, shift_id)).not.toHaveProperty('parking_note');
  expect(rocco.device.status.get().unreadableRows).toBe(0);

  for (const phone of [rocco, rosa]) {
    await phone.restart(today);
    await phone.settled();
  }
  const noted = { kit: 'Two pens', parking_note: 'Behind the church' };
  expect(await rocco.row(withNote, shift_id)).toMatchObject(noted);
  expect(await rosa.row(shiftPacks, shift_id)).toBeUndefined();

  await rocco.restart();
  await rocco.settled();
  expect(await rocco.row(shiftPacks, shift_id)).toMatchObject({ kit: 'Two pens' });
  expect(rocco.device.status.get().unreadableRows).toBe(0);
});
