-- After a restore from a logical dump, whose stamps belong to another server's counter: a new epoch, new stamps. Rows stamped
-- ahead of this server's counter would come with every pull until it has caught up. It knows the mirrored tables by their
-- registry, and where their stamps stand besides (the cards' acquaintances).

-- Some pages of a table. Nothing but the stamp changes, so nobody is told and nothing follows.
create function private.restamp_pages(of_table regclass, from_page bigint, pages bigint) returns void language plpgsql set search_path = '' as $$
begin
  perform set_config('encore.restamping', 'on', true);
  execute format('update %s set row_xid = pg_current_xact_id() where ctid >= $1 and ctid < $2 and row_xid > pg_current_xact_id()', of_table)
    using format('(%s,0)', from_page)::tid, format('(%s,0)', from_page + pages)::tid;
  perform set_config('encore.restamping', 'off', true);
end
$$;

-- What commits cannot pin its search path: everything in it is named in full, and it runs with its caller's rights.
-- Commits as it goes, so that no transaction holds a whole table. Broken off, it is called again: it goes on in the same epoch
-- and passes over what it has done. It may run while devices sync; one that pulls meanwhile gets some rows twice.
create procedure private.new_epoch() language plpgsql as $$
declare
  pages_at_once constant bigint := 2000;
  stamped regclass;
  page bigint;
begin
  if not (select state.restamping from private.sync_state state) then
    update private.sync_state set epoch = pg_catalog.gen_random_uuid(), floor = '0', restamping = true;
    truncate private.tombstones, private.scope_log;
    commit;
  end if;
  for stamped in
    select kept.key::regclass from private.mirrored_tables mirrored, pg_catalog.jsonb_each(mirrored.stamps) kept
    group by kept.key order by min(mirrored.place)
  loop
    for page in select pg_catalog.generate_series(0, pg_catalog.pg_relation_size(stamped) / pg_catalog.current_setting('block_size')::bigint, pages_at_once) loop
      perform private.restamp_pages(stamped, page, pages_at_once);
      commit;
    end loop;
    raise notice 'new epoch: %', stamped;
  end loop;
  update private.sync_state set restamping = false;
end
$$;
comment on procedure private.new_epoch() is 'For the operator, after a logical restore: call private.new_epoch(). Every device then pulls everything again and keeps its queue.';
