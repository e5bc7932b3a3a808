-- What an operator decides once, and the brakes for what anybody may call.

create table private.settings (
  name text primary key,
  value text not null
);
comment on table private.settings is 'Decided by the operator, by SQL: admin_domain, with its at sign; caller_header, in which the proxy in front of the database writes the caller''s address; look_at_pay_above_ and a currency in small letters, an hour''s pay in minor units.';
insert into private.settings values ('admin_domain', '@rockstars.example'), ('caller_header', 'cf-connecting-ip');
alter table private.settings enable row level security;

-- Exactly the domain: not a longer one that ends alike, no quoted local part, no second at sign.
create function private.is_admin_address(address text) returns boolean language sql stable security definer set search_path = '' as $$
  select lower(address) ~ '^[a-z0-9._%+-]+@[a-z0-9.-]+$' and substr(lower(address), strpos(address, '@')) = (select lower(value) from private.settings where name = 'admin_domain')
$$;
comment on function private.is_admin_address(text) is 'Whether an email address may belong to an admin.';

create table private.brakes (
  bucket text primary key,
  since timestamptz not null,
  used int not null
);
comment on table private.brakes is 'How often something was done in the running window. Cleared by the clock.';
alter table private.brakes enable row level security;
-- clearing away
create index brakes_since on private.brakes (since);
select private.register_clearing('private.brakes', 'since', $$private.now() - interval '1 day'$$);

-- Counts one use, or as many as were made; true once there are more than so many in the span. Null is nobody's bucket.
create function private.count_use(what text, most int, span interval, uses int default 1) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  count_now int;
begin
  if what is null then return false; end if;
  insert into private.brakes as brake values (what, private.now(), uses)
  on conflict on constraint brakes_pkey do update set
    used = case when brake.since < private.now() - span then uses else brake.used + uses end,
    since = case when brake.since < private.now() - span then private.now() else brake.since end
  returning used into count_now;
  return count_now > most;
end
$$;
comment on function private.count_use(text, int, interval, int) is 'Counts, and tells whether it was too much: for callers whose refusal must not take the count back.';

-- Counts one use, and refuses above the limit. A refusal takes back what was counted in its call, so nothing that tells one
-- thing from another is refused after its brake: a direct call answers nothing instead, a command's brake stands in the
-- registry and is counted by the door.
create function private.brake(what text, most int, span interval) returns void language plpgsql security definer set search_path = '' as $$
begin
  if private.count_use(what, most, span) then perform private.refuse('throttled', null, 429); end if;
end
$$;

-- Whom brakes count together. A connection of today's kind has 2^64 addresses (IPv6), and whoever took another for each call would be
-- braked by nothing: they count as one, as a household behind one older address does.
create function private.network_of(address text) returns text language plpgsql stable set search_path = '' as $$
begin
  -- Older addresses as newer ones write them (::ffff:192.0.2.1) would be one network, all of them.
  if strpos(address, ':') = 0 or not pg_input_is_valid(address, 'inet') or address::inet <<= inet '::ffff:0:0/96' then return address; end if;
  return host(network(set_masklen(address::inet, 64)));
end
$$;
comment on function private.network_of(text) is 'An address as brakes count it: of IPv6 the first half, anything else as it is.';

-- Where the call came from, as the proxy wrote it. What callers write themselves (the front of x-forwarded-for) is no word
-- of theirs; without the trusted header nobody shares a bucket with anybody, and the answer is null.
create function private.caller_address() returns text language sql stable security definer set search_path = '' as $$
  select private.network_of(nullif(btrim(nullif(current_setting('request.headers', true), '')::jsonb ->> (select value from private.settings where name = 'caller_header')), ''))
$$;

-- A hundred a day of one person: an operator learns no more from the next, and what broke it may be of any size.
create function private.keep_command_error(command jsonb, told text[]) returns void language plpgsql set search_path = '' as $$
begin
  if private.count_use('command_errors:' || auth.uid(), 100, interval '1 day') then return; end if;
  insert into private.command_errors (user_id, command_id, name, sqlstate, message, context)
  values (auth.uid(), (command ->> 'id')::uuid, command ->> 'name', told[1], left(told[2], 1000), left(told[3], 2000));
end
$$;

-- Each command leaves a receipt for sixty days: twenty thousand a day are twice what a month without signal gathers, and what one account
-- may fill. What is more waits for the next day; a call without commands is answered as ever.
create function private.commands_left() returns int language sql stable set search_path = '' as $$
  select 20000 - coalesce((select used from private.brakes where bucket = 'commands:' || auth.uid() and since > private.now() - interval '1 day'), 0)
$$;
comment on function private.commands_left() is 'How many commands of the caller run until their day is over.';
