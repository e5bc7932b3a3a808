// Notices what was written: a trigger on every published table, and on the table of broadcasts, names the new row by its
// key at commit. Only the key travels, because a notification of 8,000 bytes would abort the writer. Put up at start,
// never by migrations: the hosted service reads its log instead.
import type { PGlite } from '@electric-sql/pglite';
import * as v from 'valibot';
import type { Exclusive } from '../database/request-lock.ts';
import type { RowKey } from './reader.ts';

const Written = v.object({
  schema: v.string(),
  table: v.string(),
  key: v.record(v.string(), v.string()),
  at: v.string(),
});

/** `at` is an ISO instant. */
export type Written = RowKey & { readonly at: string };

const INSTALL = `
  create or replace function realtime.note_written() returns trigger language plpgsql security definer set search_path = '' as $$
  begin
    perform pg_notify('encore_written', jsonb_build_object('schema', tg_table_schema, 'table', tg_table_name, 'at', now(),
      'key', (select jsonb_object_agg(name, to_jsonb(new) ->> name) from unnest(tg_argv) as name))::text);
    return null;
  end $$;
  revoke execute on function realtime.note_written() from public;
  do $$
  declare
    found record;
  begin
    for found in
      select c.oid::regclass::text as relation,
        (select string_agg(quote_literal(a.attname), ', ') from pg_attribute a where a.attrelid = c.oid and a.attnum = any (i.indkey)) as keys
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_index i on i.indrelid = c.oid and i.indisprimary
      where c.oid = 'realtime.messages'::regclass
        or (n.nspname, c.relname) in (select schemaname, tablename from pg_publication_tables where pubname = 'supabase_realtime')
    loop
      execute format('create or replace trigger note_written after insert on %s for each row execute function realtime.note_written(%s)',
        found.relation, found.keys);
    end loop;
  end $$;`;

/** Calls `written` for each new row, after its commit and in order. Returns how to stop. */
export async function capture(
  engine: PGlite,
  exclusive: Exclusive,
  written: (row: Written) => void,
): Promise<() => Promise<void>> {
  await exclusive(() => engine.exec(INSTALL));
  return exclusive(() => engine.listen('encore_written', payload => written(v.parse(Written, JSON.parse(payload)))));
}
