-- Leaving: an account that is paused until its person signs in again, and one that is deleted after fourteen days in which
-- that can be undone.

create function private.has_work_ahead(person uuid) returns boolean language sql stable set search_path = '' as $$
  select exists (select from public.bookings where worker_id = person and private.is_live_booking(status) and ends_at > private.now())
$$;
comment on function private.has_work_ahead(uuid) is 'Whether somebody is booked on a shift that is not over.';
-- Behind the lock of everybody who books them: a venue that accepts them this moment is done first.
create function private.refuse_work_ahead() returns void language plpgsql volatile set search_path = '' as $$
begin
  perform private.require_person();
  perform private.lock_worker(auth.uid());
  if private.has_work_ahead(auth.uid()) then perform private.refuse('bookings_ahead'); end if;
end
$$;
create function private.require_free_to_leave() returns void language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.refuse_work_ahead();
  if exists (
    select from public.venue_users own join public.venues venue on venue.id = own.venue_id and venue.status <> 'archived'
    where own.user_id = auth.uid() and own.role = 'admin' and own.revoked_at is null and not exists (
      select from public.venue_users other where other.venue_id = own.venue_id and other.id <> own.id and other.role = 'admin' and other.revoked_at is null))
  then
    perform private.refuse('last_admin');
  end if;
  if private.admin_role() = 'super_admin' and not exists (
    select from public.admin_users where user_id <> auth.uid() and role = 'super_admin' and revoked_at is null)
  then
    perform private.refuse('last_super_admin');
  end if;
end
$$;
comment on function private.require_free_to_leave() is 'Refuses who has work ahead of them, or would leave a venue or the platform without an admin.';

create function private.close_requests_of(person uuid) returns void language plpgsql set search_path = '' as $$
begin
  -- Whoever is asking or booking this moment is done first, and what comes of it is closed too.
  perform private.lock_worker(person);
  perform set_config('encore.lines_close', 'later', true);
  update public.applications set status = 'withdrawn', waitlist_pos = null, version = version + 1
  where worker_id = person and private.is_live_application(status);
  perform set_config('encore.lines_close', '', true);
  update public.work_invitations set status = 'declined' where worker_id = person and status in ('sent', 'seen');
end
$$;
comment on function private.close_requests_of(uuid) is 'Takes back what somebody applied for, and declines what they were invited to.';

-- Nobody waits for the answer of who is away; every session ends, so that only a new sign-in brings the person back.
create function private.step_back() returns void language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.profiles set account_status = 'inactive' where id = auth.uid() and account_status = 'active';
  perform private.close_requests_of(auth.uid());
  delete from auth.sessions where user_id = auth.uid();
  -- The next call is looked at, however soon it comes.
  delete from private.presence where user_id = auth.uid();
end
$$;

create function private.pause_account_of_caller() returns void language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.refuse_work_ahead();
  perform private.step_back();
end
$$;
create function public.deactivate_account() returns void language sql volatile security invoker set search_path = '' as $$
  select private.pause_account_of_caller()
$$;
comment on function public.deactivate_account() is 'Nobody finds, invites or books the caller until they sign in again.';

-- Whoever syncs has signed in since: pausing ended every session.
create function private.come_back() returns void language plpgsql volatile security definer set search_path = '' as $$
begin
  update public.profiles set account_status = 'active' where id = auth.uid() and account_status = 'inactive'
    and not exists (select from public.profile_private where id = auth.uid() and deletes_at is not null);
end
$$;
grant execute on function private.come_back() to authenticated;

-- Who else runs a venue has fourteen days to take over what was theirs. Who asks and undoes it over and over is not told of each time.
create function private.tell_leaving(person uuid, due timestamptz) returns void language plpgsql set search_path = '' as $$
begin
  if private.count_use('leaving_told:' || person, 5, interval '1 day') then return; end if;
  perform private.notify_managers(venue.id, 'colleague_leaving', jsonb_build_object('venue_id', venue.id, 'venue', venue.name, 'name', profile.name,
    'person_id', person, 'day', (due at time zone coalesce(venue.tz, 'UTC'))::date))
  from public.venue_users own join public.venues venue on venue.id = own.venue_id and venue.status <> 'archived' join public.profiles profile on profile.id = own.user_id
  where own.user_id = person and own.role in ('admin', 'manager') and own.revoked_at is null;
end
$$;
comment on function private.tell_leaving(uuid, timestamptz) is 'Tells who runs a venue with somebody when that account will be deleted.';

-- Who has not read that they leave needs not read that they stay.
create function private.tell_staying(person uuid) returns void language plpgsql set search_path = '' as $$
declare
  told public.notifications;
begin
  for told in delete from public.notifications where kind = 'colleague_leaving' and payload ->> 'person_id' = person::text
    and user_id in (select private.colleagues_of(person)) returning *
  loop
    if told.read_at is not null then perform private.notify(told.user_id, 'colleague_stays', told.payload - 'day'); end if;
  end loop;
end
$$;
comment on function private.tell_staying(uuid) is 'Takes back what tell_leaving told.';

create function private.colleagues_of(person uuid) returns setof uuid language sql stable set search_path = '' as $$
  select distinct other.user_id from public.venue_users own join public.venue_users other on other.venue_id = own.venue_id and other.user_id <> own.user_id
  where own.user_id = person
$$;
comment on function private.colleagues_of(uuid) is 'Whoever is or was on a team that somebody is or was on.';

create function private.end_account_of_caller() returns timestamptz language plpgsql volatile security definer set search_path = '' as $$
declare
  due timestamptz;
begin
  perform private.require_free_to_leave();
  update public.profile_private set deletes_at = private.now() + interval '14 days' where id = auth.uid() and deletes_at is null returning deletes_at into due;
  if due is not null then
    perform private.mail_leaving(auth.uid(), due);
    perform private.tell_leaving(auth.uid(), due);
  else due := (select deletes_at from public.profile_private where id = auth.uid());
  end if;
  perform private.step_back();
  return due;
end
$$;
create function public.delete_my_account() returns timestamptz language sql volatile security invoker set search_path = '' as $$
  select private.end_account_of_caller()
$$;
comment on function public.delete_my_account() is 'The caller''s account is deleted in fourteen days; asked again it stays that day. Refused with work ahead, and to a last admin.';

create function private.keep_account_of_caller() returns void language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_person();
  update public.profile_private set deletes_at = null where id = auth.uid() and deletes_at is not null;
  if found then perform private.tell_staying(auth.uid()); end if;
  perform private.come_back();
end
$$;
create function public.keep_my_account() returns void language sql volatile security invoker set search_path = '' as $$
  select private.keep_account_of_caller()
$$;
comment on function public.keep_my_account() is 'Undoes delete_my_account, for as long as the account is there.';

revoke all on function public.deactivate_account(), public.delete_my_account(), public.keep_my_account() from public, anon, authenticated, service_role;
grant execute on function public.deactivate_account(), public.delete_my_account(), public.keep_my_account() to authenticated;
grant execute on function private.pause_account_of_caller(), private.end_account_of_caller(), private.keep_account_of_caller() to authenticated;

-- the clock: whose fourteen days are over; who took on work meanwhile stays until it is done
create index profile_private_deletes on public.profile_private (deletes_at) where deletes_at is not null;
select private.register_part('end_account', 110, $$
  select id from public.profile_private where deletes_at <= private.now() and not private.has_work_ahead(id)
$$);
create function private.end_account(person uuid) returns void language plpgsql set search_path = '' as $$
begin
  perform private.lock_worker(person);
  perform from public.profile_private where id = person and deletes_at <= private.now() for update;
  if not found or private.has_work_ahead(person) then return; end if;
  perform private.mail_left(person);
  delete from auth.users where id = person;
end
$$;
comment on function private.end_account(uuid) is 'Deletes an account whose fourteen days are over.';
