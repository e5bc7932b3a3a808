// Who leaves the zone to the device has quiet hours by its clock: the server is told once in each run of the app, when what
// it knows is another zone. Two devices in two zones must not answer one another.
import { useEffect, useRef } from 'react';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useQuery } from '#bridge/use-query.ts';
import { useSyncStatus } from '#bridge/use-sync-status.ts';
import { noteTimeZone } from '#domain/settings/online.ts';
import { zoneToTell } from '#domain/settings/queries.ts';
import { deviceZone } from '#i18n/zone.ts';

export function useOwnZone(): void {
  const zone = useQuery(zoneToTell, { deviceZone });
  const { run } = useOnlineAct(noteTimeZone);
  const offline = useSyncStatus().phase === 'offline';
  const told = useRef(false);
  useEffect(() => {
    if (zone == null || offline || told.current) return;
    told.current = true;
    void run({ zone }).then(answer => {
      told.current = answer.ok;
    });
  }, [zone, offline, run]);
}
