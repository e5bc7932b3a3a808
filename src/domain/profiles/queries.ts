import type { ProfileId } from '#domain/ids.ts';
import type { Mirror } from '#sync/index.ts';
import {
  type OwnProfile,
  type Profile,
  type ProfileRole,
  profilePrivate,
  profiles,
  rowsToOwnProfile,
  rowToProfile,
  type Suspension,
} from './schema.ts';

/** Null until the first sync has brought both halves. */
export async function ownProfile(mirror: Mirror): Promise<OwnProfile | null> {
  const [row, own] = await Promise.all([
    mirror.table(profiles).get(mirror.userId),
    mirror.table(profilePrivate).get(mirror.userId),
  ]);
  return row === undefined || own === undefined ? null : rowsToOwnProfile(row, own);
}

/** Which portal is this person's. */
export async function ownRole(mirror: Mirror): Promise<ProfileRole | null> {
  const row = await mirror.table(profiles).get(mirror.userId);
  return row?.role ?? null;
}

export async function profilesByIds(
  mirror: Mirror,
  args: { readonly ids: readonly string[] },
): Promise<ReadonlyMap<ProfileId, Profile>> {
  const rows = await mirror.table(profiles).bulkGet([...args.ids]);
  return new Map(rows.filter(row => row !== undefined).map(row => [row.id as ProfileId, rowToProfile(row)]));
}

/** Null: the account is in good standing, or not here yet. */
export async function ownSuspension(mirror: Mirror): Promise<Suspension | null> {
  const [row, own] = await Promise.all([
    mirror.table(profiles).get(mirror.userId),
    mirror.table(profilePrivate).get(mirror.userId),
  ]);
  if (row?.account_status !== 'suspended') return null;
  const until = own?.suspended_until ?? null;
  return { reason: own?.suspended_reason ?? null, until: until === null ? null : Date.parse(until) };
}

/** A rockstar who has neither finished nor skipped the tour, on any device. */
export async function wantsTour(mirror: Mirror): Promise<boolean> {
  const row = await mirror.table(profiles).get(mirror.userId);
  return row?.role === 'rockstar' && row.onboarding_done_at === null;
}
