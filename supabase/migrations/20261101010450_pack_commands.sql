-- What a venue tells those who come. It travels with a draft (save_shift) or alone: notes are no terms, so they move no
-- version and nobody has to agree to them again.

select private.write_put_of('shift_packs');

-- The one reader of a pack's words: of shifts and of templates. What is given changes, the rest stays.
create function private.read_pack(known public.shift_packs, given jsonb) returns public.shift_packs language plpgsql stable set search_path = '' as $$
begin
  if jsonb_typeof(given) is distinct from 'object' then perform private.bad_argument('pack'); end if;
  given := private.over(known, given);
  known.arrival_note := private.arg_lines(given, 'arrival_note', 1000, false);
  known.contact_name := private.arg_text(given, 'contact_name', 100, false);
  known.contact_phone := private.arg_text(given, 'contact_phone', 40, false);
  known.dress_code := private.arg_lines(given, 'dress_code', 300, false);
  known.kit := private.arg_lines(given, 'kit', 300, false);
  known.getting_home := private.arg_lines(given, 'getting_home', 300, false);
  return known;
end
$$;

-- What it says, and nothing where nothing is said.
create function private.words_of_pack(pack public.shift_packs) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_strip_nulls(to_jsonb(pack) - '{id,row_xid,venue_id,ends_at,created_at,updated_at}'::text[])
$$;

-- What nobody has to agree to again is seen by those who come.
create function private.tell_booked(of_shift uuid) returns void language plpgsql set search_path = '' as $$
declare
  booking public.bookings;
begin
  for booking in select * from public.bookings where shift_id = of_shift and status in ('confirmed', 'change_pending', 'checked_in') order by id loop
    perform private.forget_unread(booking.worker_id, '{shift_changed}', booking.id::text);
    perform private.notify(booking.worker_id, 'shift_changed', private.facts_of_shift(of_shift) || jsonb_build_object('booking_id', booking.id), true);
  end loop;
end
$$;
comment on function private.tell_booked(uuid) is 'Tells everybody booked on a shift that something of it is new: its notes, or whether there are tips.';

-- Nothing said is no pack.
create function private.keep_pack(shift uuid, given jsonb) returns void language plpgsql set search_path = '' as $$
declare
  known public.shift_packs;
  pack public.shift_packs;
begin
  select * into known from public.shift_packs where id = shift for update;
  pack := private.read_pack(known, given);
  pack.id := shift;
  if private.words_of_pack(pack) = coalesce(private.words_of_pack(known), '{}') then return; end if;
  if private.words_of_pack(pack) = '{}' then delete from public.shift_packs where id = shift;
  else perform private.put_shift_packs(pack); end if;
  perform private.tell_booked(shift);
end
$$;

create function private.edit_shift_pack(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  shift public.shifts;
begin
  select * into shift from public.shifts where id = private.arg_uuid(args, 'shift_id') for update;
  if shift.id is null then perform private.refuse('not_found', null, 404); end if;
  perform private.require_member(shift.venue_id, 'manager');
  if shift.status not in ('draft', 'published') then perform private.refuse('wrong_state'); end if;
  if shift.ends_at <= private.now() and shift.status = 'published' then perform private.refuse('too_late'); end if;
  perform private.keep_pack(shift.id, args -> 'pack');
end
$$;
select private.register_command('edit_shift_pack', 1, 'Says how to arrive, whom to ask for, what to wear. A manager of the venue, until the shift is over.');
