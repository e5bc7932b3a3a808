-- Keys of shifts: what the digits and the QR code on the venue's screen are made of. One for each shift from two days
-- before its start to a day after its end, made and removed by the clock. Owned by the venue: its members' devices show
-- the code of each minute without signal, and no rockstar's device ever holds a key. When somebody leaves the team, the
-- venue's keys are replaced. What has been a key stays in private.check_in_keys, because a phone may show what it proves
-- days later. Twin of `domain/attendance/codes.ts`.

create table public.shift_keys (
  id uuid primary key references public.shifts (id) on delete cascade,
  row_xid xid8 not null default pg_current_xact_id(),
  venue_id uuid not null references public.venues (id) on delete cascade,
  ends_at timestamptz not null,
  key text not null check (key ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
comment on table public.shift_keys is 'The key of a shift''s check-in codes, for members of its venue alone. The id is the shift''s.';
-- the pull of a venue's members, and renewing
create index shift_keys_venue on public.shift_keys (venue_id, row_xid, id);
-- the clock: keys to remove
create index shift_keys_end on public.shift_keys (ends_at);

create table private.check_in_keys (
  shift_id uuid not null references public.shifts (id) on delete cascade,
  key text not null,
  venue_id uuid not null references public.venues (id) on delete cascade,
  ends_at timestamptz not null,
  -- Minutes before it are proven; later ones come from a screen that has not heard of it.
  replaced_at timestamptz,
  primary key (shift_id, key)
);
comment on table private.check_in_keys is 'Every key that a shift has had, until the horizon.';
alter table private.check_in_keys enable row level security;
-- codes of a neighbouring shift, removing a venue
create index check_in_keys_venue on private.check_in_keys (venue_id, ends_at);
-- clearing away
create index check_in_keys_end on private.check_in_keys (ends_at);
select private.register_clearing('private.check_in_keys', 'ends_at', 'private.horizon()');

create table private.keys_to_make (
  shift_id uuid primary key references public.shifts (id) on delete cascade,
  starts_at timestamptz not null
);
comment on table private.keys_to_make is 'Published shifts that have no key yet: what the clock looks at instead of all that ever were.';
alter table private.keys_to_make enable row level security;
-- the clock
create index keys_to_make_at on private.keys_to_make (starts_at);

create function private.note_key_to_make() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'published' and not exists (select from public.shift_keys where id = new.id) then
    insert into private.keys_to_make values (new.id, new.starts_at) on conflict (shift_id) do update set starts_at = excluded.starts_at;
  else
    delete from private.keys_to_make where shift_id = new.id;
  end if;
  return null;
end
$$;
create trigger note_key_to_make after insert or update of status, starts_at on public.shifts
  for each row execute function private.note_key_to_make();

select private.register_part('open_shift_key', 120, $$
  select shift_id from private.keys_to_make where starts_at <= private.now() + interval '2 days' order by starts_at
$$);

create function private.open_shift_key(of_shift uuid) returns void language plpgsql set search_path = '' as $$
begin
  insert into public.shift_keys (id, venue_id, ends_at, key)
  select id, venue_id, ends_at, encode(extensions.gen_random_bytes(32), 'hex') from public.shifts
  where id = of_shift and status = 'published' and ends_at > private.now() - interval '1 day'
  on conflict (id) do nothing;
  delete from private.keys_to_make where shift_id = of_shift;
end
$$;
comment on function private.open_shift_key(uuid) is 'A shift that starts within two days gets its key.';

select private.register_part('close_shift_key', 130, $$
  select id from public.shift_keys where ends_at <= private.now() - interval '1 day' order by ends_at
$$);

create function private.close_shift_key(of_shift uuid) returns void language sql set search_path = '' as $$
  delete from public.shift_keys where id = of_shift and ends_at <= private.now() - interval '1 day'
$$;
comment on function private.close_shift_key(uuid) is 'A day after the end no screen shows its code any more.';

create function private.keep_shift_key() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    update private.check_in_keys set replaced_at = private.now() where shift_id = new.id and key = old.key;
  end if;
  insert into private.check_in_keys values (new.id, new.key, new.venue_id, new.ends_at);
  return null;
end
$$;
create trigger keep_new_shift_key after insert on public.shift_keys for each row execute function private.keep_shift_key();
create trigger keep_shift_key after update of key on public.shift_keys for each row
  when (old.key <> new.key) execute function private.keep_shift_key();

create function private.carry_shift_key() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.shift_keys set ends_at = new.ends_at where id = new.id and ends_at <> new.ends_at;
  update private.check_in_keys set ends_at = new.ends_at where shift_id = new.id and ends_at <> new.ends_at;
  return null;
end
$$;
create trigger carry_shift_key after update of ends_at on public.shifts for each row
  when (old.ends_at <> new.ends_at) execute function private.carry_shift_key();

-- Whoever left may have written the keys down; screens that are offline show the old code until they hear of it.
create function private.renew_shift_keys() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.shift_keys set key = encode(extensions.gen_random_bytes(32), 'hex') where venue_id = old.venue_id;
  return null;
end
$$;
create trigger renew_shift_keys after update of revoked_at on public.venue_users for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function private.renew_shift_keys();
create trigger renew_shift_keys_of_deleted after delete on public.venue_users for each row
  when (old.revoked_at is null) execute function private.renew_shift_keys();

alter table public.shift_keys enable row level security;
create policy select_member on public.shift_keys for select to authenticated
  using (venue_id = any ((select private.my_venues())::uuid[]));

revoke all on public.shift_keys from anon, authenticated, service_role;

create function private.audience_of_shift_keys(of_shift public.shift_keys) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['venue:' || of_shift.venue_id];
end
$$;

select private.mirror_table('shift_keys', 39, '{"venue": "venue_id"}',
  shown => 'id, row_xid, venue_id, ends_at, key, created_at, updated_at',
  seen => $$ends_at >= (select private.horizon()) and venue_id = any ((select private.my_venues())::uuid[])$$);

-- Codes. Digits: the first 31 bits of HMAC-SHA-256 over the minute, five decimals, and a check digit by Damm's table, which tells
-- every single wrong digit and every two that changed places. QR: the minute and 80 bits.
create function private.damm_digit(digits text) returns int language plpgsql immutable set search_path = '' as $$
declare
  quasigroup constant text := '0317598642709215486342068713591750983426612304597836742095815869720134894536201794386172052581436790';
  interim int := 0;
begin
  for nth in 1 .. length(digits) loop
    interim := substr(quasigroup, interim * 10 + substr(digits, nth, 1)::int + 1, 1)::int;
  end loop;
  return interim;
end
$$;
comment on function private.damm_digit(text) is 'The check digit of some digits; 0 of digits that end with theirs.';

create function private.minute_at(instant timestamptz) returns int language sql immutable set search_path = '' as $$
  select floor(extract(epoch from instant) / 60)::int
$$;

create function private.instant_of_minute(minute int) returns timestamptz language sql immutable set search_path = '' as $$
  select to_timestamp(minute::bigint * 60)
$$;

create function private.code_bytes(key text, kind text, minute int) returns bytea language sql immutable set search_path = '' as $$
  select extensions.hmac(convert_to(kind || ':' || minute, 'UTF8'), decode(key, 'hex'), 'sha256')
$$;

create function private.code_digits(key text, minute int) returns text language plpgsql immutable set search_path = '' as $$
declare
  hashed constant bytea := private.code_bytes(key, 'digits', minute);
  five constant text := lpad(((((get_byte(hashed, 0) & 127)::bigint << 24) + (get_byte(hashed, 1) << 16) + (get_byte(hashed, 2) << 8) + get_byte(hashed, 3)) % 100000)::text, 5, '0');
begin
  return five || private.damm_digit(five);
end
$$;
comment on function private.code_digits(text, int) is 'The six digits that a screen with this key shows in that minute since 1970.';

create function private.code_qr(key text, minute int) returns text language sql immutable set search_path = '' as $$
  select minute || '.' || substr(encode(private.code_bytes(key, 'qr', minute), 'hex'), 1, 20)
$$;
comment on function private.code_qr(text, int) is 'What the QR code of that minute says.';
