// How a project is left as it was found: all that runs make hangs on addresses below a domain that nobody can have. What the service
// itself wrote down of them in auth.audit_log_entries stays: a log from which things can be taken is none.

export interface Project {
  readonly url: string;
  readonly publishableKey: string;
  /** Of a run that others may stand beside: what it makes bears its mark, so that each removes its own. */
  readonly run?: string;
  /** As the database's owner, past every policy. */
  query<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
}

export const DOMAIN = 'verify.invalid';

/** Removes what one run made, or one trial of it; else what all runs did. */
export async function leave({ query }: Pick<Project, 'query'>, run?: string): Promise<void> {
  const addresses = `%${run ?? ''}.${DOMAIN}`;
  const idsOf = async (sql: string, value: unknown) => (await query<{ id: string }>(sql, [value])).map(({ id }) => id);
  const people = await idsOf('select id from auth.users where email like $1', addresses);
  const venues = await idsOf('select id from public.venues where created_by = any ($1)', people);
  const bookings = await idsOf('select id from public.bookings where venue_id = any ($1)', venues);
  const posts = await idsOf(
    'select id from public.shifts where venue_id = any ($1) union all select id from public.jobs where venue_id = any ($1)',
    venues,
  );
  await query(
    `delete from private.brakes where bucket in (select 'mail:' || encode(sha256(convert_to(lower(email), 'UTF8')), 'hex')
       from public.venue_invitations where venue_id = any ($1))`,
    [venues],
  );
  await query('delete from public.venues where id = any ($1)', [venues]);
  await query('delete from auth.users where id = any ($1)', [people]);
  await query('delete from public.profiles where id = any ($1)', [people]);
  await query('delete from private.outgoing_mails where recipient like $1', [addresses]);
  // What people did who never were.
  await query('delete from public.audit_log where actor = any ($1) or row_id = any ($1)', [people]);
  const known = [...people, ...venues];
  const traces = known.map(id => `%${id}%`);
  for (const [table, of, values] of [
    ['bookings_to_draft', 'booking_id', bookings],
    ['bookings_to_watch', 'booking_id', bookings],
    ['bookings_to_tell', 'booking_id', bookings],
    ['left_lines', 'shift_id', posts],
    ['left_posts', 'shift_id', posts],
    ['reputations_due', 'subject_id', known],
    ['sealed_conversations', 'venue_id', venues],
    ['tombstones', 'row_id', [...known, ...posts, ...bookings]],
  ] as const)
    await query(`delete from private.${table} where ${of} = any ($1)`, [values]);
  await query('delete from private.tombstones where audience like any ($1)', [traces]);
  await query('delete from private.scope_log where audience like any ($1) or scope like any ($1)', [traces]);
  await query('delete from private.brakes where bucket like any ($1)', [traces]);
}

/** Addresses of accounts that one run has left, or all of them. */
export async function leftBehind({ query }: Pick<Project, 'query'>, run = ''): Promise<string[]> {
  const rows = await query<{ email: string }>('select email from auth.users where email like $1', [
    `%${run}.${DOMAIN}`,
  ]);
  return rows.map(({ email }) => email);
}
