-- Platform rules: the figures that are decided for everybody. How much rest and how long a week, what leaving a booking takes from
-- either side, for how long things are kept, and the legal floor of each country. Owned by super admins; a version is a whole set of
-- figures from a moment on, and is never changed: the next one takes its place. A booking keeps the version in force when it was made.
-- Twin of `domain/platform/rules.ts`. Read by everybody who is signed in; who decided and why stays with the admins.

-- 'GB' to 1271: what the law lets an adult be paid for an hour, in minor units of what its cities pay in.
create function private.are_floors(floors jsonb) returns boolean language sql immutable set search_path = '' as $$
  select jsonb_typeof(floors) = 'object' and not exists (
    select from jsonb_each(floors) floor
    where floor.key !~ '^[A-Z]{2}$' or jsonb_typeof(floor.value) <> 'number' or floor.value::text !~ '^[1-9][0-9]{0,5}$' or floor.value::int > 100000)
$$;

create table public.platform_rules (
  id uuid primary key default gen_random_uuid(),
  row_xid xid8 not null default pg_current_xact_id(),
  version int not null unique check (version > 0),
  valid_from timestamptz not null,
  withdrawn_at timestamptz,
  rest_hours int not null check (rest_hours between 11 and 24),
  week_hours int not null check (week_hours between 20 and 48),
  undo_min int not null check (undo_min between 0 and 120),
  early_hours int not null check (early_hours <= 336),
  notice_hours int not null,
  late_hours int not null check (late_hours >= 1),
  notice_points int not null check (notice_points >= 0),
  late_points int not null,
  last_minute_points int not null,
  no_show_points int not null check (no_show_points <= 50),
  late_strikes int not null check (late_strikes >= 0),
  last_minute_strikes int not null,
  no_show_strikes int not null check (no_show_strikes <= 3),
  grace_min int not null check (grace_min between 0 and 60),
  arrival_points int not null check (arrival_points >= 0),
  venue_early_hours int not null check (venue_early_hours <= 336),
  venue_notice_hours int not null check (venue_notice_hours >= 1),
  owed_hours int not null check (owed_hours between 1 and 12),
  sealed_days int not null check (sealed_days between 90 and 730),
  activity_days int not null check (activity_days between 90 and 730),
  error_days int not null check (error_days between 90 and 730),
  contact_days int not null check (contact_days between 30 and 365),
  floors jsonb not null check (private.are_floors(floors)),
  decided_by uuid,
  why text check (length(why) between 1 and 500),
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint notice_in_order check (late_hours < notice_hours and notice_hours < early_hours),
  constraint points_in_order check (notice_points <= late_points and late_points <= last_minute_points and last_minute_points <= no_show_points
    and arrival_points <= no_show_points),
  constraint strikes_in_order check (late_strikes <= last_minute_strikes and last_minute_strikes <= no_show_strikes),
  constraint strikes_with_points check (late_strikes <= late_points and last_minute_strikes <= last_minute_points and no_show_strikes <= no_show_points),
  constraint venue_notice_in_order check (venue_notice_hours < venue_early_hours),
  constraint withdrawn_before check (withdrawn_at < valid_from)
);
comment on table public.platform_rules is 'What is decided for everybody, by version: in force from valid_from until the next one, unless withdrawn before. A Rockstar who leaves with early_hours to go loses nothing, from notice_hours on notice_points, from late_hours on late_points, and later last_minute_points; within undo_min of booking it is free. grace_min late is on time. A venue owes up to owed_hours from venue_notice_hours on. Days say for how long deleted chats, page views, error reports and contacts after a shift are kept.';

insert into public.platform_rules (version, valid_from, rest_hours, week_hours, undo_min, early_hours, notice_hours, late_hours,
  notice_points, late_points, last_minute_points, no_show_points, late_strikes, last_minute_strikes, no_show_strikes, grace_min, arrival_points,
  venue_early_hours, venue_notice_hours, owed_hours, sealed_days, activity_days, error_days, contact_days, floors)
-- Floors of 2026: the National Living Wage, Ireland's minimum wage.
values (1, '2000-01-01', 11, 48, 15, 72, 24, 2, 1, 3, 6, 12, 1, 2, 3, 10, 1,
  48, 24, 4, 90, 90, 90, 30, '{"GB": 1271, "IE": 1415}');

-- In force at a moment: the latest that has begun; before all of them the first.
create function private.rules_at(moment timestamptz) returns public.platform_rules language plpgsql stable security definer set search_path = '' as $$
declare
  rules public.platform_rules;
begin
  select * into rules from public.platform_rules where withdrawn_at is null
  order by valid_from <= moment desc, abs(extract(epoch from moment - valid_from)), version desc limit 1;
  return rules;
end
$$;
comment on function private.rules_at(timestamptz) is 'The platform''s figures in force at a moment.';

create function private.rules_of(of_version int) returns public.platform_rules language plpgsql stable security definer set search_path = '' as $$
declare
  rules public.platform_rules;
begin
  select * into rules from public.platform_rules where version = of_version;
  return rules;
end
$$;
comment on function private.rules_of(int) is 'The platform''s figures that a booking was made under.';

create function private.rules_version() returns int language plpgsql stable security definer set search_path = '' as $$
begin
  return (private.rules_at(private.now())).version;
end
$$;
comment on function private.rules_version() is 'Which version of the platform''s figures is in force: what a booking keeps that is made now.';

create function private.days_kept(what text) returns interval language plpgsql stable security definer set search_path = '' as $$
declare
  rules constant public.platform_rules := private.rules_at(private.now());
begin
  return make_interval(days => case what when 'sealed' then rules.sealed_days when 'activity' then rules.activity_days
    when 'errors' then rules.error_days when 'contacts' then rules.contact_days end);
end
$$;
comment on function private.days_kept(text) is 'For how long deleted chats (sealed), page views (activity), errors or contacts are kept just now.';

alter table public.platform_rules enable row level security;
create policy select_signed_in on public.platform_rules for select to authenticated using (true);
revoke all on public.platform_rules from anon, authenticated, service_role;

-- As with cities: nobody loses sight of a version, and the next pull brings it.
create function private.audience_of_platform_rules(rules public.platform_rules) returns text[] language sql immutable set search_path = '' as $$
  select '{}'::text[]
$$;

select private.mirror_table('platform_rules', 25, '{"catalogue": "catalogue"}',
  shown => 'id, row_xid, version, valid_from, withdrawn_at, rest_hours, week_hours, undo_min, early_hours, notice_hours, late_hours,
    notice_points, late_points, last_minute_points, no_show_points, late_strikes, last_minute_strikes, no_show_strikes, grace_min, arrival_points,
    venue_early_hours, venue_notice_hours, owed_hours, sealed_days, activity_days, error_days, contact_days, floors, created_at, updated_at',
  more => $$'rules' as catalogue$$,
  seen => $$true$$,
  stamps => '{"public.platform_rules": {"catalogue": null}}');
