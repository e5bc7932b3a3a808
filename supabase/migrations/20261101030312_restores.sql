-- After a restore nothing is lost silently. What the server answered after the copy was made is gone from it, and no device sends
-- it again: it was settled. Devices pull from zero and show what there is; here everybody is told from when to when to look.

create table private.history (
  only_row boolean primary key default true check (only_row),
  -- As the clock last found it; null: whatever comes next is taken for the same history, and nobody is told.
  epoch text,
  -- When the copy was made, to the minute, and when this was found to be one.
  copy_at timestamptz,
  noticed_at timestamptz
);
comment on table private.history is 'One row: which history the clock knows this database by, and the last restore.';
insert into private.history default values;
alter table private.history enable row level security;

create table private.restores_to_tell (
  user_id uuid primary key references auth.users (id) on delete cascade
);
comment on table private.restores_to_tell is 'Who is still to be told of the last restore.';
alter table private.restores_to_tell enable row level security;

-- Before every other part, and with the clock's last run as the copy has it.
select private.register_part('note_restore', 0, $$
  select '00000000-0000-0000-0000-000000000000'::uuid from private.history known where known.epoch is distinct from private.epoch()
$$);

create function private.note_restore(nothing uuid) returns void language plpgsql set search_path = '' as $$
declare
  known private.history;
begin
  select * into known from private.history for update;
  if known.epoch is not null then
    -- Whose device has not been heard from for so long has done nothing that could be missing.
    insert into private.restores_to_tell select user_id from private.devices where last_sync_at > private.now() - interval '60 days' group by user_id
    on conflict do nothing;
    known.copy_at := coalesce((select finished_at from private.clock_state), private.now());
    known.noticed_at := private.now();
  end if;
  update private.history set epoch = private.epoch(), copy_at = known.copy_at, noticed_at = known.noticed_at;
end
$$;
comment on function private.note_restore(uuid) is 'This database was put back from a copy since the clock last ran: everybody whose device synced lately is to be told.';

select private.register_part('tell_of_restore', 1, 'select user_id from private.restores_to_tell order by user_id');

create function private.tell_of_restore(person uuid) returns void language plpgsql set search_path = '' as $$
begin
  delete from private.restores_to_tell where user_id = person;
  if not found then return; end if;
  perform private.notify(person, 'service_restored', (select jsonb_build_object('copy_at', copy_at, 'noticed_at', noticed_at) from private.history));
end
$$;
comment on function private.tell_of_restore(uuid) is 'Says between which moments what somebody did may be missing.';
