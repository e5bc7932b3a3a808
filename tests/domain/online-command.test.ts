// An act that needs the network: sent once more under its own id when no answer came, and never after an answer.
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { defineOnlineCommand } from '#domain/online-command.ts';
import type { ActResult, Device } from '#sync/index.ts';

const archive = defineOnlineCommand({ name: 'archive', version: 1, args: v.object({}) });

/** The ids that were sent, and what came of it. */
async function run(...answers: readonly ActResult<unknown>[]) {
  const ids: string[] = [];
  const device = {
    call(_name: string, { command }: { command: { id: string } }) {
      ids.push(command.id);
      return Promise.resolve(answers[ids.length - 1] ?? lost);
    },
  } as unknown as Device;
  return { result: await archive.run(device, {}), ids };
}

const lost: ActResult<unknown> = { ok: false, error: { code: 'unreachable' } };
const applied: ActResult<unknown> = { ok: true, value: { state: 'applied' } };

it('SP9.6 an answer that got lost is asked for once more, by the same id', async () => {
  const { result, ids } = await run(lost, applied);
  expect(result).toEqual({ ok: true, value: null });
  expect(ids).toEqual([ids[0], ids[0]]);
});

it('twice without an answer is without an answer', async () => {
  const { result, ids } = await run();
  expect(result).toEqual(lost);
  expect(ids).toHaveLength(2);
});

it('what something on the way forbids is not asked for again', async () => {
  const { result, ids } = await run({ ok: false, error: { code: 'unreachable', forbidden: true } });
  expect(result).toMatchObject({ error: { code: 'unreachable' } });
  expect(ids).toHaveLength(1);
});

it.each([
  ['signed_out', { ok: false, error: { code: 'signed_out' } }],
  ['not_allowed', { ok: true, value: { state: 'rejected', code: 'not_allowed' } }],
] as const)('%s is an answer', async (code, answer) => {
  const { result, ids } = await run(answer);
  expect(result).toEqual({ ok: false, error: { code } });
  expect(ids).toHaveLength(1);
});
