-- An account is gone: what others did with its person stands on a card without a name; everything else goes.

-- What others were told of them keeps no name (null) and no reason of theirs: venues have the whole name, colleagues the first.
create function private.forget_in_notices(person uuid) returns void language plpgsql set search_path = '' as $$
declare
  gone text := (select name from public.profiles where id = person and role = 'rockstar');
  -- Whoever is or was of a venue that had to do with them: each got their card, whatever it was that they did.
  told constant uuid[] := array(select distinct user_id from public.venue_users where venue_id in (
    select venue_id from public.bookings where worker_id = person union select venue_id from public.applications where worker_id = person
    union select venue_id from public.conversations where rockstar_id = person union select venue_id from public.work_invitations where worker_id = person
    union select venue_id from public.recorded_shifts where worker_id = person union select venue_id from public.transfers where worker_id = person));
begin
  update public.notifications set payload = payload || '{"name": null}'
  where kind in ('colleague_leaving', 'colleague_stays') and payload ->> 'person_id' = person::text and user_id in (select private.colleagues_of(person));
  update public.notifications set payload = payload - 'reason'
    || case when payload ->> 'name' = gone then '{"name": null}'::jsonb else '{}' end
    || case when payload ->> 'giver' = gone then '{"giver": null}'::jsonb else '{}' end
  where user_id = any (told) and gone in (payload ->> 'name', payload ->> 'giver');
  -- One of several who were cancelled with a shift (`private.tell_uncounted`).
  update public.notifications
  set payload = payload || jsonb_build_object('name', btrim(replace(', ' || (payload ->> 'name') || ', ', ', ' || gone || ', ', ', '), ', '))
  where user_id = any (told) and kind = 'shift_cancelled_more' and strpos(', ' || (payload ->> 'name') || ', ', ', ' || gone || ', ') > 0;
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
  -- What the other side answered and a decision rests on stays without a name, as their hours and reviews do. What was said to the
  -- platform alone (an appeal against points, a suspension) is nobody else's. The words beside the points are a second copy.
  update public.disputes set attached_messages = null, rockstar_words = case when venue_id is not null then rockstar_words end
  where worker_id = old.id and (attached_messages is not null or (venue_id is null and rockstar_words is not null));
  update public.reliability_events set appeal = null where worker_id = old.id and appeal is not null;
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
