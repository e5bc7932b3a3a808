// Commands that need the network now: they go through the server's one entry point with an id and a receipt like any other, but
// are sent at once and never queued. Invitations, because they mail; what admins do, because it concerns other people.
import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import type { ActResult, Device } from '#sync/index.ts';
import { newId } from './ids.ts';

export interface OnlineCommand<Args> {
  /** snake_case, the SQL function's name without its schema. */
  readonly name: string;
  readonly version: number;
  readonly args: GenericSchema<unknown, Args>;
  /** Null: applied. A failure has the refusal's code, or 'unreachable'. */
  run(device: Device, args: Args): Promise<ActResult<null>>;
}

const outcome = v.variant('state', [
  v.object({ state: v.literal('applied') }),
  v.object({ state: v.literal('rejected'), code: v.string() }),
]);

export function defineOnlineCommand<Args>(command: Omit<OnlineCommand<Args>, 'run'>): OnlineCommand<Args> {
  const { name, version } = command;
  return {
    ...command,
    async run(device, args) {
      const sent = { id: newId(), name, v: version, args, recordedAt: new Date().toISOString() };
      const send = () => device.call('act', { command: sent });
      const first = await send();
      // Once more under the same id: where the first has arrived, its receipt answers.
      const lost = !first.ok && first.error.code === 'unreachable' && first.error.forbidden !== true;
      const answer = lost ? await send() : first;
      if (!answer.ok) return answer;
      const said = v.safeParse(outcome, answer.value);
      if (!said.success) return { ok: false, error: { code: 'unreachable' } };
      return said.output.state === 'applied'
        ? { ok: true, value: null }
        : { ok: false, error: { code: said.output.code } };
    },
  };
}
