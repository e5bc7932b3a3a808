// Being told things while the app is closed, on this device. It needs the network: the push service gives the address.
import * as v from 'valibot';
import { parsed } from '#domain/answer.ts';
import type { ActResult, Device } from '#sync/index.ts';

/** The server's public key; null where no push messages are sent. */
export const findPushKey = {
  name: 'push_key',
  args: v.null(),
  async run(device: Device): Promise<ActResult<string | null>> {
    return parsed(await device.call('push_key', {}), v.nullable(v.string()));
  },
};

const address = v.object({ endpoint: v.string(), p256dh: v.string(), auth: v.string() });

/** Of this device, as its browser gave it. Said again, it is the same. */
export const turnOnPush = {
  name: 'turn_on_push',
  args: address,
  run: (device: Device, { endpoint, p256dh, auth }: v.InferOutput<typeof address>): Promise<ActResult<unknown>> =>
    device.call('turn_on_push', { p_endpoint: endpoint, p_p256dh: p256dh, p_auth: auth }),
};

export const turnOffPush = {
  name: 'turn_off_push',
  args: v.object({ endpoint: v.string() }),
  run: (device: Device, { endpoint }: { readonly endpoint: string }): Promise<ActResult<unknown>> =>
    device.call('turn_off_push', { p_endpoint: endpoint }),
};
