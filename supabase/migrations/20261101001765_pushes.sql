-- What reaches a person whose app is closed: Web Push, on the devices on which they asked for it. Here it waits for its
-- sender (functions/send-push), which encrypts it for one device and hands it to the push service of that browser.

create table private.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  -- Of the sign-in on that device: when it ends, nothing is told there any more.
  session_id uuid,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  created_at timestamptz not null default private.now()
);
comment on table private.push_subscriptions is 'A device that may be told things while the app is closed. The address is a secret: who knows it and the keys can be heard there, so no API shows it.';
-- whom to tell
create index push_subscriptions_user on private.push_subscriptions (user_id, created_at);
alter table private.push_subscriptions enable row level security;

create table private.outgoing_pushes (
  id bigint generated always as identity primary key,
  notification_id uuid not null,
  subscription_id uuid not null references private.push_subscriptions (id) on delete cascade,
  -- Until then quiet hours hold it back, one sender has it, or it rests after a failure.
  due_at timestamptz not null,
  tries int not null default 0,
  created_at timestamptz not null default private.now()
);
comment on table private.outgoing_pushes is 'One notification on its way to one device.';
create index outgoing_pushes_due on private.outgoing_pushes (due_at);
create index outgoing_pushes_subscription on private.outgoing_pushes (subscription_id);
alter table private.outgoing_pushes enable row level security;

-- By whose clock quiet hours are kept: the zone that the person chose, else that of their device.
create function private.zone_of(person uuid) returns text language sql stable security definer set search_path = '' as $$
  select case coalesce((select time_zone from public.user_settings where id = person), 'auto')
    when 'UTC' then 'UTC' when 'EST' then 'America/New_York' when 'PST' then 'America/Los_Angeles'
    else coalesce((select nullif(tz, 'auto') from public.profile_private where id = person), 'UTC') end
$$;
comment on function private.zone_of(uuid) is 'An IANA zone; UTC while no device has said where it is.';

-- Null outside quiet hours, and for what cannot wait: work that starts, or an answer that is due, before they are over or
-- within two hours of it.
create function private.quiet_until(person uuid, facts jsonb) returns timestamptz language plpgsql stable security definer set search_path = '' as $$
declare
  chosen public.user_settings;
  wall timestamp;
  past_from boolean;
  before_until boolean;
  is_quiet boolean;
  opens timestamptz;
begin
  select * into chosen from public.user_settings where id = person and quiet_from is not null and quiet_until is not null and quiet_from <> quiet_until;
  if not found then return null; end if;
  wall := private.now() at time zone private.zone_of(person);
  past_from := wall::time >= chosen.quiet_from::time;
  before_until := wall::time < chosen.quiet_until::time;
  -- Hours over midnight are those of the evening and those of the morning.
  is_quiet := (past_from and before_until) or (chosen.quiet_from > chosen.quiet_until and (past_from or before_until));
  if not is_quiet then return null; end if;
  opens := (date_trunc('day', wall) + chosen.quiet_until::time
    + case when before_until then interval '0' else interval '1 day' end) at time zone private.zone_of(person);
  if exists (select from unnest(array[facts ->> 'starts_at', facts ->> 'time', facts ->> 'expires_at']) said(at)
    -- A fact that is no time must not stop what tells of it.
    where case when pg_input_is_valid(said.at, 'timestamptz') then said.at::timestamptz > private.now() and said.at::timestamptz <= opens + interval '2 hours' end)
  then return null; end if;
  return opens;
end
$$;
comment on function private.quiet_until(uuid, jsonb) is 'Until when this is held back by the person''s quiet hours; null: not at all.';

-- With the notification, in its transaction. Who has no device that asked costs one look into an index. An open app reminds by itself and
-- reads what the clock says of the same, so the push message of a reminder waits for that.
create function private.push_out(told public.notifications) returns void language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.push_subscriptions where user_id = told.user_id)
    or exists (select from public.user_settings where id = told.user_id and not push) then return; end if;
  insert into private.outgoing_pushes (notification_id, subscription_id, due_at)
  select told.id, id, coalesce(private.quiet_until(told.user_id, told.payload), private.now())
    + case when told.kind in ('shift_ahead', 'shift_soon') then interval '2 minutes' else interval '0' end
  from private.push_subscriptions where user_id = told.user_id;
  perform pg_notify('encore_push', '');
end
$$;

-- Only push services that browsers use: the sender would otherwise call whatever address a person names.
create function private.is_push_service(endpoint text) returns boolean language sql stable security definer set search_path = '' as $$
  select length(endpoint) <= 1000 and (
    endpoint ~ '^https://([a-z0-9-]+\.)*(fcm\.googleapis\.com|push\.services\.mozilla\.com|push\.apple\.com|notify\.windows\.com)/[!-~]+$'
    or starts_with(endpoint, (select value from private.settings where name = 'push_service')))
$$;
comment on function private.is_push_service(text) is 'Whether an address belongs to a push service of Chromium, Firefox, Safari or Windows, or to the one that the operator named (push_service in private.settings).';

-- A device is one person's: who signs in on it next takes its address over. Ten devices a person; the oldest gives way.
create function private.keep_push_subscription(address text, public_key text, secret text) returns void language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_person();
  perform private.brake('push:' || auth.uid(), 20, interval '1 hour');
  if private.is_push_service(address) is not true then perform private.bad_argument('endpoint'); end if;
  if public_key !~ '^[A-Za-z0-9_-]{87}$' or secret !~ '^[A-Za-z0-9_-]{22}$' or public_key is null or secret is null then perform private.bad_argument('keys'); end if;
  delete from private.push_subscriptions where endpoint = address and user_id <> auth.uid();
  insert into private.push_subscriptions (user_id, session_id, endpoint, p256dh, auth)
  values (auth.uid(), nullif(auth.jwt() ->> 'session_id', '')::uuid, address, public_key, secret)
  on conflict (endpoint) do update set session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth, created_at = private.now();
  delete from private.push_subscriptions where id in (
    select id from private.push_subscriptions where user_id = auth.uid() order by created_at desc offset 10);
end
$$;
create function private.drop_push_subscription(address text) returns void language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.push_subscriptions where endpoint = address and user_id = auth.uid();
end
$$;
create function private.push_key_in_use() returns text language sql stable security definer set search_path = '' as $$
  select value from private.settings where name = 'push_key'
$$;

create function public.push_key() returns text language sql stable security invoker set search_path = '' as $$
  select private.push_key_in_use()
$$;
comment on function public.push_key() is 'The public key by which push services know this installation (VAPID, base64url); null where no push is sent.';
create function public.turn_on_push(p_endpoint text, p_p256dh text, p_auth text) returns void language sql volatile security invoker set search_path = '' as $$
  select private.keep_push_subscription(p_endpoint, p_p256dh, p_auth)
$$;
comment on function public.turn_on_push(text, text, text) is 'From now on this device is told things while the app is closed.';
create function public.turn_off_push(p_endpoint text) returns void language sql volatile security invoker set search_path = '' as $$
  select private.drop_push_subscription(p_endpoint)
$$;
comment on function public.turn_off_push(text) is 'This device is told nothing any more while the app is closed; the caller''s own devices only.';
revoke all on function public.push_key(), public.turn_on_push(text, text, text), public.turn_off_push(text) from public, anon, authenticated, service_role;
grant execute on function public.push_key(), public.turn_on_push(text, text, text), public.turn_off_push(text),
  private.push_key_in_use(), private.keep_push_subscription(text, text, text), private.drop_push_subscription(text) to authenticated;

-- Six tries in about an hour; after a day nobody needs to hear it. What was read meanwhile, and what would reach a device
-- that is signed out, goes without being sent.
create function private.take_pushes() returns table (id text, endpoint text, p256dh text, auth text, notification uuid, kind text, payload jsonb, role text, locale text, tz text, unseen int)
language plpgsql volatile security definer set search_path = '' as $$
begin
  delete from private.push_subscriptions device using private.outgoing_pushes push
  where push.due_at <= private.now() and device.id = push.subscription_id
    and device.session_id is not null and not exists (select from auth.sessions where auth.sessions.id = device.session_id);
  delete from private.outgoing_pushes push where push.due_at <= private.now()
    and (push.tries >= 6 or push.created_at < private.now() - interval '1 day'
      or not exists (select from public.notifications told where told.id = push.notification_id and told.read_at is null));
  return query
  with due as (
    select waiting.id from private.outgoing_pushes waiting where waiting.due_at <= private.now() order by waiting.due_at limit 50 for update skip locked),
  taken as (
    update private.outgoing_pushes push set due_at = private.now() + 2 ^ (push.tries + 1) * interval '1 minute', tries = push.tries + 1
    from due where push.id = due.id returning push.id, push.notification_id, push.subscription_id)
  select taken.id::text, device.endpoint, device.p256dh, device.auth, told.id, told.kind, told.payload, person.role, secret.locale, private.zone_of(person.id),
    (select count(*)::int from (select from public.notifications other where other.user_id = person.id and other.read_at is null limit 100) unread)
  from taken join private.push_subscriptions device on device.id = taken.subscription_id
  join public.notifications told on told.id = taken.notification_id
  join public.profiles person on person.id = device.user_id join public.profile_private secret on secret.id = person.id;
end
$$;
comment on function private.take_pushes() is 'For the sender: fifty messages that wait, for it alone for two minutes.';

-- What the push service answered: taken; the device is gone; or try later.
create function private.push_answered(sent text, status int) returns void language plpgsql volatile security definer set search_path = '' as $$
begin
  if status in (404, 410) then
    delete from private.push_subscriptions where id = (select subscription_id from private.outgoing_pushes where id = sent::bigint);
  elsif status between 200 and 299 or status in (400, 403, 413) then
    delete from private.outgoing_pushes where id = sent::bigint;
  end if;
end
$$;
comment on function private.push_answered(text, int) is 'For the sender: the HTTP status that the push service gave; a message that it refuses for good is not sent again.';

create function public.take_pushes() returns table (id text, endpoint text, p256dh text, auth text, notification uuid, kind text, payload jsonb, role text, locale text, tz text, unseen int)
language sql volatile security invoker set search_path = '' as $$
  select * from private.take_pushes()
$$;
comment on function public.take_pushes() is 'The push messages that wait. With the project''s secret key only.';
create function public.push_answered(p_id text, p_status int) returns void language sql volatile security invoker set search_path = '' as $$
  select private.push_answered(p_id, p_status)
$$;
comment on function public.push_answered(text, int) is 'What a push service answered. With the project''s secret key only.';
revoke all on function public.take_pushes(), public.push_answered(text, int) from public, anon, authenticated, service_role;
grant execute on function public.take_pushes(), public.push_answered(text, int), private.take_pushes(), private.push_answered(text, int) to service_role;
