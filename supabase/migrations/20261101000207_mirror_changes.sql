-- What a mirrored table shows once it was released and its own file may not be rewritten any more. Only the view and the
-- right to read its columns are made anew: triggers, pages and digests know rows by id, stamp and branch. No row is touched, so no
-- device is sent anything: an app that knows another column pulls from zero by itself (PL10), an earlier one goes on as it was.

-- In one call: `show` and `hide` name columns in a list, `more` and `seen` stand in place of what mirror_table was given.
--
-- A hidden column goes on as `instead`, the same in every row, to apps that still ask for it and could not read the row without. Its
-- own values are for nobody, so a later migration may drop it.
--
-- It stands behind what its migration changes of the table, never before: calls look into the table first and into the view then,
-- and whoever takes both locks the other way round meets them in a deadlock. Calls that are reading the view are waited for, and
-- whoever comes meanwhile waits behind. So it gives up after two seconds, and the migration is run again.
create function private.remirror_table(
  name text, show text default null, hide text default null, instead text default 'null', more text default null, seen text default null)
returns void language plpgsql set search_path = '' set lock_timeout = '2s' as $$
declare
  of_table constant regclass := format('public.%I', name)::regclass;
  shows constant text[] := coalesce(string_to_array(regexp_replace(show, '\s', '', 'g'), ','), '{}');
  hides constant text[] := coalesce(string_to_array(regexp_replace(hide, '\s', '', 'g'), ','), '{}');
  caller constant text := current_setting('role');
  kept private.mirrored_tables;
begin
  select * into strict kept from private.mirrored_tables mirrored where mirrored.name = remirror_table.name;
  if not hides <@ kept.shown then
    raise exception '% does not show all of %', name, hide;
  elsif instead = 'null' and exists (select from pg_attribute where attrelid = of_table and attname = any (hides) and attnotnull) then
    raise exception 'earlier apps cannot read % without %: say by «instead» what they get', name, hide;
  end if;
  execute format('drop view private.mirror_%s', name);
  if show is not null then execute format('grant select (%s) on %s to authenticated', show, of_table); end if;
  if hide is not null then execute format('revoke select (%s) on %s from authenticated', hide, of_table); end if;
  update private.mirrored_tables mirrored set
    shown = array(select field from unnest(kept.shown || shows) with ordinality listed(field, nth)
      where field <> all (hides) group by field order by min(nth)),
    hidden = (kept.hidden - shows) || coalesce((
      select jsonb_object_agg(attname, format('(%s)::%s', instead, format_type(atttypid, atttypmod)))
      from pg_attribute where attrelid = of_table and attname = any (hides)), '{}'),
    more = nullif(coalesce(remirror_table.more, kept.more), ''),
    seen = coalesce(remirror_table.seen, kept.seen)
  where mirrored.name = remirror_table.name;
  perform private.write_view_of(name);
  -- Asked once as people ask: a condition or a page that reads what is hidden now fails here and not on every device.
  perform set_config('role', 'authenticated', true);
  execute format($sql$
    select private.page_of_%1$s(null, '0', '00000000-0000-0000-0000-000000000000', 1), (select count(*) from private.keys_of_%1$s(null))$sql$, name);
  perform set_config('role', caller, true);
end
$$;
comment on function private.remirror_table(text, text, text, text, text, text) is 'Shows other columns of a mirrored table from now on: what later migrations call in place of mirror_table.';
