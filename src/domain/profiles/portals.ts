// The three vocabularies of the product in one place: an account's role (venue, rockstar, platform_admin), the portal in
// a path (venue, rockstar, admin) and the stored acting-as choice (venue, worker, admin).

export type Portal = 'venue' | 'rockstar' | 'admin';
export type ActingAs = 'venue' | 'worker' | 'admin';
type Role = 'venue' | 'rockstar' | 'platform_admin';
export type OpenPortal = 'venue' | 'rockstar';

const portalByRole = { venue: 'venue', rockstar: 'rockstar', platform_admin: 'admin' } as const satisfies Record<
  Role,
  Portal
>;
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
 * Where a signed-in person belongs: the acting-as choice if allowed, else the account's role. Undefined: not known yet,
 * or a person who has to choose first (internal people act in any portal; the admin portal itself is not open yet).
 */
export function portalOf(person: {
  readonly role: Role | undefined;
  readonly internal: boolean;
  readonly actingAs: ActingAs | null;
}): OpenPortal | undefined {
  const byChoice = person.internal && person.actingAs !== null ? portalByActingAs[person.actingAs] : undefined;
  if (byChoice !== undefined && byChoice !== 'admin') return byChoice;
  const byRole = person.role === undefined || person.internal ? undefined : portalByRole[person.role];
  return byRole === 'admin' ? undefined : byRole;
}

export const dashboardOf = { venue: '/venue', rockstar: '/rockstar' } as const satisfies Record<OpenPortal, string>;
