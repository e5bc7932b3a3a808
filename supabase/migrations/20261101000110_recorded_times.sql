-- Recorded times: what a device says of when its person acted, and how far that is trusted. One rule for all commands,
-- here: attendance, cancelling and brakes stand on it. Knows when people were heard from, not what they did.

create table private.presence (
  user_id uuid primary key references auth.users (id) on delete cascade,
  heard_at timestamptz not null,
  gap_from timestamptz,
  gap_to timestamptz,
  constraint gap_has_two_ends check ((gap_from is null) = (gap_to is null))
);
comment on table private.presence is 'When a person was last heard from on any device, and their last silence: times recorded in it are trusted.';
alter table private.presence enable row level security;

-- A silence of two minutes is a gap: a connected device asks at least once a minute. The call that ends it closes it and
-- keeps it, because a device begins with an empty call and sends what it holds in the next one (PU6).
create function private.heard_from_person() returns void language plpgsql security definer set search_path = '' as $$
begin
  -- Once a minute is enough, and keeps an idle sync free of writes. Who pauses their account is forgotten here.
  if exists (select from private.presence where user_id = auth.uid() and heard_at > private.now() - interval '1 minute') then return; end if;
  perform private.come_back();
  insert into private.presence as known (user_id, heard_at) values (auth.uid(), private.now())
  on conflict (user_id) do update set
    heard_at = greatest(known.heard_at, excluded.heard_at),
    gap_from = case when excluded.heard_at - known.heard_at > interval '2 minutes' then known.heard_at else known.gap_from end,
    gap_to = case when excluded.heard_at - known.heard_at > interval '2 minutes' then excluded.heard_at else known.gap_to end;
end
$$;
comment on function private.heard_from_person() is 'Notes a call of the caller, on whichever device, and with it the silence that it ended.';

-- When the person acted, as far as it can be trusted: while none of their devices was heard from. Had one been connected,
-- it would have sent the command then. So either in the silence that this call ends, or in the one that ended less than
-- half an hour ago: a device sends what it holds at once, and a long queue takes several calls. Else the arrival counts.
create function private.trusted_of(person uuid, said timestamptz) returns timestamptz language plpgsql stable set search_path = '' as $$
declare
  known private.presence;
begin
  select * into known from private.presence where user_id = person;
  if said between known.heard_at and private.now()
    or (said between known.gap_from and known.gap_to and known.gap_to > private.now() - interval '30 minutes')
  then
    return said;
  end if;
  return private.now();
end
$$;
comment on function private.trusted_of(uuid, timestamptz) is 'What is trusted of a time that a device of this person stated, whoever carried it here; never later than now. The one place where a recorded time is judged.';

create function private.trusted(said timestamptz) returns timestamptz language plpgsql stable set search_path = '' as $$
begin
  -- What comes without a device was never held back (public.act).
  if said is null or coalesce(current_setting('encore.device', true), '') = '' then return private.now(); end if;
  return private.trusted_of(auth.uid(), said);
end
$$;
comment on function private.trusted(timestamptz) is 'What is trusted of a time that the caller''s own device states.';

-- ISO 8601 with an offset, or nothing: the phone's clock is evidence, and evidence may be rubbish.
create function private.text_instant(given text) returns text language plpgsql immutable set search_path = '' as $$
begin
  if given ~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{1,6})?(Z|[+-][0-9]{2}:[0-9]{2})$' then
    perform given::timestamptz;
    return given;
  end if;
  return '';
exception when datetime_field_overflow or invalid_datetime_format or invalid_time_zone_displacement_value then
  return '';
end
$$;
grant execute on function private.text_instant(text) to authenticated;

create function private.acted_at() returns timestamptz language plpgsql stable set search_path = '' as $$
begin
  return private.trusted(nullif(current_setting('encore.recorded_at', true), '')::timestamptz);
end
$$;
comment on function private.acted_at() is 'The trusted time of the running command.';

create function private.was_held_back() returns boolean language plpgsql stable set search_path = '' as $$
begin
  return coalesce(current_setting('encore.device', true), '') <> '' and private.acted_at() = private.now()
    and nullif(current_setting('encore.recorded_at', true), '')::timestamptz < private.now() - interval '1 minute';
end
$$;
comment on function private.was_held_back() is 'Whether the running command says that it waited on a device, at a time that cannot be trusted.';

-- Of the arguments' shape, as its app knew it: a command may still have to read the one before.
create function private.command_version() returns int language sql stable set search_path = '' as $$
  select nullif(current_setting('encore.command_version', true), '')::int
$$;
comment on function private.command_version() is 'The version of the running command; null outside of one.';

-- The same for an act on something that the person knows of since, and that is open until: nobody acts on what is not there
-- yet, and what arrives after the end counts by arrival, whenever it was said.
create function private.acted_between(since timestamptz, until timestamptz) returns timestamptz language plpgsql stable set search_path = '' as $$
declare
  acted_at constant timestamptz := private.acted_at();
begin
  return case when acted_at < since or until <= private.now() then private.now() else acted_at end;
end
$$;
comment on function private.acted_between(timestamptz, timestamptz) is 'The trusted time of an act on something; outside its span the arrival.';
