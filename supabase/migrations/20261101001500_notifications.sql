-- Notifications: what somebody has to be told, in the app, with or without signal. Owned by the person told; only the
-- server writes one. The words are the app's: a row holds the kind and the facts that the words are filled with, as they
-- were when it happened. What changes something already agreed must be acknowledged: reading is not enough.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  row_xid xid8 not null default pg_current_xact_id(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z]+(_[a-z]+)*$' and length(kind) <= 60),
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object' and octet_length(payload::text) <= 4000),
  must_ack boolean not null default false,
  read_at timestamptz,
  acked_at timestamptz,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint acknowledged_is_read check (acked_at is null or read_at is not null)
);
comment on table public.notifications is 'One thing that one person has to be told. kind names the words, payload fills them.';
-- the pull of the person told
create index notifications_user on public.notifications (user_id, row_xid, id);
-- clearing away
create index notifications_created_at on public.notifications (created_at);
-- what the last word takes the place of
create index notifications_unread_of_booking on public.notifications ((payload ->> 'booking_id'), user_id) where read_at is null and payload ? 'booking_id';

-- The facts, cut until a row takes them: whoever wrote a long reason must not stop what tells of it. The longest gives way
-- first; what is no text cannot be cut and is left out.
create function private.fitting(facts jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
declare
  longest record;
begin
  while octet_length(facts::text) > 4000 loop
    select key, jsonb_typeof(value) = 'string' as is_text, value #>> '{}' as said into longest
    from jsonb_each(facts) order by octet_length(value::text) desc, key limit 1;
    facts := case when longest.is_text and length(longest.said) > 40
      then jsonb_set(facts, array[longest.key], to_jsonb(left(longest.said, length(longest.said) / 2) || '…')) else facts - longest.key end;
  end loop;
  return facts;
end
$$;
comment on function private.fitting(jsonb) is 'Facts of a notice within its 4,000 bytes.';

-- Of what is told of a booking the last word of a kind stands: who says another thing ten times over is read once, and fills nobody's
-- list. What must be seen stays until it is seen, and whoever reads this moment is not waited for.
create function private.forget_unread(of_user uuid, kinds text[], of_booking text) returns void language sql volatile security definer set search_path = '' as $$
  delete from public.notifications where id = any (array(
    select told.id from public.notifications told
    where told.user_id = of_user and told.kind = any (kinds) and told.read_at is null
      and told.payload ? 'booking_id' and told.payload ->> 'booking_id' = of_booking for update skip locked))
$$;
comment on function private.forget_unread(uuid, text[], text) is 'Takes away what somebody has not read of these kinds about a booking.';

-- Called by commands and the clock, inside their transaction: who is told and what happened are one.
create function private.notify(p_user uuid, p_kind text, p_payload jsonb default '{}', p_must_ack boolean default false)
returns void language plpgsql security definer set search_path = '' as $$
declare
  told public.notifications;
begin
  -- What the clock says is said at its time.
  if not p_must_ack and auth.uid() is not null and p_payload ? 'booking_id' then perform private.forget_unread(p_user, array[p_kind], p_payload ->> 'booking_id'); end if;
  insert into public.notifications (user_id, kind, payload, must_ack) values (p_user, p_kind, private.fitting(jsonb_strip_nulls(p_payload)), p_must_ack)
  returning * into told;
  perform private.push_out(told);
  perform private.mail_out(told);
end
$$;
comment on function private.notify(uuid, text, jsonb, boolean) is 'Tells one person. The kind has words in src/i18n/<lang>/notifications.ts.';

-- Whoever works for one venue alone knows which one is meant.
create function private.told_where(member uuid, facts jsonb) returns jsonb language sql stable security definer set search_path = '' as $$
  select case when count(*) > 1 then facts || '{"several": true}' else facts end
  from public.venue_users membership join public.venues venue on venue.id = membership.venue_id
  where membership.user_id = member and membership.revoked_at is null and venue.status <> 'archived'
$$;
comment on function private.told_where(uuid, jsonb) is 'The facts of a notice, with the mark by which its words name the venue to a member of several.';

-- Everybody who posts and decides at a venue.
create function private.notify_managers(p_venue uuid, p_kind text, p_payload jsonb default '{}', p_must_ack boolean default false)
returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.notify(member.user_id, p_kind, private.told_where(member.user_id, p_payload), p_must_ack) from public.venue_users member
  where member.venue_id = p_venue and member.revoked_at is null and member.role in ('admin', 'manager')
    and member.user_id is distinct from auth.uid();
end
$$;
comment on function private.notify_managers(uuid, text, jsonb, boolean) is 'Tells the managers and admins of a venue, but not the one who does it.';

-- The facts of a post that any notice about it needs: they stay readable when the post has left the device.
create function private.facts_of_shift(of_shift uuid) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object('shift_id', shift.id, 'venue_id', venue.id, 'venue', venue.name, 'role', shift.role,
      'starts_at', shift.starts_at, 'ends_at', shift.ends_at, 'tz', shift.tz)
    from public.shifts shift join public.venues venue on venue.id = shift.venue_id where shift.id = of_shift);
end
$$;
comment on function private.facts_of_shift(uuid) is 'What a notice says of a shift.';

alter table public.notifications enable row level security;
create policy select_own on public.notifications for select to authenticated using (user_id = (select auth.uid()));

revoke all on public.notifications from anon, authenticated, service_role;

create function private.audience_of_notifications(notification public.notifications) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['user:' || notification.user_id];
end
$$;

select private.mirror_table('notifications', 12, '{"user": "user_id"}',
  shown => 'id, row_xid, user_id, kind, payload, must_ack, read_at, acked_at, created_at, updated_at',
  seen => $$user_id = (select auth.uid()) and created_at >= (select private.horizon())$$);

-- Every device has dropped them by the horizon's day: nobody has to be told.
create function private.clear_notices() returns void language plpgsql set search_path = '' as $$
begin
  perform set_config('encore.clearing', 'on', true);
  perform private.clear_some('public.notifications', 'created_at', private.horizon());
  perform set_config('encore.clearing', 'off', true);
end
$$;
comment on function private.clear_notices() is 'Part of the server''s clock job: notices that no device may show any more.';
select private.register_part('clear_notices', 910, $$
  select '00000000-0000-0000-0000-000000000000'::uuid from public.notifications where created_at < private.horizon() limit 1
$$, 'select private.clear_notices()');
