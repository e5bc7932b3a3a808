-- What the search finds for the platform's admins as they type: people by name or address, venues by name, and the bookings of both,
-- the nearest first. A few of each; the lists have the rest.

create function private.found_for_admins(words text) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  typed constant text := private.sought(words);
  named constant text := private.within(private.folded(typed));
  upto constant timestamptz := private.now();
  people uuid[];
  houses uuid[];
begin
  perform private.require_admin('read_only');
  -- One letter is in almost every name.
  if length(typed) < 2 then return jsonb_build_object('users', jsonb '[]', 'venues', jsonb '[]', 'bookings', jsonb '[]'); end if;
  people := array(select id from public.profiles where name_key like named limit 20);
  -- Two letters are in no index of addresses: they are looked through only where names leave room.
  if cardinality(people) < 20 then
    people := people || array(select id from public.profile_private where lower(email) like private.within(lower(typed)) and id <> all (people) limit 20 - cardinality(people));
  end if;
  houses := array(select id from public.venues where private.folded(name) like named limit 20);
  return jsonb_build_object(
    'users', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'email', email) order by name_key, id), '[]') from (
      select person.id, person.name, person.name_key, secret.email from public.profiles person join public.profile_private secret using (id)
      where person.id = any (people) order by person.name_key, person.id limit 6) shown),
    'venues', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'area', area) order by name, id), '[]') from (
      select id, name, area from public.venues where id = any (houses) order by name, id limit 6) shown),
    'bookings', (select coalesce(jsonb_agg(row_to_json(shown)), '[]') from (
      select near.id, near.shift_id as "shiftId", person.name, near.role, near.starts_at as "startsAt", near.ends_at as "endsAt", near.tz, venue.name as "venueName"
      from (
        (select * from public.bookings where worker_id = any (people) and starts_at > upto - interval '28 days' order by abs(extract(epoch from starts_at - upto)) limit 6)
        union
        (select * from public.bookings where shift_id = any (array(select id from public.shifts where venue_id = any (houses) and starts_at between upto - interval '7 days' and upto + interval '28 days'))
          order by abs(extract(epoch from starts_at - upto)) limit 6)) near
      join public.profiles person on person.id = near.worker_id join public.venues venue on venue.id = near.venue_id
      order by abs(extract(epoch from near.starts_at - upto)), near.id limit 6) shown));
end
$$;
grant execute on function private.found_for_admins(text) to authenticated;

create function public.admin_find(p_words text) returns jsonb language sql stable security invoker set search_path = '' as $$
  select private.found_for_admins(p_words)
$$;
comment on function public.admin_find(text) is 'Six users, venues and bookings that have the words, from two letters on. Admins only.';
revoke all on function public.admin_find(text) from public, anon, authenticated, service_role;
grant execute on function public.admin_find(text) to authenticated;
