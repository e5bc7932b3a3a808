-- What a venue does with a shift: write it down, post it, call it off. Each function's first lines are its whole guard.

-- The rules of a shift's terms; the same codes in src/domain/shifts/rules.ts.
create function private.check_shift(shift public.shifts) returns void language plpgsql stable set search_path = '' as $$
declare
  length_min int := extract(epoch from shift.ends_at - shift.starts_at) / 60;
begin
  if not exists (select from public.roles_catalog where slug = shift.role) then perform private.refuse('unknown_role', null, 400); end if;
  if length_min < 60 then perform private.refuse('shift_too_short', null, 400); end if;
  if length_min > 16 * 60 then perform private.refuse('shift_too_long', null, 400); end if;
  if shift.break_min not between 0 and length_min - 1 then perform private.refuse('break_out_of_range', null, 400); end if;
  if shift.rate_minor not between 1 and 100000 then perform private.refuse('rate_out_of_range', null, 400); end if;
  if shift.positions not between 1 and 50 then perform private.refuse('positions_out_of_range', null, 400); end if;
  if not private.is_reading(shift.starts_local, shift.tz, shift.starts_at) or not private.is_reading(shift.ends_local, shift.tz, shift.ends_at) then
    perform private.refuse('time_mismatch', null, 400);
  end if;
end
$$;

-- The row as the caller sees it, for the detail of a refusal.
create function private.shown_shift(shift_id uuid) returns jsonb language sql stable set search_path = '' as $$
  select to_jsonb(shown) from private.mirror_shifts shown where id = shift_id
$$;

select private.write_put_of('shifts');

-- The shift with what the form says of it.
create function private.as_written(known public.shifts, args jsonb) returns public.shifts language plpgsql stable set search_path = '' as $$
begin
  args := private.over(known, args);
  known.role := private.arg_text(args, 'role', 40);
  known.title := private.arg_text(args, 'title', 100, false);
  known.starts_local := private.arg_wall(args, 'starts_local');
  known.ends_local := private.arg_wall(args, 'ends_local');
  known.starts_at := private.arg_instant(args, 'starts_at');
  known.ends_at := private.arg_instant(args, 'ends_at');
  known.break_min := private.arg_int(args, 'break_min');
  known.rate_minor := private.arg_int(args, 'rate_minor');
  known.tips := private.arg_bool(args, 'tips');
  known.positions := private.arg_int(args, 'positions');
  known.booking_mode := private.arg_one_of(args, 'booking_mode', '{review,instant_favourites,instant}');
  known.favourites_hours := coalesce(private.arg_int(args, 'favourites_hours', false), 0);
  known.fair_minutes := coalesce(private.arg_int(args, 'fair_minutes', false), 0);
  return known;
end
$$;

-- Of arguments that name what was seen: what was typed, and whose it is.
create function private.typed_of(args jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(args)
  where key in ('id', 'venue_id', 'pack') or args -> 'seen' ? key
$$;
comment on function private.typed_of(jsonb) is 'Leaves out what the sender only repeated: a colleague may have changed it since.';

create function private.save_shift(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  known public.shifts;
  saved public.shifts;
  venue public.venues;
begin
  perform private.require_member(private.arg_uuid(args, 'venue_id'), 'manager');
  perform private.require_active();
  select * into venue from public.venues where id = private.arg_uuid(args, 'venue_id');
  select * into known from public.shifts where id = private.arg_uuid(args, 'id') for update;
  if known.venue_id <> venue.id then perform private.refuse('not_allowed', null, 403); end if;
  if known.status <> 'draft' then perform private.refuse('wrong_state'); end if;
  perform private.require_open_venue(venue.id);
  -- Somebody else changed the draft after the caller had last seen it. With what stood where it was typed, the rest stays as it is by now.
  if known.id is not null and args ? 'seen' then
    perform private.refuse_changed_since(known, args -> 'seen');
    args := private.typed_of(args);
  elsif known.version <> private.arg_int(args, 'version', false) then perform private.refuse('terms_changed', private.shown_shift(known.id)); end if;

  perform private.require_place(venue, false);
  saved := private.as_written(known, args);
  saved.id := private.arg_uuid(args, 'id');
  saved.venue_id := venue.id;
  saved.tz := venue.tz;
  saved.area := venue.area;
  saved.currency := venue.currency;
  saved.created_by := coalesce(known.created_by, auth.uid());
  saved.version := coalesce(known.version, 0) + 1;
  if saved.favourites_hours not between 0 and 168 then perform private.bad_argument('favourites_hours'); end if;
  if saved.fair_minutes not between 0 and 60 then perform private.bad_argument('fair_minutes'); end if;
  perform private.check_shift(saved);
  if known.id is null then perform private.refuse_full(venue.id, 'drafts'); end if;
  perform private.put_shifts(saved);
  if args ? 'pack' then perform private.keep_pack(saved.id, args -> 'pack'); end if;
  select * into saved from public.shifts where id = saved.id;
  perform private.ask_for_look(private.pay_of_shift(saved));
end
$$;
select private.register_command('save_shift', 1, 'Creates a draft or changes one. A manager of the venue.');

create function private.publish_shift(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  shift public.shifts;
  venue public.venues;
begin
  select * into shift from public.shifts where id = private.arg_uuid(args, 'id') for update;
  if shift.id is null then perform private.refuse('not_found', null, 404); end if;
  perform private.require_member(shift.venue_id, 'manager');
  perform private.require_active();
  select * into venue from public.venues where id = shift.venue_id;
  -- A colleague was faster, with what was seen here.
  if shift.status = 'published' and shift.version = private.arg_int(args, 'version') + 1 then return; end if;
  if shift.status <> 'draft' then perform private.refuse('wrong_state'); end if;
  perform private.require_open_venue(venue.id);
  perform private.require_place(venue, true);
  if shift.version <> private.arg_int(args, 'version') then perform private.refuse('terms_changed', private.shown_shift(shift.id)); end if;
  perform private.check_shift(shift);
  if private.fillable_until(shift) <= private.now() then perform private.refuse('no_time_left', null, 400); end if;
  perform private.refuse_absurd_pay(private.pay_of_shift(shift), 'pay_looked_at');
  perform private.refuse_full(shift.venue_id, 'shifts_ahead');
  perform private.refuse_posted_often(venue);
  update public.shifts set status = 'published', published_at = private.now(), visible_from = private.held_until(shift),
    fair_until = private.gathered_until(shift), version = version + 1
  where id = shift.id;
end
$$;
select private.register_command('publish_shift', 1, 'Shows a draft to rockstars. A manager of the venue, who saw its present version.');

-- Nobody works it any more: requests close, and people booked are told. The venue answers for it, also where the platform took it down.
create function private.call_off_shift(called_off uuid, outcome text, why text) returns void language plpgsql set search_path = '' as $$
begin
  update public.shifts set status = outcome, cancelled_reason = why, version = version + 1 where id = called_off;
  update public.applications
    set status = 'closed', closed_reason = 'shift_' || outcome, waitlist_pos = null, version = version + 1
    where shift_id = called_off and private.is_live_application(status);
  with ended as (
    update public.bookings
      set status = 'cancelled_by_venue', cancelled_at = private.now(), cancel_reason = why,
        cancel_tier = private.venue_cancel_tier(bookings), version = version + 1
      where shift_id = called_off and status in ('confirmed', 'change_pending', 'checked_in')
      returning application_id)
  update public.applications set status = 'closed', closed_reason = 'booking_cancelled', version = version + 1
    where id in (select application_id from ended) and status = 'accepted';
end
$$;

-- Who was booked since the caller's device last heard of it, say by a colleague: the caller cancelled them too without seeing them.
create function private.tell_uncounted(shift public.shifts, counted uuid[]) returns void language plpgsql set search_path = '' as $$
declare
  names text := (select string_agg(person.name, ', ' order by booking.created_at, booking.id)
    from public.bookings booking join public.profiles person on person.id = booking.worker_id
    where booking.shift_id = shift.id and booking.status in ('confirmed', 'change_pending', 'checked_in') and booking.id <> all (counted));
begin
  if names is null then return; end if;
  perform private.notify(auth.uid(), 'shift_cancelled_more',
    private.told_where(auth.uid(), private.facts_of_shift(shift.id) || jsonb_build_object('name', names)), true);
end
$$;
comment on function private.tell_uncounted(public.shifts, uuid[]) is 'Tells who cancels a shift whom of those booked they had not counted.';

create function private.cancel_shift(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  shift public.shifts;
  why text := private.arg_lines(args, 'reason', 500, false);
begin
  select * into shift from public.shifts where id = private.arg_uuid(args, 'id') for update;
  if shift.id is null then perform private.refuse('not_found', null, 404); end if;
  perform private.require_member(shift.venue_id, 'manager');
  -- A colleague was faster.
  if shift.status = 'cancelled' then return; end if;
  if shift.status not in ('draft', 'published') then perform private.refuse('wrong_state'); end if;
  if shift.ends_at <= private.now() and shift.status = 'published' then perform private.refuse('too_late'); end if;
  -- Whoever throws away what they just wrote does not mean what a colleague has made of it since.
  if shift.version <> private.arg_int(args, 'version', false) then perform private.refuse('terms_changed', private.shown_shift(shift.id)); end if;
  if args ? 'counted' then perform private.tell_uncounted(shift, private.arg_uuids(args, 'counted', 50)); end if;
  perform private.call_off_shift(shift.id, 'cancelled', why);
end
$$;
select private.register_command('cancel_shift', 1, 'Calls a shift off: open requests close, people booked are told. A manager of the venue.');
