// By which clock moments are told that belong to no place: chats, notifications, tables of admins. The choice is the person's
// (`features/settings`); until it is known here the device's own clock stands in.

export const zones = ['auto', 'UTC', 'EST', 'PST'] as const;
export type Zone = (typeof zones)[number];

/**
 * As it is now: an app that stays open through a flight wakes in another zone. UTC where the device does not know its own: browsers
 * then name none, or one that they refuse themselves ('Etc/Unknown').
 */
export function deviceZone(): string {
  const named: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return named !== undefined && isKnownZone(named) ? named : 'UTC';
}

const known = new Map<string, boolean>();

/** Whether this device can write its clocks: an old browser does not know a zone that was added or renamed since. */
export function isKnownZone(zone: string): boolean {
  const before = known.get(zone);
  if (before !== undefined) return before;
  const is = isWritable(zone);
  known.set(zone, is);
  return is;
}

function isWritable(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** The names are the product's; the coasts they mean have a summer time. */
const names: Readonly<Record<Exclude<Zone, 'auto'>, string>> = {
  UTC: 'UTC',
  EST: 'America/New_York',
  PST: 'America/Los_Angeles',
};

export function ianaOf(zone: Zone): string {
  return zone === 'auto' ? deviceZone() : names[zone];
}
