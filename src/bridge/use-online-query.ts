// Reads that need the network now: admin lists, invitations, what the mirror does not hold. Kept in memory only, by the
// product's figures (online-cache.ts); forgotten with the person.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ActResult, Device } from '#sync/index.ts';
import { useDevice } from './device-context.tsx';
import { askAgain, onlineCache, Refused } from './online-cache.ts';
import { onBack, useOffline } from './use-offline.ts';
import { useSession } from './use-session.ts';

const client = onlineCache();

export interface OnlineQuery<Value> {
  /** Undefined until the first answer. */
  readonly value: Value | undefined;
  /** Why the last try failed: a refusal's code or 'unreachable'. Offline and without a value that is said at once, before the tries end. */
  readonly failure: string | null;
  readonly loading: boolean;
  /** Since when `value` stands, as epoch milliseconds; 0 before the first answer. */
  readonly at: number;
  /** Asks again, at once. */
  refresh(): Promise<void>;
  /** The same after an act, of everything that is shown: it may have changed a list that stands beside. */
  renew(): Promise<void>;
}

/** Keeps what it showed until the answer to other arguments is there: a list, while somebody types what it is to hold. */
interface Followed {
  readonly followed: string;
}

/** Its name and `args` are the key: one answer for all who ask the same. `read` stands in `domain/<noun>/`. */
export function useOnlineQuery<Args extends string | null | Readonly<Record<string, string | number>>, Value>(
  question: string | Followed,
  read: (device: Device, args: Args) => Promise<ActResult<Value>>,
  args: Args,
): OnlineQuery<Value> {
  const device = useDevice();
  follow(device);
  const offline = useOffline();
  const userId = useSession()?.userId ?? null;
  const name = typeof question === 'string' ? question : question.followed;
  const query = useQuery(
    {
      queryKey: [userId, name, args],
      enabled: userId !== null,
      ...(typeof question !== 'string' && { placeholderData: keepPreviousData }),
      queryFn: async () => {
        const answer = await read(device, args);
        if (!answer.ok) throw new Refused(answer.error);
        return answer.value;
      },
    },
    client,
  );
  // Without a connection what answered other arguments is no answer to these.
  const value = offline && query.isPlaceholderData ? undefined : query.data;
  return {
    value,
    failure: failureOf(query.error) ?? (offline && value === undefined ? 'unreachable' : null),
    loading: query.isFetching,
    at: query.dataUpdatedAt,
    refresh: async () => void (await query.refetch()),
    renew: () => client.invalidateQueries(),
  };
}

function failureOf(error: Error | null): string | null {
  if (error === null) return null;
  return error instanceof Refused ? error.code : 'unreachable';
}

const followed = new WeakSet<Device>();

/** Nothing of a person stays in memory once nobody is signed in; what failed for want of a connection is asked again with the next one. */
function follow(device: Device): void {
  if (followed.has(device)) return;
  followed.add(device);
  device.session.subscribe(() => {
    if (device.session.get() === null) client.clear();
  });
  onBack(device.status, () => void askAgain(client));
}
