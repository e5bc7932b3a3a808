// Stands in for the device until the engine's code has arrived: the first pixel needs neither the engine nor the database
// under it. Says what is known without them (nothing), takes every request, and passes it on as soon as it can.

import { type Device, type Readable, UNKNOWN_STATUS } from '#sync/index.ts';

export function deviceInWaiting(coming: Promise<Device>): Device {
  const ask = async <Value>(what: (device: Device) => Promise<Value>): Promise<Value> => what(await coming);
  // A device that never comes is reported once, by whoever made the promise.
  const tell = (what: (device: Device) => void): void => void coming.then(what, () => undefined);
  return {
    session: passedOn(coming, undefined, device => device.session),
    status: passedOn(coming, UNKNOWN_STATUS, device => device.status),
    mirror: passedOn(coming, null, device => device.mirror),
    dispatch: (command, args) => ask(device => device.dispatch(command, args)),
    dispatchAll: acts => ask(device => device.dispatchAll(acts)),
    retry: (commandId, args) => ask(device => device.retry(commandId, args)),
    discard: commandId => ask(device => device.discard(commandId)),
    discardAll: commandIds => ask(device => device.discardAll(commandIds)),
    syncNow: () => tell(device => device.syncNow()),
    setWorkOffline: on => tell(device => device.setWorkOffline(on)),
    watchInserts: inserts => {
      let stop = (): void => undefined;
      let stopped = false;
      tell(device => {
        if (!stopped) stop = device.watchInserts(inserts);
      });
      return () => {
        stopped = true;
        stop();
      };
    },
    signUp: input => ask(device => device.signUp(input)),
    signIn: input => ask(device => device.signIn(input)),
    verify: input => ask(device => device.verify(input)),
    resendSignUp: input => ask(device => device.resendSignUp(input)),
    requestPasswordReset: input => ask(device => device.requestPasswordReset(input)),
    updatePassword: input => ask(device => device.updatePassword(input)),
    requestEmail: input => ask(device => device.requestEmail(input)),
    confirmEmail: input => ask(device => device.confirmEmail(input)),
    signOut: () => ask(device => device.signOut()),
    lossTold: () => ask(device => device.lossTold()),
    exportOutbox: () => ask(device => device.exportOutbox()),
    call: (name, args) => ask(device => device.call(name, args)),
    addressOf: (name, args) => ask(device => device.addressOf(name, args)),
    close: () => ask(device => device.close()),
  };
}

function passedOn<Value>(
  coming: Promise<Device>,
  first: Value,
  pick: (device: Device) => Readable<Value>,
): Readable<Value> {
  let source: Readable<Value> | null = null;
  const watchers = new Set<() => void>();
  const notify = (): void => {
    for (const watcher of [...watchers]) watcher();
  };
  coming.then(
    device => {
      source = pick(device);
      source.subscribe(notify);
      notify();
    },
    () => undefined,
  );
  return {
    get: () => (source === null ? first : source.get()),
    subscribe(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}
