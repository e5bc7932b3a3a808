import { type ProfilePrivateRow, profilePrivate } from '#domain/profiles/schema.ts';
import type { Instant } from '#domain/time.ts';
import type { Mirror, PendingState } from '#sync/index.ts';
import { type Appearance, DEFAULT_SETTINGS, type Telling, userSettings } from './schema.ts';

/** How the person wants the app to look and speak; null where they never said. */
export async function ownAppearance(mirror: Mirror): Promise<Appearance> {
  const row = await mirror.table(userSettings).get(mirror.userId);
  return {
    colorScheme: row?.color_scheme ?? null,
    language: row?.language ?? null,
    timeZone: row?.time_zone ?? DEFAULT_SETTINGS.time_zone,
  };
}

/** Which news the person wants, and in which hours none. */
export async function ownTelling(mirror: Mirror): Promise<Telling> {
  const row = await mirror.table(userSettings).get(mirror.userId);
  const { email, push, sms, marketing, marketing_at, quiet_from, quiet_until } = row ?? DEFAULT_SETTINGS;
  return {
    email,
    push,
    sms,
    marketing,
    marketingSince: marketing_at === null ? null : Date.parse(marketing_at),
    quiet: quiet_from === null || quiet_until === null ? null : { from: quiet_from, until: quiet_until },
  };
}

/** The device's zone where the person leaves it to the device and the server knows another; null: nothing to tell. */
export async function zoneToTell(
  mirror: Mirror,
  { deviceZone }: { readonly deviceZone: string },
): Promise<string | null> {
  const [row, secret] = await Promise.all([
    mirror.table(userSettings).get(mirror.userId),
    mirror.table(profilePrivate).get(mirror.userId),
  ]);
  const leftToDevice = (row ?? DEFAULT_SETTINGS).time_zone === 'auto';
  return secret === undefined || !leftToDevice || secret.tz === deviceZone ? null : deviceZone;
}

/** The device's language where the person never chose one and is written to in another; null: nothing to tell. */
export async function languageToTell(
  mirror: Mirror,
  { spoken }: { readonly spoken: ProfilePrivateRow['locale'] },
): Promise<ProfilePrivateRow['locale'] | null> {
  const [row, secret] = await Promise.all([
    mirror.table(userSettings).get(mirror.userId),
    mirror.table(profilePrivate).get(mirror.userId),
  ]);
  const chosen = row?.language ?? null;
  return secret === undefined || chosen !== null || secret.locale === spoken ? null : spoken;
}

/** What of them waits on this device or is on its way; null: nothing. */
export async function settingsState(mirror: Mirror): Promise<PendingState | null> {
  return (await mirror.pending(userSettings)).get(mirror.userId) ?? null;
}

/** When the person's account is deleted; null: it stays. */
export async function accountDeletesAt(mirror: Mirror): Promise<Instant | null> {
  const secret = await mirror.table(profilePrivate).get(mirror.userId);
  return secret?.deletes_at == null ? null : Date.parse(secret.deletes_at);
}
