// What the address of a list says; the routes ask it at the start of every portal, so it reads no schema.

type Search<Field extends string> = { [Name in Field]?: string };

const keep =
  <const Field extends string>(...fields: readonly Field[]) =>
  (search: Record<string, unknown>): Search<Field> =>
    Object.fromEntries(
      fields.flatMap(field => {
        // Digits that were typed into the address are read as a number.
        const said = typeof search[field] === 'number' ? `${search[field]}` : search[field];
        return typeof said === 'string' && said !== '' ? [[field, said]] : [];
      }),
    ) as Search<Field>;

/** Which values there are, the screens know. */
export const usersSearch = keep('search', 'role', 'status', 'sort');
export const workersSearch = keep('search', 'skill', 'reliability', 'status', 'sort');
export const shiftsSearch = keep('search', 'status', 'time', 'area', 'places');
export const jobsSearch = keep('search', 'status', 'sort');
export const venuesSearch = keep('search', 'status', 'verification', 'area', 'sort');
export const logSearch = keep('search', 'kind', 'action', 'since', 'from', 'until');
