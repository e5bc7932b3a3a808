-- What the clock does (clock_runs), said by the files to which it belongs: one call of register_part beside the function that
-- deals with a row. Nothing is listed a second time.
--
-- A part is a query that finds the rows whose time has come, and a statement that deals with one of them. The clock asks all
-- parts in one statement whether there is any such row (exists), and starts only those that have one: so the query has to go
-- through an index that holds only what is still to come, and an idle clock costs the same however long the history.

create table private.clock_parts (
  part text primary key,
  -- Smaller ones run first.
  place int not null,
  -- A query of ids, the most urgent first.
  finds text not null,
  -- A statement, with the id as its $1.
  does text not null
);
comment on table private.clock_parts is 'What time alone changes: which rows, and what is done with each. Written by register_part.';
alter table private.clock_parts enable row level security;
revoke all on private.clock_parts from public, anon, authenticated, service_role;

create function private.register_part(part text, place int, finds text, does text default null) returns void language plpgsql set search_path = '' as $$
begin
  -- Read now, so that a mistake in it stops the migration instead of the clock.
  execute format('select from (%s) found(id) where found.id = %L::uuid and exists (%s) limit 0', finds, gen_random_uuid(), finds);
  insert into private.clock_parts values (part, place, finds, coalesce(does, format('select private.%I($1)', part)));
end
$$;
comment on function private.register_part(text, int, text, text) is 'Gives the clock a part: the rows that finds answers are given one by one to private.<part>(id), or to the statement that is named.';

-- What a table keeps for a while only: the oldest of it go, through the index of the column. The one id that is found is of zeros.
create function private.register_clearing(of_table text, by_column text, before text) returns void language plpgsql set search_path = '' as $$
begin
  perform private.register_part('clear_' || split_part(of_table, '.', 2), 900,
    format('select %L::uuid from %s where %I < %s limit 1', '00000000-0000-0000-0000-000000000000', of_table, by_column, before),
    format('select private.clear_some(%L, %L, %s)', of_table, by_column, before));
end
$$;
comment on function private.register_clearing(text, text, text) is 'Gives the clock a part that clears a table of what is older than the moment that is named.';
