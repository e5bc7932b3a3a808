import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitApplication } from '#domain/applications/commands.ts';
import { applications } from '#domain/applications/schema.ts';
import { setRelation } from '#domain/relations/commands.ts';
import { relations } from '#domain/relations/schema.ts';
import { openShifts } from '#domain/shifts/queries.ts';
import { venues } from '#domain/venues/schema.ts';
import { postShift, type Stage, seenVersion, setStage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.clear());

async function venueOf(): Promise<string> {
  const [venue] = await stage.vera.rows(venues);
  return venue?.id ?? '';
}

describe('set_relation', () => {
  it('two managers’ devices, one row: what was set offline is the row that comes back', async () => {
    const { vera, rocco } = stage;
    const shiftId = await postShift(vera);
    await rocco.settled();
    const id = newId();
    await rocco.actAndSettle(submitApplication, {
      id,
      shift_id: shiftId,
      seen_version: await seenVersion(rocco, shiftId),
    });
    await vera.settled();
    const about = { venue_id: await venueOf(), worker_id: rocco.userId, side: 'venue' as const };
    vera.loseNetwork();
    await vera.act(setRelation, { ...about, kind: 'favourite' });
    expect(await vera.rows(relations)).toMatchObject([{ kind: 'favourite', row_xid: '0' }]);
    vera.regainNetwork();
    await vera.settled();
    const kept = await vera.rows(relations);
    expect(kept).toMatchObject([{ kind: 'favourite' }]);
    expect(kept[0]?.row_xid).not.toBe('0');

    await vera.actAndSettle(setRelation, { ...about, kind: 'blocked' });
    await rocco.settled();
    expect(await rocco.row(applications, id)).toMatchObject({ status: 'rejected' });
    expect(await rocco.rows(relations)).toEqual([]);
    await vera.actAndSettle(setRelation, { ...about, kind: 'neutral' });
    expect(await vera.rows(relations)).toEqual([]);
  });

  it('ST7 a venue that a rockstar blocks is out of their sight, without network too, and back when unblocked', async () => {
    const { vera, rocco } = stage;
    const shiftId = await postShift(vera, { inDays: 5 });
    await rocco.settled();
    const mirror = rocco.device.mirror.get();
    if (mirror === null) throw new Error('Nobody is signed in.');
    const seen = async () => (await openShifts(mirror, { from: Date.now() })).map(({ id }) => id as string);
    expect(await seen()).toContain(shiftId);
    const about = { venue_id: await venueOf(), worker_id: rocco.userId, side: 'rockstar' as const };
    rocco.loseNetwork();
    await rocco.act(setRelation, { ...about, kind: 'blocked' });
    expect(await seen()).toEqual([]);
    rocco.regainNetwork();
    await rocco.settled();
    expect(await seen()).toEqual([]);
    await rocco.actAndSettle(setRelation, { ...about, kind: 'neutral' });
    expect(await seen()).toContain(shiftId);
  });

  it('is refused about somebody whom the venue does not know', async () => {
    const { vera, rosa } = stage;
    await vera.act(setRelation, {
      venue_id: await venueOf(),
      worker_id: rosa.userId,
      side: 'venue',
      kind: 'favourite',
    });
    await vera.settled();
    expect(await vera.refusal()).toBe('not_found');
    expect(await vera.rows(relations)).toEqual([]);
  });
});
