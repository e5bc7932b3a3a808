-- The portable record: what a Rockstar has worked, with whom, and how they were rated, for whoever they show it to. Owned by its person.
-- The edge function work-record signs it: the app asks for a ticket, which opens the record once and for ten minutes, and follows it.
-- Agreed hours alone stand in it, no pay, and no words of others.

create table private.record_tickets (
  token_hash bytea primary key,
  person_id uuid not null references public.profiles (id) on delete cascade,
  ends_at timestamptz not null
);
comment on table private.record_tickets is 'Each opens a person''s record once: a link carries no session.';
-- clearing away
create index record_tickets_end on private.record_tickets (ends_at);
select private.register_clearing('private.record_tickets', 'ends_at', 'private.now()');
-- when a card goes
create index record_tickets_person on private.record_tickets (person_id);
alter table private.record_tickets enable row level security;
revoke all on private.record_tickets from public, anon, authenticated, service_role;

-- The newest two thousand shifts: more than anybody works in ten years of evenings.
create function private.work_record_of(person uuid) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    with worked as (
      select sheet.starts_at, sheet.tz, sheet.role, sheet.agreed_min, venue.name as venue
      from public.timesheets sheet join public.venues venue on venue.id = sheet.venue_id
      where sheet.worker_id = person and sheet.agreed_min > 0 order by sheet.starts_at desc limit 2000
    )
    select jsonb_build_object('name', card.name, 'person', card.id,
      'shifts', (select count(*) from worked), 'minutes', (select coalesce(sum(agreed_min), 0) from worked),
      'rating', case when card.rating_count is not null then jsonb_build_object('stars', card.rating_all / 10.0, 'reviews', card.rating_count) end,
      'worked', (select coalesce(jsonb_agg(jsonb_build_object('day', to_char(starts_at at time zone tz, 'YYYY-MM-DD'), 'venue', venue, 'role', role,
        'minutes', agreed_min) order by starts_at desc), '[]') from worked))
    from public.profiles card where card.id = person and card.role = 'rockstar');
end
$$;
comment on function private.work_record_of(uuid) is 'Shifts with agreed hours, their sum, and the rating of all time.';

create function private.read_work_record() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_rockstar() then perform private.refuse('not_allowed', null, 403); end if;
  return private.work_record_of(auth.uid());
end
$$;
create function public.work_record() returns jsonb language sql stable security invoker set search_path = '' as $$
  select private.read_work_record()
$$;
comment on function public.work_record() is 'The caller''s own record. A rockstar.';

create function private.issue_record_ticket() returns text language plpgsql volatile security definer set search_path = '' as $$
declare
  token constant text := private.new_token();
begin
  if not private.is_rockstar() then perform private.refuse('not_allowed', null, 403); end if;
  perform private.brake('work_record:' || auth.uid(), 20, interval '1 hour');
  insert into private.record_tickets values (private.hash_of(token), auth.uid(), private.now() + interval '10 minutes');
  return token;
end
$$;
create function public.issue_record_ticket() returns text language sql volatile security invoker set search_path = '' as $$
  select private.issue_record_ticket()
$$;
comment on function public.issue_record_ticket() is 'What opens the caller''s record at the edge function work-record, once and for ten minutes. A rockstar.';

create function private.take_work_record(ticket text) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  person uuid;
begin
  delete from private.record_tickets where token_hash = private.hash_of(ticket) and ends_at > private.now() returning person_id into person;
  return case when person is not null then private.work_record_of(person) end;
end
$$;
create function public.take_work_record(p_ticket text) returns jsonb language sql volatile security invoker set search_path = '' as $$
  select private.take_work_record(p_ticket)
$$;
comment on function public.take_work_record(text) is 'The record that a ticket opens; null for one that is none, or was used. With the project''s secret key only.';

revoke all on function public.work_record(), public.issue_record_ticket(), public.take_work_record(text) from public, anon, authenticated, service_role;
grant execute on function public.work_record(), public.issue_record_ticket(), private.read_work_record(), private.issue_record_ticket() to authenticated;
grant execute on function public.take_work_record(text), private.take_work_record(text) to service_role;
