// The two sides of the contract, held against each other on the shipped migrations: verbs, codes, columns, and who may
// write to a table without a command.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#domain/catalogue.ts';
import { onlineCommands } from '#domain/online-catalogue.ts';
import { REFUSALS } from '#domain/refusals.ts';
import { termsOf } from '#domain/shifts/edit.ts';
import { shiftRow } from '#tests/domain/rows.ts';
import { type Postgres, startPostgres } from '#tests/support/postgres.ts';

/** Writes that plain clients may do beside the commands, as the specification lists them. */
const directWrites: readonly string[] = [
  'authenticated delete public.conversations',
  'authenticated delete public.messages',
  'authenticated insert public.messages(content)',
  'authenticated insert public.messages(conversation_id)',
  'authenticated insert public.messages(id)',
  'authenticated insert public.messages(sender_id)',
  'authenticated update public.messages(read_at)',
  'authenticated insert public.venue_users(email)',
  'authenticated insert public.venue_users(name)',
  'authenticated insert public.venue_users(role)',
  'authenticated insert public.venue_users(user_id)',
  'authenticated insert public.venue_users(venue_id)',
  'authenticated insert public.venues(address)',
  'authenticated insert public.venues(contact)',
  'authenticated insert public.venues(industry)',
  'authenticated insert public.venues(name)',
  'authenticated insert public.venues(status)',
];

/** Codes that answer a whole call or a sign-up, never one command: the engine and the sign-in have their own words. */
const notAboutCommands: readonly string[] = [
  'invalid_request',
  'signed_out',
  'upgrade_needed',
  'try_again',
  'sign_up_refused',
  'invitation_invalid',
  'chat_refused',
];

/** Texts that the database writes itself, from columns that are bounded. What people write has its bound in a check. */
const writtenByUs: readonly string[] = [
  ...['audit_log.action', 'audit_log.reason', 'audit_log.table_name', 'user_activity.activity_type'],
  ...['user_activity.user_agent', 'roles_catalog.name_en', 'roles_catalog.name_es', 'roles_catalog.name_fr'],
  ...['booking_contacts.email', 'booking_contacts.name', 'booking_contacts.phone'],
  ...[
    'profiles.name_key',
    'profiles.search_words',
    'profiles.venue_industry',
    'conversations.last_template',
    'messages.unread_by',
  ],
  ...[
    'bookings.currency',
    'bookings.tz',
    'earned_months.currency',
    'recorded_shifts.currency',
    'recorded_shifts.tz',
    'reliability_events.tz',
    'timesheets.currency',
    'timesheets.tz',
    'transfers.currency',
    'transfers.tz',
    'shifts.tz',
  ],
  ...['shifts.ends_local', 'shifts.starts_local'],
];

/** What everybody who looks for work reads of a post: a column more is a column that strangers read. */
const readByStrangers: Readonly<Record<string, string>> = {
  shifts: `area booking_mode break_min cancelled_reason confirmed_count created_at created_by currency ends_at ends_local
    fair_minutes fair_until favourites_hours getting_home id place positions published_at rate_minor role row_xid starts_at starts_local status tips title tz
    updated_at updated_by venue_id version visible_from`,
  jobs: `area closes_at created_at created_by currency description employment_type hours_per_week id pay_max_minor
    pay_min_minor pay_period published_at role row_xid skills start_date status title updated_at venue_id version`,
  venues: `address approval_hours area as_posted_pct contact created_at created_by currency description id industry
    lat late_cancels_pct lng name paused_by_platform photo point_placed rating rating_all rating_count row_xid status tz updated_at verification_status version`,
  profiles: `account_status bio created_at discoverable documents id last_ten location name onboarding_done_at profile_image rating
    rating_all rating_count reliability role row_xid skills updated_at venue_address venue_contact venue_industry venue_name version`,
};

let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres?.stop());

describe('every verb', () => {
  it('of the catalogue is registered in SQL with the same version, and the reverse', async () => {
    const registered = await postgres.query<{ name: string; version: number }>(
      'select name, version from private.commands order by name',
    );
    const all = [...catalogue.commands, ...onlineCommands];
    const declared = all.map(({ name, version }) => ({ name, version }));
    expect(registered).toEqual(declared.sort((a, b) => (a.name < b.name ? -1 : 1)));
  });

  it('has a function that nobody may call past the dispatcher', async () => {
    const open = await postgres.query<{ name: string; exists: boolean; callable: boolean }>(`
      select name, oid is not null as exists,
        coalesce(has_function_privilege('authenticated', oid, 'execute'), false) as callable
      from private.commands left join pg_proc on proname = name and pronamespace = 'private'::regnamespace
      order by name`);
    expect(open.filter(({ exists, callable }) => !exists || callable)).toEqual([]);
  });
});

it('says no only in codes that the app has words for', async () => {
  const sources = await postgres.query<{ prosrc: string }>(`
    select prosrc from pg_proc where pronamespace in ('private'::regnamespace, 'public'::regnamespace)`);
  const raised = sources.flatMap(({ prosrc }) => [...prosrc.matchAll(/\brefuse\(\s*'(?<code>[a-z_]+)'/g)]);
  const codes = new Set(raised.flatMap(match => match.groups?.code ?? []));
  expect([...codes].filter(code => ![...REFUSALS, ...notAboutCommands].includes(code))).toEqual([]);
});

describe('every table', () => {
  it('has row level security', async () => {
    const open = await postgres.query<{ name: string }>(`
      select oid::regclass::text as name from pg_class
      where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not relrowsecurity`);
    expect(open).toEqual([]);
  });

  it('that somebody may read has a policy', async () => {
    const bare = await postgres.query<{ name: string }>(`
      select oid::regclass::text as name from pg_class
      where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and has_any_column_privilege('authenticated', oid, 'select')
        and not exists (select from pg_policy where polrelid = pg_class.oid)`);
    expect(bare).toEqual([]);
  });

  it('is written by commands alone, outside the short list', async () => {
    const writes = await postgres.query<{ what: string }>(`
      select grantee || ' ' || lower(privilege_type) || ' ' || table_schema || '.' || table_name || '(' || column_name || ')' as what
      from information_schema.column_privileges
      where table_schema in ('public', 'private') and grantee in ('anon', 'authenticated', 'PUBLIC')
        and privilege_type in ('INSERT', 'UPDATE')
      union
      select grantee || ' ' || lower(privilege_type) || ' ' || table_schema || '.' || table_name
      from information_schema.role_table_grants
      where table_schema in ('public', 'private') and grantee in ('anon', 'authenticated', 'PUBLIC')
        and privilege_type in ('DELETE', 'TRUNCATE', 'TRIGGER', 'REFERENCES')
      order by 1`);
    expect(writes.map(({ what }) => what).filter(what => !directWrites.includes(what))).toEqual([]);
  });

  it('bounds every text that people write', async () => {
    const unbounded = await postgres.query<{ name: string }>(`
      select kind.relname || '.' || field.attname as name
      from pg_attribute field join pg_class kind on kind.oid = field.attrelid
      where kind.relkind = 'r' and kind.relnamespace = 'public'::regnamespace and field.attnum > 0 and not field.attisdropped
        and field.atttypid = 'text'::regtype and not exists (
          select from pg_constraint held
          where held.conrelid = field.attrelid and held.contype in ('c', 'f') and field.attnum = any (held.conkey))
      order by 1`);
    expect(unbounded.map(({ name }) => name)).toEqual([...writtenByUs].sort());
  });

  it('that is mirrored shows strangers what is listed, and nobody more than its mirror has', async () => {
    const readable = await postgres.query<{ name: string; fields: string[]; beside: string[] }>(`
      select kept.name, array_agg(granted.column_name::text order by granted.column_name) as fields,
        array_agg(granted.column_name::text) filter (where shown.column_name is null) as beside
      from private.mirrored_tables kept
      join information_schema.column_privileges granted on granted.table_schema = 'public' and granted.table_name = kept.name
        and granted.grantee = 'authenticated' and granted.privilege_type = 'SELECT'
      left join information_schema.columns shown on shown.table_schema = 'private'
        and shown.table_name = 'mirror_' || kept.name and shown.column_name = granted.column_name
      group by kept.name`);
    const fieldsOf = new Map(readable.map(({ name, fields }) => [name, fields]));
    for (const [name, fields] of Object.entries(readByStrangers)) {
      expect(fieldsOf.get(name)).toEqual(fields.split(/\s+/));
    }
    // The product's own calls read when a message was written.
    const beside = readable.flatMap(row => (row.beside ?? []).map(field => `${row.name}.${field}`));
    expect(beside.sort()).toEqual(['messages.held_back', 'messages.recorded_at']);
  });

  it('has six terms of a shift that people agree to, on the device and in the database', async () => {
    const [held] = await postgres.query<{ terms: string[] }>(`
      select array(select jsonb_object_keys(private.terms_of(null::public.shifts)) order by 1) as terms`);
    const [agreed] = await postgres.query<{ terms: string[] }>(`
      select array(select jsonb_object_keys(private.terms_of_booking(null::public.bookings)) order by 1) as terms`);
    const six = ['break_min', 'ends_at', 'place', 'rate_minor', 'role', 'starts_at'];
    expect([held?.terms, agreed?.terms]).toEqual([six, six]);
    expect(Object.keys(termsOf(shiftRow())).sort()).toEqual(six);
  });

  it('and every function says what it is', async () => {
    const silent = await postgres.query<{ name: string }>(`
      select oid::regclass::text as name from pg_class
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and obj_description(oid, 'pg_class') is null
      union
      select proname from pg_proc join private.commands on name = proname
      where pronamespace = 'private'::regnamespace and obj_description(pg_proc.oid, 'pg_proc') is null`);
    expect(silent).toEqual([]);
  });
});

describe.each(catalogue.tables.map(table => ({ name: table.name, row: table.row })))(
  'a row of $name',
  ({ name, row }) => {
    it('has on the device the columns that the server sends, but for those that only older apps ask for', async () => {
      const columns = await postgres.query<{ column_name: string }>(
        `select column_name from information_schema.columns join private.mirrored_tables kept on table_name = 'mirror_' || kept.name
       where table_schema = 'private' and kept.name = $1 and not hidden ? column_name order by column_name`,
        [name],
      );
      const { entries } = row as unknown as { entries: Record<string, unknown> };
      expect(Object.keys(entries).sort()).toEqual(columns.map(({ column_name }) => column_name));
    });

    it('may be empty on the device exactly where it may be in the table', async () => {
      const columns = await postgres.query<{ column_name: string; is_nullable: string }>(
        `select column_name, is_nullable from information_schema.columns
       where table_schema = 'public' and table_name = $1`,
        [name],
      );
      const { entries } = row as unknown as { entries: Record<string, { type: string }> };
      const nullable = (column: string) => entries[column]?.type === 'nullable';
      const mirrored = columns.filter(({ column_name }) => entries[column_name] !== undefined);
      expect(
        mirrored.filter(({ column_name, is_nullable }) => nullable(column_name) !== (is_nullable === 'YES')),
      ).toEqual([]);
    });
  },
);
