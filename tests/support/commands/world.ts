// What there is to act upon, read from the database as the superuser: the rows of each table with the few fields by which
// a command finds its object. Knows no rule.
import type { Database } from '#tests/support/postgres.ts';

/** A row by its id, with what decides whether a command can be about it. Fields that a table has not are null. */
export interface Thing {
  readonly id: string;
  readonly venue_id: string | null;
  readonly worker_id: string | null;
  readonly shift_id: string | null;
  readonly job_id: string | null;
  readonly status: string | null;
  readonly version: number | null;
}

const FIELDS: Readonly<Record<string, Readonly<Partial<Record<keyof Thing, string>>>>> = {
  venues: { venue_id: 'id', status: 'status' },
  platform_rules: {
    status:
      "case when withdrawn_at is not null then 'withdrawn' when valid_from > private.now() then 'waits' else 'begun' end",
    version: 'version',
  },
  venue_users: {
    venue_id: 'venue_id',
    worker_id: 'user_id',
    status: "case when revoked_at is null then role else 'gone' end",
  },
  shifts: { venue_id: 'venue_id', status: 'status', version: 'version' },
  jobs: { venue_id: 'venue_id', status: 'status', version: 'version' },
  applications: {
    venue_id: 'venue_id',
    worker_id: 'worker_id',
    shift_id: 'shift_id',
    job_id: 'job_id',
    status: "case when seen_terms is null then status else status || '_before' end",
    version: 'version',
  },
  bookings: {
    venue_id: 'venue_id',
    worker_id: 'worker_id',
    shift_id: 'shift_id',
    status: `case when answer_by < private.now() then status || '_late'
      when contested = 'open' then 'contested'
      when status = 'confirmed' and coming_at is null and confirm_asked_at < private.now() - interval '6 hours' then 'unconfirmed' else status end`,
    version: 'version',
  },
  work_invitations: {
    venue_id: 'venue_id',
    worker_id: 'worker_id',
    shift_id: 'shift_id',
    job_id: 'job_id',
    status: 'status',
    version: 'version',
  },
  // Whose word it is stands with the state.
  recorded_shifts: { venue_id: 'venue_id', worker_id: 'worker_id', status: "status || '_' || said_by" },
  covers: { venue_id: 'venue_id', shift_id: 'shift_id', status: 'status', version: 'version' },
  // The giver's id stands under job_id: no transfer has a job.
  transfers: {
    venue_id: 'venue_id',
    worker_id: 'worker_id',
    shift_id: 'shift_id',
    job_id: 'giver_id',
    status: 'status',
    version: 'version',
  },
  // The booking's id stands under shift_id: a timesheet has no shift of its own.
  timesheets: { venue_id: 'venue_id', worker_id: 'worker_id', shift_id: 'booking_id', status: 'state' },
  // The secret stands under status: whoever moves signs with it.
  punch_keys: { worker_id: 'worker_id', status: 'key' },
  reliability_events: { worker_id: 'worker_id' },
  disputes: {
    venue_id: 'venue_id',
    worker_id: 'worker_id',
    status: "case state when 'decided' then state else kind end",
    version: 'version',
  },
  // Likewise; the state with whose it is.
  reviews: {
    venue_id: 'venue_id',
    worker_id: 'worker_id',
    shift_id: 'booking_id',
    status: "state || '_' || author_side",
  },
  shift_crew: { worker_id: 'worker_id', shift_id: 'shift_id' },
  shift_templates: { venue_id: 'venue_id' },
  shift_patterns: { venue_id: 'venue_id' },
  conversations: { venue_id: 'venue_id', worker_id: 'rockstar_id' },
  notifications: {
    worker_id: 'user_id',
    status: "case when must_ack and acked_at is null then 'waits' else 'told' end",
  },
  availability_rules: { worker_id: 'worker_id' },
  availability_exceptions: { worker_id: 'worker_id' },
  saved_searches: { worker_id: 'worker_id' },
  files: { worker_id: 'person_id', venue_id: 'venue_id', status: 'kind' },
  profile_documents: { worker_id: 'worker_id', status: 'state', version: 'version' },
  venue_verifications: { status: 'state', version: 'version' },
  venue_invitations: {
    venue_id: 'venue_id',
    status: "case when used_at is null and revoked_at is null then 'waits' else 'gone' end",
  },
  admin_invitations: { status: "case when used_at is null and revoked_at is null then 'waits' else 'gone' end" },
};

const NOTHING: Thing = {
  id: '',
  venue_id: null,
  worker_id: null,
  shift_id: null,
  job_id: null,
  status: null,
  version: null,
};

export class World {
  readonly now: Date;
  readonly #things: Readonly<Record<string, readonly Partial<Thing>[]>>;

  constructor(now: Date, things: Readonly<Record<string, readonly Partial<Thing>[]>>) {
    this.now = now;
    this.#things = things;
  }

  /** The newest hundred of a table, oldest first; of these states only, if any is named. */
  of(table: string, ...states: readonly string[]): readonly Thing[] {
    const all = (this.#things[table] ?? []).map(thing => ({ ...NOTHING, ...thing }));
    return states.length === 0 ? all : all.filter(({ status }) => states.includes(status ?? ''));
  }
}

/** `among`: of these venues and people only, where the database is full of others. */
export async function readWorld(
  db: Database,
  among?: { readonly venues: readonly string[]; readonly people: readonly string[] },
): Promise<World> {
  const parts = Object.entries(FIELDS).map(([table, fields]) => {
    const columns = Object.entries(fields).map(([name, sql]) => `${sql} as ${name}`);
    const newest = `select ${['id', ...columns, 'row_number() over (order by created_at, id) as nth'].join()} from public.${table}${among === undefined ? '' : ofThese(fields)}`;
    return `'${table}', (select coalesce(json_agg(thing order by nth), '[]') from (${newest} order by nth desc limit 100) thing)`;
  });
  const [row] = await db.query<{ now: Date; things: Record<string, Partial<Thing>[]> }>(
    `select private.now() as now, json_build_object(${parts.join()}) as things`,
    among === undefined ? [] : [among.venues, among.people],
  );
  if (row === undefined) throw new Error('The database says nothing');
  return new World(row.now, row.things);
}

function ofThese({ venue_id: venue, worker_id: person }: Readonly<Partial<Record<keyof Thing, string>>>): string {
  if (venue !== undefined) return ` where ${venue} = any ($1::uuid[])`;
  return person === undefined ? '' : ` where ${person} = any ($2::uuid[])`;
}
