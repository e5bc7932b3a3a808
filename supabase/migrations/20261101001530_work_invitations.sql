-- Work invitations: a venue asks a rockstar for one of its posts. Owned by the venue until answered. Accepting one for a
-- shift runs the same claim as instant booking, so it may come too late; accepting one for a job is an application that
-- the venue has already shortlisted.
--   sent -> seen -> accepted | declined (rockstar) | too_late (no place left);  sent, seen -> revoked (venue) | expired (clock)

create table public.work_invitations (
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  venue_id uuid not null references public.venues (id) on delete cascade,
  worker_id uuid not null references public.profiles (id) on delete cascade,
  shift_id uuid references public.shifts (id) on delete cascade,
  job_id uuid references public.jobs (id) on delete cascade,
  message text check (length(message) <= 1000),
  status text not null default 'sent' check (status in ('sent', 'seen', 'accepted', 'declined', 'too_late', 'revoked', 'expired')),
  expires_at timestamptz not null,
  answered_at timestamptz,
  answer_reason text check (length(answer_reason) <= 500),
  -- Of the search for cover that asked, and in which wave; null: somebody asked this one person.
  cover_id uuid,
  cover_wave int check (cover_wave between 1 and 3),
  -- Paid from the planned start, however late they can be there.
  full_pay boolean not null default false,
  created_by uuid references public.profiles (id) on delete set null,
  version int not null default 1,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint invited_to_one_post check (num_nonnulls(shift_id, job_id) = 1),
  constraint wave_of_a_cover check (num_nulls(cover_id, cover_wave) in (0, 2))
);
comment on table public.work_invitations is 'A venue asking one rockstar for one post; expires 48 hours on, or two hours before the start.';
-- one live invitation for each rockstar and post
create unique index work_invitations_live on public.work_invitations (worker_id, coalesce(shift_id, job_id)) where status in ('sent', 'seen');
-- the pull of the rockstar, and what they were invited to
create index work_invitations_worker on public.work_invitations (worker_id, row_xid, id) include (venue_id, shift_id);
-- the pull of a venue's members; how many it has sent today
create index work_invitations_venue on public.work_invitations (venue_id, row_xid, id);
-- who was invited to a shift, and to a job
create index work_invitations_shift on public.work_invitations (shift_id);
create index work_invitations_job on public.work_invitations (job_id);
-- whom a search for cover has asked
create index work_invitations_cover on public.work_invitations (cover_id) where cover_id is not null;
-- what the clock expires
create index work_invitations_expiry on public.work_invitations (expires_at) where status in ('sent', 'seen');
-- what somebody sent
create index work_invitations_created_by on public.work_invitations (created_by);

create trigger open_post_to_worker after insert on public.work_invitations for each row execute function private.open_post_to_worker();

alter table public.work_invitations enable row level security;
create policy select_worker_member_or_admin on public.work_invitations for select to authenticated
  using (worker_id = (select auth.uid()) or venue_id = any ((select private.my_venues())::uuid[]) or (select private.is_admin()));

revoke all on public.work_invitations from anon, authenticated, service_role;

create function private.audience_of_work_invitations(invitation public.work_invitations) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['user:' || invitation.worker_id, 'venue:' || invitation.venue_id];
end
$$;

select private.mirror_table('work_invitations', 37, '{"user": "worker_id", "venue": "venue_id"}',
  shown => 'id, row_xid, venue_id, worker_id, shift_id, job_id, message, status, expires_at, answered_at, answer_reason, cover_id,
    cover_wave, full_pay, created_by, version, created_at, updated_at',
  seen => $$(status in ('sent', 'seen') or updated_at >= (select private.horizon()))
    and (worker_id = (select auth.uid()) or venue_id = any ((select private.my_venues())::uuid[]))$$);

-- A post that has ended asks nobody any more.
create function private.revoke_invitations() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  -- Each through its own index.
  if tg_table_name = 'shifts' then
    update public.work_invitations set status = 'revoked', version = version + 1 where shift_id = new.id and status in ('sent', 'seen');
  else
    update public.work_invitations set status = 'revoked', version = version + 1 where job_id = new.id and status in ('sent', 'seen');
  end if;
  return null;
end
$$;
create trigger revoke_invitations after update of status on public.shifts for each row
  when (old.status = 'published' and new.status <> 'published') execute function private.revoke_invitations();
create trigger revoke_invitations after update of status on public.jobs for each row
  when (old.status in ('published', 'paused') and new.status not in ('published', 'paused')) execute function private.revoke_invitations();

-- Whoever has the place or the job otherwise (they applied, or claimed) has nothing left to answer: it would run out, and both would be told.
create function private.answer_invitations() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  answered constant uuid := (select id from public.work_invitations where worker_id = new.worker_id
    and coalesce(shift_id, job_id) = coalesce(new.shift_id, (to_jsonb(new) ->> 'job_id')::uuid) and status in ('sent', 'seen'));
begin
  if answered is not null then
    update public.work_invitations set status = 'accepted', answered_at = private.now(), version = version + 1 where id = answered;
  end if;
  return null;
end
$$;
create trigger answer_invitations after insert on public.bookings for each row when (new.source <> 'invitation')
  execute function private.answer_invitations();
create trigger answer_invitations after update of status on public.applications for each row
  when (new.job_id is not null and new.status = 'accepted') execute function private.answer_invitations();
