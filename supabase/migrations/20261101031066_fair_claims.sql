-- Fair claims: the first requests for an instant shift are gathered for so many minutes as its venue said, and then given out by the
-- clock: the role and the hours that somebody wants, reliability, and who has had fewer shifts; a lot between equals, never the
-- order in which requests were heard, so that a bad signal does not lose. Who gets no place waits in that order.

-- what the clock gives out
create index shifts_fair on public.shifts (fair_until) where fair_until is not null;

-- Until when: never so near the start that nobody could plan. Twin of gatheredUntil on the device.
create function private.gathered_until(shift public.shifts) returns timestamptz language plpgsql stable set search_path = '' as $$
declare
  until timestamptz := coalesce(private.held_until(shift), private.now()) + shift.fair_minutes * interval '1 minute';
begin
  return case when shift.booking_mode = 'instant' and shift.fair_minutes > 0 and until <= shift.starts_at - interval '2 hours' then until end;
end
$$;

-- Part of the server's clock.
select private.register_part('give_out_places', 15, $$
  select id from public.shifts where fair_until is not null and fair_until <= private.now() order by fair_until
$$);

create function private.give_out_places(of_shift uuid) returns void language plpgsql set search_path = '' as $$
declare
  shift public.shifts;
  asked public.applications;
begin
  select * into shift from public.shifts where id = of_shift for update;
  if shift.fair_until is null or shift.fair_until > private.now() then return; end if;
  update public.shifts set fair_until = null where id = shift.id;
  -- Where the venue decides by now, what was gathered waits for its word.
  if shift.status <> 'published' or not private.books_at_once(shift) then return; end if;
  for asked in select * from private.gathered_claims(shift) loop
    perform private.lock_worker(asked.worker_id);
    -- Whoever was booked elsewhere, blocked or suspended since they were read has no request here any more.
    perform from public.applications where id = asked.id and private.is_live_application(status) for update;
    continue when not found;
    if private.free_places(shift) > 0 and private.is_bookable(asked.worker_id, shift) and not private.is_tired(asked.worker_id, shift) then
      perform private.book(shift, asked.id, asked.worker_id, private.uuid5('bookings:' || asked.id), 'claim');
      update public.applications set status = 'accepted', decided_at = private.now(), version = version + 1 where id = asked.id;
    else
      update public.applications set status = 'waitlisted', waitlist_pos = private.last_in_line(shift.id), version = version + 1 where id = asked.id;
      perform private.notify(asked.worker_id, 'fair_waitlisted', private.facts_of_shift(shift.id) || jsonb_build_object('application_id', asked.id));
    end if;
  end loop;
end
$$;
comment on function private.give_out_places(uuid) is 'Gives the places of a shift to those whose requests were gathered.';

-- In the order in which they get a place. Who saw other terms is asked again before anything is booked. Whoever has no figure is new
-- and not unreliable; a difference of a few points is none.
create function private.gathered_claims(shift public.shifts) returns setof public.applications language plpgsql stable set search_path = '' as $$
declare
  month constant interval := interval '28 days';
begin
  return query
    select asked.* from public.applications asked join public.profiles person on person.id = asked.worker_id
    where asked.shift_id = shift.id and asked.source = 'claim' and asked.status in ('submitted', 'viewed', 'shortlisted')
      and asked.seen_terms is null and asked.seen_version = shift.version
    order by person.skills @> array[shift.role] desc,
      private.availability_of(person.id, shift.starts_local::timestamp, shift.ends_local::timestamp) = 'prefer' desc,
      coalesce(person.reliability, 100) / 10 desc,
      (select count(*) from public.bookings where worker_id = person.id and private.is_live_booking(status)
        and starts_at between shift.starts_at - month and shift.starts_at + month),
      hashtextextended(asked.worker_id::text, hashtextextended(shift.id::text, 0));
end
$$;
