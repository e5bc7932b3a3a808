-- What a code is worth: which key of which shift it was made with, and in which minute. Looks at keys that a shift has had
-- (private.check_in_keys), so a phone may show days later what it typed. Knows nothing of bookings' states.

-- Digits prove only near the time by the device's clock, or ten guesses over a night would succeed too often; the QR
-- code proves its minute at any time.
create function private.code_window() returns interval language sql immutable set search_path = '' as $$ select interval '10 minutes' $$;

-- By which key of which shift a code was made, and in which minute; the nearest of a span of minutes, a key that stands
-- before one that was replaced.
create type private.code_match as (shift_id uuid, minute int, replaced boolean);

create function private.find_digits(digits text, of_venue uuid, of_shift uuid, around timestamptz, within interval)
returns private.code_match language sql stable set search_path = '' as $$
  select known.shift_id, minute, known.replaced_at is not null and private.instant_of_minute(minute) >= known.replaced_at
  from private.check_in_keys known
  cross join generate_series(private.minute_at(around - within), private.minute_at(around + within)) minute
  where known.venue_id = of_venue and (of_shift is null or known.shift_id = of_shift)
    and known.ends_at > around - interval '2 days' and known.ends_at < around + interval '4 days'
    and private.code_digits(known.key, minute) = digits
  order by 3, abs(minute - private.minute_at(around)) limit 1
$$;

create function private.find_qr(said text, of_venue uuid, of_shift uuid) returns private.code_match language sql stable set search_path = '' as $$
  select known.shift_id, minute, known.replaced_at is not null and private.instant_of_minute(minute) >= known.replaced_at
  from private.check_in_keys known cross join (select split_part(said, '.', 1)::int as minute) told
  where known.venue_id = of_venue and (of_shift is null or known.shift_id = of_shift) and private.code_qr(known.key, minute) = said
  order by 3 limit 1
$$;

-- What a code is worth. `around` is when the device thought that it was typed.
create function private.judge_code(said text, booking public.bookings, around timestamptz, tries int, out verdict text, out proven_at timestamptz)
language plpgsql stable set search_path = '' as $$
declare
  found private.code_match;
  scanned constant boolean := said ~ '^[0-9]{7,9}[.][0-9a-f]{20}$';
begin
  verdict := case when not scanned and (said !~ '^[0-9]{6}$' or private.damm_digit(said) <> 0) then 'mistyped'
    when tries >= 10 then 'too_many' end;
  if verdict is not null then return; end if;
  if scanned then
    found := private.find_qr(said, booking.venue_id, booking.shift_id);
  else
    found := private.find_digits(said, booking.venue_id, booking.shift_id, around, private.code_window());
  end if;
  if found.minute is not null then
    -- Whoever has the key can make the codes of tomorrow too.
    verdict := case when private.instant_of_minute(found.minute) > private.now() + private.code_window() then 'skew'
      when found.replaced then 'old_key' else 'proven' end;
    proven_at := case verdict when 'proven' then private.instant_of_minute(found.minute) end;
    return;
  end if;
  if scanned then
    found := private.find_qr(said, booking.venue_id, null);
  else
    found := private.find_digits(said, booking.venue_id, null, around, private.code_window());
  end if;
  if found.minute is not null then
    verdict := 'wrong_shift';
    return;
  end if;
  if not scanned then found := private.find_digits(said, booking.venue_id, booking.shift_id, around, interval '12 hours'); end if;
  verdict := case when found.minute is not null then 'skew' else 'unknown' end;
end
$$;
comment on function private.judge_code(text, public.bookings, timestamptz, int) is 'proven with its minute, old_key, wrong_shift, skew (right, but far from the device''s clock), mistyped, too_many, unknown.';
