-- Punches that the venue's device carries for a phone without signal. A sheet is text: EP1, the booking, up to ten punches and a
-- signature by the booking's secret. What is in it is the worker's word, judged as if their phone had brought it: its time by when that
-- phone was last heard, its code by the keys of the shift. Ids come from the phone, so that a punch that arrives by both ways, in
-- whatever order, is one fact. No punch is refused; what became of each is kept. Twin of `domain/attendance/sheets.ts`.

create table private.relayed_punches (
  id uuid primary key default extensions.gen_random_uuid(),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  -- Of the punch, as the sheet says.
  fact_id uuid not null,
  relayed_by uuid,
  relayed_at timestamptz not null default private.now(),
  -- What the fact is worth; known: it was here already; not_taken: the booking or the id is no longer free for it; forged.
  verdict text not null
);
comment on table private.relayed_punches is 'Which punches who carried, and what became of each: what is looked at when somebody says that theirs were lost. Without a foreign key to who carried them.';
alter table private.relayed_punches enable row level security;
-- removing a booking
create index relayed_punches_booking on private.relayed_punches (booking_id);
-- clearing away
create index relayed_punches_at on private.relayed_punches (relayed_at);
select private.register_clearing('private.relayed_punches', 'relayed_at', 'private.horizon()');

create function private.is_signed(sheet text, of_booking uuid) returns boolean language sql stable set search_path = '' as $$
  select coalesce((select left(encode(extensions.hmac(convert_to(left(sheet, -33), 'UTF8'), decode(key, 'hex'), 'sha256'), 'hex'), 32) = right(sheet, 32)
    from public.punch_keys where id = of_booking), false)
$$;
comment on function private.is_signed(text, uuid) is 'Whether the sheet was written by a device of the booking''s worker.';

create function private.relay_punches(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  sheet constant text := private.arg_text(args, 'sheet', 1200);
  booking public.bookings;
  punch text;
  signed boolean;
begin
  if sheet !~ ('^EP1[|][0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
    || '([|][0-9a-f]{32},[iobe],[0-9]{12,13},(-?[0-9]{1,9})?,[01],([0-9]{6}|[0-9]{7,9}[.][0-9a-f]{20})?){1,10}[|][0-9a-f]{32}$')
  then
    perform private.bad_argument('sheet');
  end if;
  booking := private.attended(jsonb_build_object('booking_id', split_part(sheet, '|', 2)));
  perform private.require_member(booking.venue_id, 'staff');
  signed := private.is_signed(sheet, booking.id);
  foreach punch in array (string_to_array(left(sheet, -33), '|'))[3:] loop
    insert into private.relayed_punches (booking_id, fact_id, relayed_by, verdict)
    values (booking.id, split_part(punch, ',', 1)::uuid, auth.uid(), case when signed then private.relay_punch(booking.id, punch) else 'forged' end);
  end loop;
end
$$;
select private.register_command('relay_punches', 1, 'Carries signed punches that a phone without signal showed; they count as if the phone had sent them, and what is not signed changes nothing. Any member of the venue.');

create function private.relay_punch(of_booking uuid, punch text) returns text language plpgsql set search_path = '' as $$
declare
  said constant text[] := string_to_array(punch, ',');
  -- The one before may have changed it.
  booking public.bookings;
  known public.attendance_events;
  fact public.attendance_events;
begin
  select * into booking from public.bookings where id = of_booking;
  fact.id := said[1]::uuid;
  fact.kind := case said[2] when 'i' then 'in' when 'o' then 'out' when 'b' then 'break_start' else 'break_end' end;
  fact.said_at := timestamptz 'epoch' + said[3]::bigint * interval '1 millisecond';
  fact.offset_s := nullif(said[4], '')::int;
  fact.clock_jumped := said[5] = '1';
  fact.code := nullif(said[6], '');
  select * into known from public.attendance_events where id = fact.id;
  if known.id is not null then
    return case when (known.booking_id, known.kind, known.actor_id) is not distinct from (booking.id, fact.kind, booking.worker_id) then 'known' else 'not_taken' end;
  end if;
  if booking.status in ('cancelled_by_worker', 'released', 'transferred') then return 'not_taken'; end if;
  fact.trusted_at := private.trusted_of(booking.worker_id, fact.said_at + coalesce(fact.offset_s, 0) * interval '1 second');
  perform private.add_own_fact(booking, fact);
  return (select verdict from public.attendance_events where id = fact.id);
end
$$;
comment on function private.relay_punch(uuid, text) is 'One punch of a signed sheet, and what became of it.';
