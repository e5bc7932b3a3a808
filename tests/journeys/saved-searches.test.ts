import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteSearch, saveSearch } from '#domain/searches/commands.ts';
import { savedSearches } from '#domain/searches/schema.ts';
import { type Stage, setStage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.clear());

describe('save_search and delete_search', () => {
  it('keep filters under a name, offline too, for their owner alone', async () => {
    const { rocco, rosa } = stage;
    const id = newId();
    rocco.loseNetwork();
    await rocco.act(saveSearch, { id, name: 'Late bars', filters: '{"instantOnly":true}' });
    expect(await rocco.row(savedSearches, id)).toMatchObject({ name: 'Late bars' });
    rocco.regainNetwork();
    await rocco.settled();
    await rosa.settled();
    expect(await rosa.rows(savedSearches)).toEqual([]);
    await rocco.actAndSettle(deleteSearch, { id });
    expect(await rocco.row(savedSearches, id)).toBeUndefined();
  });

  it('are refused for somebody else’s search', async () => {
    const { rocco, rosa } = stage;
    const id = newId();
    await rocco.actAndSettle(saveSearch, { id, name: 'Mine', filters: '{}' });
    await rosa.act(saveSearch, { id, name: 'Hers now', filters: '{}' });
    await rosa.settled();
    expect(await rosa.refusal()).toBe('invalid_arguments');
    expect(await rocco.row(savedSearches, id)).toMatchObject({ name: 'Mine' });
  });
});
