-- Acquaintances end with what made them. A venue keeps somebody's card for as long as its devices hold something of theirs: a
-- request, a booking, an invitation or a transfer within the horizon, a chat, or the venue's own opinion; a rockstar keeps the
-- card of who wrote to them. The clock asks when kept_until has passed; who still has a reason is asked about again later.

create function private.has_to_do_with(audience text, person uuid) returns boolean language plpgsql stable set search_path = '' as $$
declare
  of_whom constant uuid := split_part(audience, ':', 2)::uuid;
begin
  if audience like 'user:%' then
    return of_whom = person or exists (select from public.messages
      where sender_id = person and rockstar_id = of_whom and created_at >= private.message_horizon());
  end if;
  return exists (select from public.conversations where venue_id = of_whom and rockstar_id = person)
    or exists (select from public.relations where venue_id = of_whom and worker_id = person and set_by_side = 'venue')
    or exists (select from public.applications where worker_id = person and venue_id = of_whom
      and (private.is_live_application(status) or updated_at >= private.horizon()))
    or exists (select from public.bookings where worker_id = person and venue_id = of_whom and ends_at >= private.horizon())
    or exists (select from public.work_invitations where worker_id = person and venue_id = of_whom
      and (status in ('sent', 'seen') or updated_at >= private.horizon()))
    or exists (select from public.transfers where worker_id = person and venue_id = of_whom
      and agreed_at is not null and ends_at >= private.horizon());
end
$$;
comment on function private.has_to_do_with(text, uuid) is 'Whether what a venue or a user carries still speaks of that person.';

-- Part of the server's clock.
select private.register_part('end_acquaintance', 190, $$
  select person_id from private.acquaintances where kept_until < private.horizon_day() + 56 order by kept_until
$$);

create function private.end_acquaintance(person uuid) returns void language plpgsql set search_path = '' as $$
declare
  known record;
begin
  -- Who is just being introduced again is left to the next run.
  for known in
    select audience from private.acquaintances where person_id = person and kept_until < private.horizon_day() + 56
    order by audience for update skip locked
  loop
    if private.has_to_do_with(known.audience, person) then
      update private.acquaintances set kept_until = private.horizon_day() + 112 where audience = known.audience and person_id = person;
    else
      delete from private.acquaintances where audience = known.audience and person_id = person;
      insert into private.tombstones (audience, table_name, row_id) values (known.audience, 'profiles', person);
    end if;
  end loop;
end
$$;
comment on function private.end_acquaintance(uuid) is 'Closes the cards of a person to those who have nothing to do with them any more.';
