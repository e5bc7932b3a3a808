// What somebody sends who has no use for our screens: the database answers with stable codes and tells nothing else.
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shifts } from '#domain/shifts/schema.ts';
import type { Outcome } from '#sync/answer.ts';
import { rawSync, signedInToken } from './raw-sync.ts';
import { postShift, type Stage, setStage, shiftArgs } from './stage.ts';

let stage: Stage;
let token: string;

beforeAll(async () => {
  stage = await setStage();
  token = await signedInToken(stage.backend, 'rosa@example.com');
});
afterAll(() => stage?.clear());

async function outcomeOf(name: string, args: object): Promise<Outcome | undefined> {
  const answer = await rawSync(stage.backend, token, [
    { id: newId(), name, v: 1, args, recordedAt: new Date().toISOString() },
  ]);
  return answer.body.outcomes[0];
}

describe('a forged command', () => {
  it('for someone else’s venue is not allowed', async () => {
    const args = await shiftArgs(stage.vera);
    expect(await outcomeOf('save_shift', args)).toMatchObject({ state: 'rejected', code: 'not_allowed' });
  });

  it('to post someone else’s shift changes nothing', async () => {
    const id = await postShift(stage.vera, { inDays: 6 });
    expect(await outcomeOf('cancel_shift', { id })).toMatchObject({
      state: 'rejected',
      code: expect.stringMatching(/^not_/),
    });
    await stage.vera.settled();
    expect(await stage.vera.row(shifts, id)).toMatchObject({ status: 'published' });
  });

  it('with a made-up name is unknown', async () => {
    expect(await outcomeOf('become_admin', {})).toMatchObject({ state: 'rejected', code: 'unknown_command' });
    expect(await outcomeOf('push', {})).toMatchObject({ state: 'rejected', code: 'unknown_command' });
  });

  it('of nonsense has invalid arguments', async () => {
    expect(await outcomeOf('save_shift', { id: 'no uuid' })).toMatchObject({ code: 'invalid_arguments' });
  });

  it('AT29 with a megabyte of arguments is refused as a whole', async () => {
    const command = { id: newId(), name: 'edit_profile', v: 1, args: { bio: 'x'.repeat(1_000_000) }, recordedAt: '' };
    const answer = await rawSync(stage.backend, token, [command]);
    expect(answer).toMatchObject({ status: 413, body: { message: 'too_large' } });
  });

  it('SP8.19 from nobody is not heard', async () => {
    const answer = await rawSync(stage.backend, null, []);
    expect(answer.status).toBeGreaterThanOrEqual(401);
    expect(answer.status).toBeLessThanOrEqual(404);
  });
});
