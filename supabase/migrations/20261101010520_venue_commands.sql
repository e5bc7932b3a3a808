-- A person's venues: making one more, writing down what changed, choosing the first among them, pausing one, closing one. A venue is
-- never deleted, only archived: what was agreed there stays readable.

-- What is left out of a venue that is there stays: a colleague may have moved or renamed it meanwhile.
create function private.venue_fields(args jsonb, venue public.venues) returns public.venues language plpgsql stable set search_path = '' as $$
begin
  venue.name := private.arg_text(private.over(venue, args), 'name', 100);
  venue.address := private.arg_text(private.over(venue, args), 'address', 300);
  venue.industry := coalesce(private.arg_one_of(args, 'industry', '{bar,restaurant,cafe,nightclub,hotel,event,other}', false), venue.industry, 'other');
  venue.contact := private.arg_text(private.over(venue, args), 'contact', 200, false);
  venue.description := private.arg_lines(private.over(venue, args), 'description', 2000, false);
  if length(venue.name) < 2 then perform private.bad_argument('name'); end if;
  return private.venue_place(venue, args);
end
$$;

-- A city that is named without a point puts the venue into its middle.
create function private.venue_place(venue public.venues, args jsonb) returns public.venues language plpgsql stable set search_path = '' as $$
declare
  city text := private.arg_text(args, 'area', 40, false);
begin
  if city is not null then
    if not exists (select from public.areas where slug = city) then perform private.bad_argument('area'); end if;
    if city is distinct from venue.area then
      venue.lat := null;
      venue.lng := null;
    end if;
    venue.area := city;
  end if;
  if args ? 'lat' then
    venue.lat := private.arg_float(args, 'lat', -90, 90);
    venue.lng := private.arg_float(args, 'lng', -180, 180);
  end if;
  return venue;
end
$$;

create function private.add_venue(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  venue public.venues;
begin
  perform private.require_active('venue');
  if not private.may_found_venue() then perform private.refuse('venues_full'); end if;
  venue := private.venue_fields(args, venue);
  venue.id := private.arg_uuid(args, 'id');
  if exists (select from public.venues where id = venue.id) then perform private.bad_argument('id'); end if;
  insert into public.venues (id, name, address, industry, contact, description, created_by, area, lat, lng)
  values (venue.id, venue.name, venue.address, venue.industry, venue.contact, venue.description, auth.uid(), venue.area, venue.lat, venue.lng);
end
$$;
select private.register_command('add_venue', 1, 'Makes one more venue, of which the caller is the admin. A person of the venue side, up to twenty.');

-- Nobody has agreed to a draft, so it follows the venue; its wall times stay as they were written. One that would run too
-- long or too short on the new clock keeps its instants and says so when it is posted.
create function private.move_drafts(venue public.venues) returns void language plpgsql set search_path = '' as $$
begin
  update public.shifts set area = venue.area, tz = venue.tz, currency = venue.currency, place = private.place_words(venue)
  where venue_id = venue.id and status = 'draft';
  update public.shifts set starts_at = starts_local::timestamp at time zone tz, ends_at = ends_local::timestamp at time zone tz
  where venue_id = venue.id and status = 'draft' and not (private.is_reading(starts_local, tz, starts_at) and private.is_reading(ends_local, tz, ends_at))
    and (ends_local::timestamp at time zone tz) - (starts_local::timestamp at time zone tz) between interval '1 hour' and interval '16 hours'
    and (ends_local::timestamp at time zone tz) - (starts_local::timestamp at time zone tz) > break_min * interval '1 minute';
  update public.jobs set area = venue.area, currency = venue.currency where venue_id = venue.id and status = 'draft';
end
$$;

create function private.edit_venue(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  known public.venues;
  venue public.venues;
begin
  perform private.require_member(private.arg_uuid(args, 'id'), 'manager');
  select * into known from public.venues where id = private.arg_uuid(args, 'id') for no key update;
  if known.status = 'archived' then perform private.refuse('wrong_state'); end if;
  venue := private.venue_fields(args, known);
  update public.venues set name = venue.name, address = venue.address, industry = venue.industry, contact = venue.contact, description = venue.description,
    area = venue.area, lat = venue.lat, lng = venue.lng
  where id = venue.id returning * into venue;
  if private.place_words(known) is not distinct from private.place_words(venue) then return; end if;
  perform private.move_drafts(venue);
  if known.currency <> venue.currency then perform private.ask_for_looks(venue.id); end if;
  insert into private.left_posts select id from public.shifts
  where venue_id = venue.id and status = 'published' and starts_at > private.now() order by starts_at, id offset 100 on conflict do nothing;
  perform private.move_shift(shift.id, private.place_words(venue)) from public.shifts shift
  where shift.venue_id = venue.id and shift.status = 'published' and shift.starts_at > private.now() and shift.id not in (select shift_id from private.left_posts)
  order by shift.id;
end
$$;
select private.register_command('edit_venue', 1, 'Name, industry, contact and description of a venue, and where it is: address, city, point. Drafts follow a venue that moves; people booked are asked. A manager of it.');

-- At most one of a person's memberships is the first; none means the venue that came with the profile.
create function private.set_primary_venue(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  venue uuid := private.arg_uuid(args, 'venue_id');
begin
  perform private.require_member(venue, 'staff');
  update public.venue_users set is_primary = false where user_id = auth.uid() and is_primary and revoked_at is null;
  update public.venue_users set is_primary = true where user_id = auth.uid() and venue_id = venue;
end
$$;
select private.register_command('set_primary_venue', 1, 'Chooses which of one''s venues comes first. A member of it.');

-- The row is locked, and its shifts before anybody is counted: whoever claims one this moment is booked by then. Whoever is booked keeps it
-- open.
create function private.close_venue(venue public.venues) returns void language plpgsql set search_path = '' as $$
declare
  ahead int;
  shift public.shifts;
begin
  if venue.status = 'archived' then perform private.refuse('wrong_state'); end if;
  perform from public.shifts known
  where known.venue_id = venue.id and (known.status = 'draft' or (known.status = 'published' and known.ends_at > private.now())) order by known.id for update;
  select count(distinct shift_id) into ahead from public.bookings
  where venue_id = venue.id and private.is_live_booking(status) and ends_at > private.now();
  if ahead > 0 then perform private.refuse('shifts_ahead', jsonb_build_object('count', ahead)); end if;
  insert into private.left_posts select id from public.shifts known
  where known.venue_id = venue.id and (known.status = 'draft' or (known.status = 'published' and known.ends_at > private.now()))
  order by known.status = 'draft', known.starts_at, known.id offset 100 on conflict do nothing;
  for shift in
    select * from public.shifts known
    where known.venue_id = venue.id and (known.status = 'draft' or (known.status = 'published' and known.ends_at > private.now()))
      and known.id not in (select shift_id from private.left_posts)
    order by known.id
  loop
    perform private.call_off_shift(shift.id, 'cancelled', null);
  end loop;
  perform private.end_job(job.id, 'closed') from public.jobs job
  where job.venue_id = venue.id and job.status in ('draft', 'published', 'paused');
  update public.venues set status = 'archived', paused_by_platform = false where id = venue.id;
end
$$;

create function private.archive_venue(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  venue public.venues := private.administered_venue(args);
begin
  -- A colleague was faster.
  if venue.status = 'archived' then return; end if;
  -- The venue that came with the profile stays.
  if venue.id = (select own.id from public.venues own where own.created_by = auth.uid() order by own.created_at, own.id limit 1) then
    perform private.refuse('profile_venue');
  end if;
  perform private.close_venue(venue);
end
$$;
select private.register_command('archive_venue', 1, 'Closes a venue at which nobody is booked any more; its open shifts are called off. An admin of it.');

-- The venue, locked, for an admin of it.
create function private.administered_venue(args jsonb) returns public.venues language plpgsql set search_path = '' as $$
declare
  venue public.venues;
begin
  perform private.require_member(private.arg_uuid(args, 'id'), 'admin');
  select * into venue from public.venues where id = private.arg_uuid(args, 'id') for no key update;
  return venue;
end
$$;

create function private.pause_venue(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  venue public.venues := private.administered_venue(args);
begin
  -- A colleague was faster. A pause by the platform is another one, which ends when the platform says so.
  if venue.status = 'paused' and not venue.paused_by_platform then return; end if;
  if venue.status <> 'active' then perform private.refuse('wrong_state'); end if;
  update public.venues set status = 'paused' where id = venue.id;
end
$$;
select private.register_command('pause_venue', 1, 'Takes nobody on until it is resumed: posts are hidden, what is booked goes ahead. An admin of it.');

-- Places that came free meanwhile go to who waits for them, also of shifts that began in the pause and can still be filled.
create function private.reopen_venue(of_venue uuid) returns void language plpgsql set search_path = '' as $$
begin
  update public.venues set status = 'active', paused_by_platform = false where id = of_venue;
  perform private.offer_places(shift.id, shift.positions) from public.shifts shift
  where shift.venue_id = of_venue and shift.status = 'published' and shift.ends_at > private.now()
    and private.fillable_until(shift) > private.now() order by shift.starts_at, shift.id;
end
$$;

create function private.resume_venue(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  venue public.venues := private.administered_venue(args);
begin
  perform private.require_active();
  -- A colleague was faster.
  if venue.status = 'active' then return; end if;
  if venue.status <> 'paused' then perform private.refuse('wrong_state'); end if;
  if venue.paused_by_platform then perform private.refuse('paused_by_platform', null, 403); end if;
  perform private.reopen_venue(venue.id);
end
$$;
select private.register_command('resume_venue', 1, 'Ends a pause; one by the platform only the platform ends. An admin of it.');
