// The three vocabularies of the product in one place: an account's role (venue, rockstar, platform_admin), the portal in
// a path (venue, rockstar, admin) and the stored acting-as choice (venue, worker, admin).

export type Portal = 'venue' | 'rockstar' | 'admin';
export type ActingAs = 'venue' | 'worker' | 'admin';
type Role = 'venue' | 'rockstar' | 'platform_admin';
/** The two that stand open to everybody whose role it is; the admin portal has a gate of its own. */
export type WorkPortal = 'venue' | 'rockstar';

const portalByRole = { venue: 'venue', rockstar: 'rockstar' } as const;
const portalByActingAs = { venue: 'venue', worker: 'rockstar', admin: 'admin' } as const satisfies Record<
  ActingAs,
  Portal
>;
const actingAsByPortal = { venue: 'venue', rockstar: 'worker', admin: 'admin' } as const satisfies Record<
  Portal,
  ActingAs
>;

export function isPortal(text: string | undefined): text is Portal {
  return text === 'venue' || text === 'rockstar' || text === 'admin';
}

export function actingAsOf(portal: Portal): ActingAs {
  return actingAsByPortal[portal];
}

/** Of an address like anna@rockstars.example, exactly: neither a longer domain nor a sub-domain passes. A courtesy of the screen; the server decides. */
export function isInternal(email: string, adminDomain: string): boolean {
  const at = email.lastIndexOf('@');
  return at > 0 && email.slice(at).toLowerCase() === adminDomain.toLowerCase();
}

/**
 * Where a signed-in person belongs: the acting-as choice if allowed, else the account's role. Undefined: not known yet, or
 * an internal person who has not chosen a portal to act in. Who administers the platform by role alone, without an address
 * of the admin domain, may do so no longer: the rockstar portal is everybody's.
 */
export function portalOf(person: {
  readonly role: Role | undefined;
  readonly internal: boolean;
  readonly actingAs: ActingAs | null;
}): Portal | undefined {
  if (person.internal) return person.actingAs === null ? undefined : portalByActingAs[person.actingAs];
  if (person.role === undefined) return undefined;
  return person.role === 'platform_admin' ? 'rockstar' : portalByRole[person.role];
}

export const dashboardOf = { venue: '/venue', rockstar: '/rockstar', admin: '/admin' } as const satisfies Record<
  Portal,
  string
>;
