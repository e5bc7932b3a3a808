-- Whoever left a venue, or Encore, is no longer named for it and is told nothing new of it.

-- Of the venue: whoever posted the shift, else who founded it, else who has been its admin longest; its own number goes before theirs.
-- Nobody who is no member now: their number is no longer the venue's to give.
create function private.contact_of(booking public.bookings) returns uuid language sql stable security definer set search_path = '' as $$
  select member.user_id from public.venue_users member, public.shifts shift, public.venues venue
  where venue.id = booking.venue_id and shift.id = booking.shift_id and member.venue_id = booking.venue_id and member.revoked_at is null
    and (member.user_id in (shift.created_by, venue.created_by) or member.role = 'admin')
  order by member.user_id is not distinct from shift.created_by desc, member.user_id is not distinct from venue.created_by desc, member.created_at, member.id
  limit 1
$$;
comment on function private.contact_of(public.bookings) is 'Who of the venue is named to somebody booked; null where it has no admin.';

create or replace function private.open_contacts(booking public.bookings) returns void language plpgsql security definer set search_path = '' as $$
begin
  insert into public.booking_contacts (id, booking_id, side, venue_id, worker_id, name, phone, email, ends_at)
  select private.uuid5('booking_contacts:' || booking.id || ':rockstar'), booking.id, 'rockstar', booking.venue_id, null::uuid, person.name,
    secret.phone, secret.email, booking.ends_at
  from public.profiles person join public.profile_private secret using (id) where person.id = booking.worker_id
  union all
  select private.uuid5('booking_contacts:' || booking.id || ':venue'), booking.id, 'venue', null, booking.worker_id,
    coalesce(poster.name, venue.name), coalesce(venue.contact, secret.phone), secret.email, booking.ends_at
  from public.venues venue
  left join public.profiles poster on poster.id = private.contact_of(booking)
  left join public.profile_private secret on secret.id = poster.id
  where venue.id = booking.venue_id
  on conflict (id) do nothing;
end
$$;

-- The contacts that name somebody who is of the venue no more name somebody else now: those of a venue, or of all.
create function private.renew_contacts(of_venue uuid default null) returns void language plpgsql security definer set search_path = '' as $$
declare
  booking public.bookings;
begin
  for booking in
    select booked.* from public.booking_contacts contact join public.bookings booked on booked.id = contact.booking_id
    where contact.side = 'venue' and (of_venue is null or booked.venue_id = of_venue) and not exists (select from public.venue_users member
      where member.venue_id = booked.venue_id and member.email = contact.email and member.revoked_at is null)
    order by booked.id
  loop
    delete from public.booking_contacts where booking_id = booking.id and side = 'venue';
    perform private.open_contacts(booking);
  end loop;
end
$$;
comment on function private.renew_contacts(uuid) is 'Names somebody else to those booked where whoever was named has left the venue.';
select private.renew_contacts();

create function private.pass_on_contacts() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.renew_contacts(old.venue_id);
  return null;
end
$$;
create trigger pass_on_contacts after update of revoked_at on public.venue_users for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function private.pass_on_contacts();
create trigger pass_on_contacts_of_deleted after delete on public.venue_users for each row
  when (old.revoked_at is null) execute function private.pass_on_contacts();

-- A founder's card follows the venue that came with it while they are of it: nobody else writes on it.
create or replace function private.follow_profile_venue() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.id = (select own.id from public.venues own where own.created_by = new.created_by order by own.created_at, own.id limit 1)
    -- A new venue gets its first member after this.
    and (tg_op = 'INSERT' or exists (select from public.venue_users where venue_id = new.id and user_id = new.created_by and revoked_at is null))
  then
    update public.profiles set venue_name = new.name, venue_address = new.address, venue_industry = new.industry, venue_contact = new.contact
    where id = new.created_by
      and (venue_name, venue_address, venue_industry, venue_contact) is distinct from (new.name, new.address, new.industry, new.contact);
  end if;
  return null;
end
$$;

-- An export holds the venues that somebody founded and is still of, and of a dispute what both sides are shown.
alter table private.export_parts add column kept_back text[] not null default '{}';
comment on column private.export_parts.kept_back is 'Columns that are for the platform alone.';
update private.export_parts set owned_by = 'created_by = $1 and exists (select from public.venue_users seat where seat.venue_id = own.id and seat.user_id = $1 and seat.revoked_at is null)'
where name = 'venues';
update private.export_parts set kept_back = '{assigned_to,rests_on,decided_by}' where name = 'disputes';
create or replace function private.export_page(from_place int, after_key text) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  left_over int := 1000;
  part private.export_parts;
  found jsonb;
  parts jsonb := '[]';
begin
  perform private.require_person();
  for part in select * from private.export_parts where place >= from_place order by place loop
    execute format(
      $sql$select jsonb_agg(listed.body order by listed.key) from (
        select own.%1$I::text as key, to_jsonb(own) - '{row_xid,search_words,unread_by,token_hash}'::text[] - $4 as body from %2$s own
        where (%3$s) and ($2 is null or own.%1$I::text > $2) order by 1 limit $3) listed$sql$,
      part.key_column, part.relation, part.owned_by)
    into found using auth.uid(), case when part.place = from_place then after_key end, greatest(1, left_over / part.weight), part.kept_back;
    if found is null then continue; end if;
    parts := parts || jsonb_build_object('name', part.name, 'rows', found);
    left_over := left_over - jsonb_array_length(found) * part.weight;
    if left_over <= 0 then
      return jsonb_build_object('parts', parts, 'next', jsonb_build_object('place', part.place, 'after', found -> -1 ->> part.key_column));
    end if;
  end loop;
  return jsonb_build_object('parts', parts, 'next', null);
end
$$;

-- Where others keep a card without a name, what reached the person goes all the same.
create function private.forget_reach() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.push_subscriptions where user_id = old.id;
  delete from private.unsubscribe_keys where user_id = old.id;
  return null;
end
$$;
create trigger forget_reach after delete on public.profile_private for each row execute function private.forget_reach();
