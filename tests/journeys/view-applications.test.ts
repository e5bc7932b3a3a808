import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { submitApplication } from '#domain/applications/commands.ts';
import { decideApplication, viewApplications } from '#domain/applications/decide.ts';
import { applications } from '#domain/applications/schema.ts';
import { postShift, type Stage, seenVersion, setStage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.clear());

it('view_applications reaches who asked, and a decision made right after it, offline, is as good', async () => {
  const { vera, rocco } = stage;
  const shiftId = await postShift(vera, { inDays: 3 });
  await rocco.settled();
  const id = newId();
  const seen_version = await seenVersion(rocco, shiftId);
  await rocco.actAndSettle(submitApplication, { id, shift_id: shiftId, seen_version });
  await vera.settled();
  expect(await vera.row(applications, id)).toMatchObject({ status: 'submitted', calendar_free: true });

  await vera.actAndSettle(viewApplications, { ids: [id] });
  await rocco.settled();
  expect(await rocco.row(applications, id)).toMatchObject({ status: 'viewed', version: 1 });

  vera.loseNetwork();
  await vera.act(viewApplications, { ids: [id] });
  await vera.act(decideApplication, { id, decision: 'shortlist', version: 1 });
  vera.regainNetwork();
  await vera.settled();
  await rocco.settled();
  expect(await rocco.row(applications, id)).toMatchObject({ status: 'shortlisted', version: 2 });
});
