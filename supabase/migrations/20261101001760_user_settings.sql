-- Settings of a person: which kinds of telling they want, and how the app looks and speaks to them on every device. Theirs
-- alone. Who never chose anything has no row and the defaults; a null means that the device decides.

create table public.user_settings (
  id uuid primary key references public.profiles (id) on delete cascade,
  row_xid xid8 not null default pg_current_xact_id(),
  email boolean not null default true,
  push boolean not null default true,
  sms boolean not null default false,
  marketing boolean not null default false,
  marketing_at timestamptz,
  quiet_from text check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  quiet_until text check (quiet_until ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  color_scheme text check (color_scheme in ('auto', 'light', 'dark')),
  language text check (language in ('en', 'es', 'fr')),
  time_zone text not null default 'auto' check (time_zone in ('auto', 'UTC', 'EST', 'PST')),
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now()
);
comment on table public.user_settings is 'What one person set for themselves; the id is the person''s. No row: the defaults. marketing_at: since when they agree to news; quiet hours stand while both ends are said, by the person''s own clock.';
-- the pull
create index user_settings_changed on public.user_settings (id, row_xid);
-- who reads news
create index user_settings_news on public.user_settings (marketing_at) where marketing;

alter table public.user_settings enable row level security;
create policy select_own on public.user_settings for select to authenticated using (id = (select auth.uid()));
revoke all on public.user_settings from anon, authenticated, service_role;

create function private.audience_of_user_settings(chosen public.user_settings) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['user:' || chosen.id];
end
$$;
select private.mirror_table('user_settings', 16, '{"user": "id"}',
  shown => 'id, row_xid, email, push, sms, marketing, marketing_at, quiet_from, quiet_until, color_scheme, language, time_zone, created_at, updated_at',
  seen => $$id = (select auth.uid())$$);
