import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishShift, saveShift } from '#domain/shifts/commands.ts';
import { shifts } from '#domain/shifts/schema.ts';
import { postShift, type Stage, setStage, shiftArgs } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.clear());

describe('publish_shift', () => {
  it('brings a draft to every Rockstar of the area', async () => {
    const { vera, rocco } = stage;
    const id = await postShift(vera);
    await rocco.settled();
    expect(await rocco.row(shifts, id)).toMatchObject({ status: 'published', positions: 2, confirmed_count: 0 });
  });

  it('is shown at once and sent later when there is no network', async () => {
    const { vera, rocco } = stage;
    const args = await shiftArgs(vera, { inDays: 4 });
    vera.loseNetwork();
    await vera.act(saveShift, args);
    await vera.act(publishShift, { id: args.id, version: 1 });
    expect(await vera.row(shifts, args.id)).toMatchObject({ status: 'published', row_xid: '0' });
    await vera.restart();
    expect(await vera.row(shifts, args.id)).toMatchObject({ status: 'published', row_xid: '0' });
    expect(await vera.outbox()).toHaveLength(2);

    vera.regainNetwork();
    await vera.settled();
    await rocco.settled();
    expect(await rocco.row(shifts, args.id)).toMatchObject({ status: 'published', version: 2 });
  });

  it('is refused for a version that the server has moved past, and says so', async () => {
    const { vera } = stage;
    const args = await shiftArgs(vera, { inDays: 5 });
    await vera.actAndSettle(saveShift, args);
    await vera.act(publishShift, { id: args.id, version: 7 });
    await vera.settled();
    expect(await vera.refusal()).toBe('terms_changed');
    expect(await vera.row(shifts, args.id)).toMatchObject({ status: 'draft' });
  });
});
