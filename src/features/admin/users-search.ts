// What the address of the users' list says; the route asks it at the start of every portal, so it reads no schema.

const FIELDS = ['search', 'role', 'status', 'sort'] as const;
export type UsersSearch = { [Field in (typeof FIELDS)[number]]?: string };

/** Which values there are, the screen knows. */
export function usersSearch(search: Record<string, unknown>): UsersSearch {
  return Object.fromEntries(
    FIELDS.flatMap(field =>
      typeof search[field] === 'string' && search[field] !== '' ? [[field, search[field]]] : [],
    ),
  );
}
