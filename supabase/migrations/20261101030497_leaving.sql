-- Leaving: an account that is paused until its person signs in again, and one that is deleted after fourteen days in which
-- that can be undone. What others did with the person stands on a card without a name; everything else goes.

create function private.require_free_to_leave() returns void language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_person();
  if exists (select from public.bookings where worker_id = auth.uid() and private.is_live_booking(status) and ends_at > private.now()) then
    perform private.refuse('bookings_ahead');
  end if;
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
  perform private.require_person();
  if exists (select from public.bookings where worker_id = auth.uid() and private.is_live_booking(status) and ends_at > private.now()) then
    perform private.refuse('bookings_ahead');
  end if;
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

create function private.end_account_of_caller() returns timestamptz language plpgsql volatile security definer set search_path = '' as $$
declare
  due timestamptz;
begin
  perform private.require_free_to_leave();
  update public.profile_private set deletes_at = private.now() + interval '14 days' where id = auth.uid() and deletes_at is null returning deletes_at into due;
  if due is not null then perform private.mail_leaving(auth.uid(), due);
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
  select id from public.profile_private where deletes_at <= private.now() and not exists (
    select from public.bookings where worker_id = profile_private.id and private.is_live_booking(status) and ends_at > private.now())
$$);
create function private.end_account(person uuid) returns void language plpgsql set search_path = '' as $$
begin
  perform from public.profile_private where id = person and deletes_at <= private.now() for update;
  if not found then return; end if;
  perform private.mail_left(person);
  delete from auth.users where id = person;
end
$$;
comment on function private.end_account(uuid) is 'Deletes an account whose fourteen days are over.';

-- What others were told of them keeps no name (null) and no reason of theirs: venues have the whole name, colleagues the first.
create function private.forget_in_notices(person uuid) returns void language plpgsql set search_path = '' as $$
declare
  gone text := (select name from public.profiles where id = person and role = 'rockstar');
begin
  update public.notifications set payload = payload - 'reason'
    || case when payload ->> 'name' = gone then '{"name": null}'::jsonb else '{}' end
    || case when payload ->> 'giver' = gone then '{"giver": null}'::jsonb else '{}' end
  where gone in (payload ->> 'name', payload ->> 'giver') and user_id in (select user_id from public.venue_users where venue_id in (
    select venue_id from public.bookings where worker_id = person union select venue_id from public.applications where worker_id = person
    union select venue_id from public.conversations where rockstar_id = person));
  update public.notifications set payload = payload - 'reason' || '{"name": null}'
  where kind like 'transfer\_%' and payload ->> 'name' = private.first_name(gone)
    and user_id in (select unnest(array[giver_id, worker_id]) from public.transfers where person in (giver_id, worker_id));
end
$$;

-- The account is gone. Where others have hours, a message or an answer of this person's, their card stays without a name.
create function private.forget_person() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.forget_in_notices(old.id);
  delete from public.bookings where worker_id = old.id and private.is_live_booking(status) and starts_at > private.now();
  -- What they said for a venue stands, without their name.
  update public.messages set sender_id = null, sender_name = null where sender_id = old.id and sender_side = 'venue';
  if not exists (select from public.bookings where worker_id = old.id)
    and not exists (select from public.messages where rockstar_id = old.id and sender_side = 'venue')
  then
    delete from public.profiles where id = old.id;
    return null;
  end if;
  -- First of all: it refuses a last admin.
  delete from public.venue_users where user_id = old.id;
  delete from public.admin_users where user_id = old.id;
  -- Sealed for ninety days, like a deleted chat; what the venue wrote stands.
  delete from public.messages where rockstar_id = old.id and sender_side = 'rockstar';
  update public.conversations set last_content = null, last_template = null, last_sender_id = null where last_sender_id = old.id;
  delete from public.applications where worker_id = old.id;
  delete from public.work_invitations where worker_id = old.id;
  delete from public.relations where worker_id = old.id;
  delete from public.transfers where giver_id = old.id or worker_id = old.id;
  delete from public.booking_contacts contact using public.bookings booking where booking.id = contact.booking_id and booking.worker_id = old.id;
  delete from public.shift_crew where worker_id = old.id;
  delete from public.availability_rules where worker_id = old.id;
  delete from public.availability_exceptions where worker_id = old.id;
  delete from public.saved_searches where worker_id = old.id;
  delete from public.calendar_feeds where user_id = old.id;
  delete from public.notifications where user_id = old.id;
  delete from public.user_activity where user_id = old.id;
  delete from public.user_settings where id = old.id;
  delete from public.profile_documents where worker_id = old.id;
  delete from public.files where person_id = old.id;
  delete from public.earned_months where worker_id = old.id;
  delete from public.punch_keys where worker_id = old.id;
  delete from public.profile_private where id = old.id;
  delete from private.acquaintances where audience = 'user:' || old.id;
  update public.bookings set cancel_reason = null, rest_reason = null where worker_id = old.id and (cancel_reason is not null or rest_reason is not null);
  update public.profiles set name = 'Deleted account', bio = null, location = null, skills = '{}', profile_image = null, venue_name = null,
    venue_address = null, venue_industry = null, venue_contact = null, discoverable = false, account_status = 'inactive', onboarding_done_at = null,
    rating = null, rating_all = null, rating_count = null, reliability = null, last_ten = null
  where id = old.id;
  return null;
end
$$;
create trigger encore_forget_person after delete on auth.users for each row execute function private.forget_person();

-- Where others keep a card without a name, what reached the person goes all the same, and how far they lived.
create function private.forget_reach() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.push_subscriptions where user_id = old.id;
  delete from private.distances where worker_id = old.id;
  delete from private.unsubscribe_keys where user_id = old.id;
  return null;
end
$$;
create trigger forget_reach after delete on public.profile_private for each row execute function private.forget_reach();

-- And why they would have a booking come to nothing, as why they cancelled does.
create function private.forget_release_reasons() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.bookings set release_reason = null where worker_id = old.id and release_reason is not null;
  return null;
end
$$;
create trigger forget_release_reasons after delete on public.profile_private for each row execute function private.forget_release_reasons();
