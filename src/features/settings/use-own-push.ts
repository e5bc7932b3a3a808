// A device that is told things belongs to a sign-in: after the next one on the same device the server has forgotten it, so
// each run of the app says once that it is still there.
import { useEffect, useRef } from 'react';
import { ownPushAddress } from '#bridge/push-subscription.ts';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import { turnOnPush } from '#domain/notifications/online.ts';

export function useOwnPush(): void {
  const { run } = useOnlineAct(turnOnPush);
  const offline = useSyncStatus().phase === 'offline';
  const told = useRef(false);
  useEffect(() => {
    if (offline || told.current) return;
    told.current = true;
    void ownPushAddress()
      .then(address => (address === null ? null : run(address)))
      .then(answer => {
        told.current = answer?.ok !== false;
      });
  }, [offline, run]);
}
