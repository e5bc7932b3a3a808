import { useEffect, useState } from 'react';
import { useSyncStatus } from '#bridge/use-sync-status.ts';

export interface StorageUsed {
  /** Bytes, as the browser estimates them. */
  readonly used: number;
  readonly room: number;
  /** Those of them in databases, from browsers that tell. */
  readonly database: number | null;
}

/** Chromium tells what takes how much; no standard does. */
interface DetailedEstimate extends StorageEstimate {
  readonly usageDetails?: { readonly indexedDB?: number };
}

/** Null until the browser has answered, where it does not tell, and where nobody wants to know. Read again after every sync. */
export function useStorageUsed(wanted = true): StorageUsed | null {
  const { lastPullAt } = useSyncStatus();
  const [estimate, setEstimate] = useState<DetailedEstimate | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a sync brought changes the answer
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    const read = async () => {
      const found = await navigator.storage?.estimate?.().catch(() => null);
      if (!gone) setEstimate(found ?? null);
    };
    void read();
    return () => {
      gone = true;
    };
  }, [lastPullAt, wanted]);
  if (estimate?.usage === undefined || estimate.quota === undefined) return null;
  return { used: estimate.usage, room: estimate.quota, database: estimate.usageDetails?.indexedDB ?? null };
}
