-- Applying for a place. Whoever books takes the shift's row lock first and then the worker's advisory lock: the first keeps
-- a shift from being overfilled, the second two venues from waiting for one another.

create function private.lock_worker(worker uuid) returns void language plpgsql volatile set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(worker::text, 2));
end
$$;

-- A live booking of the worker that overlaps. Whose it is matters for what may be told: the worker only.
create function private.refuse_clash(worker uuid, from_at timestamptz, to_at timestamptz) returns void
language plpgsql stable set search_path = '' as $$
declare
  clash jsonb;
begin
  select jsonb_build_object('booking_id', id, 'shift_id', shift_id, 'starts_at', starts_at, 'ends_at', ends_at) into clash
  from public.bookings
  where worker_id = worker and private.is_live_booking(status) and starts_at < to_at and ends_at > from_at
  order by starts_at limit 1;
  if clash is not null then perform private.refuse('clash', case when worker = auth.uid() then clash end); end if;
end
$$;

-- Too little rest between work at two venues, by the rules of today. Twin of domain/shifts/fit.ts; both run one table of cases.
create function private.is_tired(worker uuid, shift public.shifts) returns boolean language plpgsql stable set search_path = '' as $$
declare
  rest constant interval := make_interval(hours => (private.rules_at(private.now())).rest_hours);
begin
  return exists (
    select from public.bookings
    where worker_id = worker and private.is_live_booking(status) and venue_id <> shift.venue_id
      and starts_at < shift.ends_at + rest and ends_at > shift.starts_at - rest);
end
$$;

-- The shift that somebody applies for, locked, as it is left for them to work, with every reason why they cannot.
create function private.askable_shift(args jsonb, invited boolean default false) returns public.shifts language plpgsql set search_path = '' as $$
declare
  shift public.shifts;
begin
  perform private.require_active('rockstar');
  select * into shift from public.shifts where id = private.arg_uuid(args, 'shift_id') for update;
  if shift.id is null or shift.status = 'draft'
    or (shift.visible_from is not null and shift.visible_from > private.now() and not invited and not private.is_favourite(shift.venue_id, auth.uid()))
  then perform private.refuse('not_found', null, 404); end if;
  if shift.status <> 'published' then perform private.refuse('shift_gone'); end if;
  if private.fillable_until(shift) <= private.now() then perform private.refuse('too_late'); end if;
  -- Whoever blocks or suspends somebody holds this lock as well, so both are asked behind it.
  perform private.lock_worker(auth.uid());
  perform private.require_active('rockstar');
  if private.is_blocked(shift.venue_id, auth.uid()) then perform private.refuse('not_open_to_you'); end if;
  perform private.require_open_venue(shift.venue_id);
  -- A venue that invites asks anew, also after a no; what waits is taken along.
  if not invited then perform private.refuse_asked(auth.uid(), shift.id); end if;
  -- Who saw terms that we remember may still ask; they are asked again before anything is booked.
  if shift.version <> private.arg_int(args, 'seen_version') and private.terms_seen(shift, args) is null then
    perform private.refuse('terms_changed', private.shown_shift(shift.id));
  end if;
  shift := private.from_arrival(shift, private.arg_arrival(args, shift));
  perform private.refuse_clash(auth.uid(), shift.starts_at, shift.ends_at);
  return shift;
end
$$;

-- The terms that somebody saw who saw others than the present ones; null when they are the present ones.
create function private.terms_seen(shift public.shifts, args jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  seen_version constant int := private.arg_int(args, 'seen_version');
begin
  if seen_version = shift.version then return null; end if;
  return (select terms from private.past_terms where shift_id = shift.id and version = seen_version);
end
$$;

-- Makes the request; on a full shift it waits in order of arrival. `granted`: it is booked in the same breath.
create function private.ask(shift public.shifts, application uuid, args jsonb, by_way_of text, granted boolean default false)
returns void language plpgsql set search_path = '' as $$
declare
  full_up boolean := not granted and private.free_places(shift) <= 0;
begin
  insert into public.applications (id, worker_id, venue_id, shift_id, note, status, source, seen_version, seen_terms, waitlist_pos, arrives_at, decided_at, recorded_at)
  values (application, auth.uid(), shift.venue_id, shift.id, private.arg_lines(args, 'note', 1000, false),
    case when full_up then 'waitlisted' when granted then 'accepted' else 'submitted' end, by_way_of,
    private.arg_int(args, 'seen_version'), private.terms_seen(shift, args), case when full_up then private.last_in_line(shift.id) end,
    private.arg_arrival(args, shift), case when granted then private.now() end, private.acted_at());
exception when unique_violation then
  -- The id is another's.
  perform private.bad_argument('id');
end
$$;

create function private.last_in_line(shift uuid) returns int language sql stable set search_path = '' as $$
  select coalesce(max(waitlist_pos), 0) + 1 from public.applications where shift_id = shift
$$;

-- Books a worker on a locked shift that has a place, at the shift's terms, and takes back their requests that overlap.
create function private.book(shift public.shifts, application uuid, worker uuid, booking uuid, by_way_of text) returns void
language plpgsql set search_path = '' as $$
declare
  clashing uuid[];
begin
  if exists (select from public.bookings where id = booking) then perform private.bad_argument('booking_id'); end if;
  insert into public.bookings (id, shift_id, worker_id, venue_id, application_id, role, starts_at, ends_at, tz, break_min, rate_minor, currency, place, source)
  values (booking, shift.id, worker, shift.venue_id, application, shift.role, shift.starts_at, shift.ends_at, shift.tz, shift.break_min,
    shift.rate_minor, shift.currency, shift.place, by_way_of);
  -- An update of nothing still fires triggers, and few have applied for anything at the same time.
  clashing := array(
    select asked.id from public.applications asked join public.shifts other on other.id = asked.shift_id
    where asked.worker_id = worker and asked.id is distinct from application and private.is_live_application(asked.status)
      and tstzrange(other.starts_at, other.ends_at) && tstzrange(shift.starts_at, shift.ends_at));
  if clashing <> '{}' then
    perform set_config('encore.lines_close', 'later', true);
    update public.applications set status = 'withdrawn', closed_reason = 'clash', waitlist_pos = null, version = version + 1
    where id = any (clashing) and private.is_live_application(status);
    perform set_config('encore.lines_close', '', true);
  end if;
  perform private.warn_long_week(shift, worker, booking);
  -- By the Rockstar or by the clock.
  if by_way_of in ('application', 'claim') and coalesce(auth.uid() = worker, true) then insert into private.bookings_to_tell values (booking); end if;
end
$$;

-- Minutes of work, without breaks, in the week in which the shift starts on its own wall. Twin of domain/shifts/working-week.ts.
create function private.week_minutes(worker uuid, shift public.shifts) returns int language plpgsql stable set search_path = '' as $$
begin
  return (select coalesce(sum(extract(epoch from ends_at - starts_at) / 60 - break_min), 0)::int from public.bookings
    where worker_id = worker and private.is_live_booking(status)
      and date_trunc('week', starts_at at time zone shift.tz) = date_trunc('week', shift.starts_at at time zone shift.tz));
end
$$;

-- Beyond a long week both sides are told and nobody is refused: the law lets people choose, and asks employers
-- to know. The venue learns that it is so, not how long or where else.
create function private.warn_long_week(shift public.shifts, worker uuid, booking uuid) returns void language plpgsql set search_path = '' as $$
declare
  facts jsonb;
  long_hours constant int := (private.rules_at(private.now())).week_hours;
begin
  if private.week_minutes(worker, shift) <= long_hours * 60 then return; end if;
  facts := private.facts_of_shift(shift.id) || jsonb_build_object('booking_id', booking, 'hours', long_hours);
  perform private.notify(worker, 'long_week', facts);
  perform private.notify_managers(shift.venue_id, 'long_week_booked', facts
    || jsonb_build_object('name', (select name from public.profiles where id = worker)));
end
$$;

-- A venue that nobody has verified may post, not book at once.
create function private.books_at_once(shift public.shifts) returns boolean language plpgsql stable set search_path = '' as $$
begin
  return shift.booking_mode = 'instant'
    and exists (select from public.venues where id = shift.venue_id and verification_status = 'verified' and status = 'active');
end
$$;

create function private.submit_application(args jsonb) returns void language plpgsql set search_path = '' as $$
begin
  if args ? 'job_id' then
    perform private.ask_for_job(args);
  else
    perform private.ask(private.askable_shift(args), private.arg_uuid(args, 'id'), args, 'application');
  end if;
end
$$;
select private.register_command('submit_application', 1, 'Applies for a shift or a job at the terms seen. A rockstar; on a full shift the request waits.');

create function private.claim_shift(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  shift public.shifts := private.askable_shift(args);
  application uuid := private.arg_uuid(args, 'application_id');
  booking uuid := private.arg_uuid(args, 'booking_id');
  -- Requests of the first minutes are gathered, so that a bad signal loses nothing; the clock gives out the places.
  granted constant boolean := shift.fair_until is null and private.free_places(shift) > 0 and private.terms_seen(shift, args) is null
    and private.is_expected(shift, private.arg_arrival(args, shift));
begin
  if not private.books_at_once(shift) then perform private.refuse('not_instant'); end if;
  if private.is_tired(auth.uid(), shift) then perform private.refuse('rest_too_short'); end if;
  -- One's own calendar says no, and one has not said: all the same.
  if (args -> 'despite_calendar') is distinct from 'true'::jsonb
    and private.is_marked_unavailable(auth.uid(), tstzrange(shift.starts_at, shift.ends_at), shift.tz)
  then
    perform private.refuse('marked_unavailable');
  end if;
  perform private.ask(shift, application, args - 'note', 'claim', granted);
  if granted then perform private.book(shift, application, auth.uid(), booking, 'claim'); end if;
end
$$;
select private.register_command('claim_shift', 1, 'Books an instant shift, first come, or asks for it while its first requests are gathered; a full one puts the request on the waiting list. A rockstar.');
