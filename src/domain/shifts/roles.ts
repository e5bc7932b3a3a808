// The roles that a shift can ask for: a closed list, so that matching needs no guessing. Their names are in the
// catalogues of words; the families group them in menus.

export const FAMILIES = ['bar', 'floor', 'kitchen', 'hotel', 'event'] as const;
export type Family = (typeof FAMILIES)[number];

const ROLE_FAMILIES = {
  bartender: 'bar',
  'cocktail-bartender': 'bar',
  barback: 'bar',
  'waiting-staff': 'floor',
  host: 'floor',
  barista: 'floor',
  'kitchen-porter': 'kitchen',
  'commis-chef': 'kitchen',
  'chef-de-partie': 'kitchen',
  'sous-chef': 'kitchen',
  'head-chef': 'kitchen',
  'night-porter': 'hotel',
  'room-attendant': 'hotel',
  supervisor: 'event',
  'events-crew': 'event',
} as const satisfies Record<string, Family>;

export type Role = keyof typeof ROLE_FAMILIES;

export const ROLES = Object.keys(ROLE_FAMILIES) as readonly Role[];

export function isRole(slug: string): slug is Role {
  return Object.hasOwn(ROLE_FAMILIES, slug);
}

export function rolesOfFamily(family: Family): readonly Role[] {
  return ROLES.filter(role => ROLE_FAMILIES[role] === family);
}
