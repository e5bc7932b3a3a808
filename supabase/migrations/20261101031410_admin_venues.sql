-- Venues of every standing, for the platform's admins: in pages, and one with its people, what stands at it and what admins did.

-- the list, by name, and by some letters of it; whoever adds a venue fills these indexes with their own rights
grant execute on function private.folded(text) to authenticated;
create index venues_name_key on public.venues (private.folded(name), id);
create index venues_name_letters on public.venues using gin (private.folded(name) extensions.gin_trgm_ops);
-- the list, newest first
create index venues_newest on public.venues (created_at desc, id desc);

create view private.listed_venues with (security_invoker = true) as
  select venue.id, venue.name, private.folded(venue.name) as name_key, venue.area, venue.industry, venue.status, venue.paused_by_platform, venue.verification_status,
    venue.rating, venue.rating_count, venue.late_cancels_pct, venue.approval_hours, venue.as_posted_pct, venue.address, venue.created_at, venue.created_by
  from public.venues venue;
comment on view private.listed_venues is 'Venues as the admin portal lists them; for definer functions.';
revoke all on private.listed_venues from public, anon, authenticated, service_role;

create function private.page_of_venues(sought text, of_status text, of_verification text, of_area text, sorted text, after_key text, after_id uuid, most int)
returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  words constant text := private.sought(sought);
begin
  perform private.require_admin('read_only');
  if of_status not in ('all', 'active', 'paused', 'archived') then perform private.bad_argument('status'); end if;
  if of_verification not in ('all', 'verified', 'unverified') then perform private.bad_argument('verification'); end if;
  if of_area <> 'all' and not exists (select from public.areas where slug = of_area) then perform private.bad_argument('area'); end if;
  if sorted not in ('name', 'newest', 'rating') then perform private.bad_argument('sort'); end if;
  return private.page_of('private.listed_venues as listed',
    'id, name, area, industry, status, paused_by_platform as "pausedByPlatform", verification_status as "verification", rating, rating_count as "ratingCount",
      late_cancels_pct as "lateCancelsPct", created_at as "createdAt",
      (select count(*) from public.shifts where venue_id = listed.id and shifts.status = ''published'' and starts_at > private.now()) as ahead',
    'true' || case when words = '' then '' else format(' and listed.name_key like %L', private.within(private.folded(words))) end
      || case of_status when 'all' then '' else format(' and listed.status = %L', of_status) end
      || case of_verification when 'all' then '' else format(' and listed.verification_status = %L', of_verification) end
      || case of_area when 'all' then '' else format(' and listed.area = %L', of_area) end,
    case sorted when 'name' then 'name_key' when 'newest' then 'created_at' else 'coalesce(rating, 51)' end, sorted = 'newest', after_key, after_id, most, false)
    || case when after_id is null then jsonb_build_object('all', (select count(*) from public.venues)) else '{}' end;
end
$$;
grant execute on function private.page_of_venues(text, text, text, text, text, text, uuid, int) to authenticated;

create function public.admin_venues(p_search text default '', p_status text default 'all', p_verification text default 'all', p_area text default 'all',
  p_sort text default 'name', p_after_key text default null, p_after_id uuid default null, p_most int default 50) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.page_of_venues(p_search, p_status, p_verification, p_area, p_sort, p_after_key, p_after_id, p_most)
$$;
comment on function public.admin_venues(text, text, text, text, text, text, uuid, int) is
  'Venues by name, status, verification and city, paged as admin_users is. Admins only.';

create function private.venue_page_for_admin(of_venue uuid) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('read_only');
  return (select jsonb_build_object('id', listed.id, 'name', listed.name, 'area', listed.area, 'industry', listed.industry, 'status', listed.status,
      'pausedByPlatform', listed.paused_by_platform, 'verification', listed.verification_status, 'rating', listed.rating, 'ratingCount', listed.rating_count,
      'lateCancelsPct', listed.late_cancels_pct, 'approvalHours', listed.approval_hours, 'asPostedPct', listed.as_posted_pct,
      'address', listed.address, 'createdAt', listed.created_at,
      'createdBy', (select name from public.profiles where id = listed.created_by),
      'handedIn', (select jsonb_build_object('state', state, 'version', version, 'legalName', legal_name, 'registrationNumber', registration_number, 'reason', reason)
        from public.venue_verifications where id = of_venue),
      'ahead', (select count(*) from public.shifts where venue_id = of_venue and status = 'published' and starts_at > private.now()),
      'booked', (select count(*) from public.bookings where venue_id = of_venue and private.is_live_booking(status) and starts_at > private.now()),
      'jobs', (select count(*) from public.jobs where venue_id = of_venue and status = 'published'),
      'disputes', (select count(*) from public.disputes dispute join public.bookings booking on booking.id = dispute.booking_id where booking.venue_id = of_venue),
      'team', (select coalesce(jsonb_agg(jsonb_build_object('id', member.user_id, 'name', person.name, 'role', member.role) order by person.name, member.user_id), '[]')
        from public.venue_users member join public.profiles person on person.id = member.user_id where member.venue_id = of_venue and member.revoked_at is null),
      'history', private.log_of(of_venue))
    from private.listed_venues listed where listed.id = of_venue);
end
$$;
grant execute on function private.venue_page_for_admin(uuid) to authenticated;

create function public.admin_venue(p_id uuid) returns jsonb language sql stable security invoker set search_path = '' as $$
  select private.venue_page_for_admin(p_id) || jsonb_build_object('ownDeciders', private.own_deciders(p_id))
$$;
comment on function public.admin_venue(uuid) is 'One venue with its team, what is ahead and what admins did about it, or null. Admins only.';

revoke all on function public.admin_venues(text, text, text, text, text, text, uuid, int), public.admin_venue(uuid) from public, anon, authenticated, service_role;
grant execute on function public.admin_venues(text, text, text, text, text, text, uuid, int), public.admin_venue(uuid) to authenticated;
