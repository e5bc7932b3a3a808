// Exact rights of every role on every object. A new table, function or grant makes this fail until somebody has written
// down here who may use it. It only reads, so any project can be asked.
import { describe, expect, it } from 'vitest';
import type { Database } from '#tests/support/postgres.ts';
import { PUBLIC_FUNCTIONS } from './public-functions.ts';

type Asked = Pick<Database, 'query'>;

/** Tables that clients may write to directly, by the product's list of calls; everything else goes through commands. */
const DIRECT_WRITES: readonly string[] = ['messages:INSERT', 'messages:UPDATE', 'venue_users:INSERT', 'venues:INSERT'];
const DIRECT_DELETES: readonly string[] = ['conversations:DELETE', 'messages:DELETE'];
export const tables = (db: Asked) =>
  db.query<{ name: string; rls: boolean; policies: number; comment: string | null }>(
    `select relname as name, relrowsecurity as rls, obj_description(class.oid) as comment,
     (select count(*)::int from pg_policy where polrelid = class.oid) as policies
   from pg_class class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
  );

export function rights(db: () => Asked): void {
  describe('rights', () => {
    it('every table has row level security, a policy and a comment', async () => {
      for (const table of await tables(db()))
        expect(table).toMatchObject({ rls: true, comment: expect.any(String), policies: expect.any(Number) });
      expect((await tables(db())).filter(({ policies }) => policies === 0)).toEqual([]);
      const hidden = await db().query(
        "select relname from pg_class where relnamespace = 'private'::regnamespace and relkind = 'r' and not relrowsecurity",
      );
      expect(hidden).toEqual([]);
    });

    it('AT34 anonymous callers have no right on anything of ours', async () => {
      const granted = await db().query(
        `select table_schema, table_name, privilege_type from information_schema.role_table_grants where grantee in ('anon', 'PUBLIC') and table_schema in ('public', 'private')
         union all select table_schema, table_name || '.' || column_name, privilege_type from information_schema.column_privileges where grantee in ('anon', 'PUBLIC') and table_schema in ('public', 'private')`,
      );
      expect(granted).toEqual([]);
    });

    it('signed-in people read by listed columns and write nothing directly but what is allowed', async () => {
      const whole = await db().query<{ right: string }>(
        "select table_name || ':' || privilege_type as right from information_schema.role_table_grants where grantee = 'authenticated' and table_schema = 'public' order by 1",
      );
      expect(whole.map(({ right }) => right)).toEqual(DIRECT_DELETES);
      const writes = await db().query<{ write: string }>(
        `select distinct table_name || ':' || privilege_type as write from information_schema.column_privileges
         where grantee = 'authenticated' and table_schema in ('public', 'private') and privilege_type <> 'SELECT' order by 1`,
      );
      expect(writes.map(({ write }) => write)).toEqual(DIRECT_WRITES);
    });

    it.each(['anon', 'authenticated'] as const)('%s may call only the listed functions', async role => {
      const callable = await db().query<{ name: string }>(
        `select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace and has_function_privilege($1, oid, 'execute') order by 1`,
        [role],
      );
      expect(callable.map(({ name }) => name)).toEqual(PUBLIC_FUNCTIONS[role]);
    });

    it('commands are callable by the dispatcher alone', async () => {
      const open = await db().query(
        `select name from private.commands where has_function_privilege('authenticated', to_regprocedure('private.' || name || '(jsonb)'), 'execute')
           or has_function_privilege('anon', to_regprocedure('private.' || name || '(jsonb)'), 'execute')`,
      );
      expect(open).toEqual([]);
      expect(
        await db().query(
          "select name from private.commands where to_regprocedure('private.' || name || '(jsonb)') is null",
        ),
      ).toEqual([]);
    });

    it('every function pins its search path', async () => {
      const loose = await db().query(
        `select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
           and not (prokind = 'p' and not prosecdef)
           and not coalesce(proconfig, '{}') @> array['search_path=""'] and probin is null order by 1`,
      );
      expect(loose).toEqual([]);
    });

    it('every view asks with the rights of the caller', async () => {
      const own = await db().query(
        "select relname from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'v' and not coalesce(reloptions, '{}') @> array['security_invoker=true']",
      );
      expect(own).toEqual([]);
    });

    it('every foreign key has an index that serves it', async () => {
      const bare = await db().query(
        `select conrelid::regclass::text as table_name, conname from pg_constraint
         where contype = 'f' and connamespace in ('public'::regnamespace, 'private'::regnamespace)
           and confrelid not in ('public.areas'::regclass, 'public.roles_catalog'::regclass)
           and not exists (select from pg_index where indrelid = conrelid and indkey[0] = conkey[1])`,
      );
      expect(bare).toEqual([]);
    });
  });
}
