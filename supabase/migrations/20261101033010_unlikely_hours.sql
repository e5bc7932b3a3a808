-- A figure of one side alone does not settle by itself when it is unlikely: nothing for a shift that was planned, or hours more than
-- the plan and what the facts say, which bear an agreed end. A person looks at it, as at two figures that differ. Twin of
-- `domain/timesheets/rules.ts`.

create function private.is_likely(minutes int, planned int, known int) returns boolean language sql immutable set search_path = '' as $$
  select (minutes > 0 or planned = 0) and minutes <= greatest(planned, known) + 240
$$;
comment on function private.is_likely(int, int, int) is 'Whether hours that one side alone says may settle without anybody looking: some of what was planned, and at most four hours more.';

create or replace function private.what_settles(phone private.worked_figure, by_hand private.worked_figure, rockstar_min int, venue_min int, planned int)
returns private.settled_hours language plpgsql immutable set search_path = '' as $$
declare
  theirs constant int := coalesce(rockstar_min, phone.paid_min);
  venues constant int := coalesce(venue_min, by_hand.paid_min);
  settled private.settled_hours;
begin
  if phone.proven then settled := row(least(phone.paid_min, theirs), 'code'::text);
  elsif theirs is not null and venues is not null then
    if abs(theirs - venues) > 5 then return null; end if;
    return row(theirs, 'same'::text);
  elsif theirs is not null then settled := row(theirs, 'word'::text);
  elsif venues is not null then settled := row(venues, 'by_hand'::text);
  else return row(planned, 'plan'::text);
  end if;
  if not private.is_likely(settled.minutes, planned, greatest(phone.paid_min, by_hand.paid_min)) then return null; end if;
  return settled;
end
$$;
