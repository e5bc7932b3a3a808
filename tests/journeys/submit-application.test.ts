import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submitApplication } from '#domain/applications/commands.ts';
import { applications } from '#domain/applications/schema.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { postShift, type Stage, seenVersion, setStage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.clear());

describe('submit_application', () => {
  it('SP3.12 SP4.11 made without network survives a restart and reaches the venue with its note', async () => {
    const { vera, rocco } = stage;
    const shiftId = await postShift(vera);
    await rocco.settled();
    const seen_version = await seenVersion(rocco, shiftId);
    const id = newId();
    rocco.loseNetwork();
    const commandId = await rocco.act(submitApplication, {
      id,
      shift_id: shiftId,
      seen_version,
      note: 'I know your taps',
    });
    await rocco.restart();
    expect(await rocco.row(applications, id)).toMatchObject({ status: 'submitted', row_xid: '0' });
    expect(await rocco.outbox()).toMatchObject([{ id: commandId, name: 'submit_application' }]);

    rocco.regainNetwork();
    await rocco.settled();
    await vera.settled();
    expect(await vera.row(applications, id)).toMatchObject({ status: 'submitted', note: 'I know your taps' });
    expect(await vera.row(profiles, rocco.userId)).toMatchObject({ name: 'Rocco Bianchi' });
  });

  it('is refused a second time for the same shift', async () => {
    const { vera, rosa } = stage;
    const shiftId = await postShift(vera, { inDays: 5 });
    await rosa.settled();
    const seen_version = await seenVersion(rosa, shiftId);
    await rosa.actAndSettle(submitApplication, { id: newId(), shift_id: shiftId, seen_version });
    await rosa.act(submitApplication, { id: newId(), shift_id: shiftId, seen_version });
    await rosa.settled();
    expect(await rosa.refusal()).toBe('already_applied');
    expect(await rosa.rows(applications)).toHaveLength(1);
  });

  it('is refused to a venue', async () => {
    const { vera } = stage;
    const shiftId = await postShift(vera, { inDays: 6 });
    const commandId = await vera.act(submitApplication, { id: newId(), shift_id: shiftId, seen_version: 2 });
    await vera.settled();
    expect(await vera.refusal()).toBe('not_allowed');
    await vera.device.discard(commandId);
  });
});
