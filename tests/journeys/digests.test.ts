// The device and the database must hash the same rows to the same text, or every device would repair what is not broken.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import type { SyncAnswer } from '#sync/answer.ts';
import { addRow, hashText, NO_ROWS } from '#sync/digest.ts';
import type { Catalogue } from '#sync/index.ts';
import { type Stage, setStage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.clear());

describe('digests', () => {
  it('PL8 a device that has everything agrees with the server about every table', async () => {
    const { vera } = stage;
    await vera.settled();
    const { tables }: Catalogue = catalogue;
    const wanted = tables.map(({ name }) => ({ table: name, scope: '*' }));
    const asked = { v: 1, device: crypto.randomUUID(), cursor: null, commands: [], digests: wanted };
    const result = await vera.device.call('sync', { request: asked });
    if (!result.ok) throw new Error(result.error.code);
    const theirs = (result.value as SyncAnswer).digests ?? [];
    const ours: { table: string; scope: string; count: number; hash: string }[] = [];
    for (const table of tables) {
      const rows = await vera.rows(table);
      ours.push({ table: table.name, scope: '*', count: rows.length, hash: hashText(rows.reduce(addRow, NO_ROWS)) });
    }
    expect(ours.filter(({ count }) => count > 0).length).toBeGreaterThan(2);
    expect(theirs).toEqual(ours);
  });
});
