-- How far from the venue a phone took itself to be, as evidence beside a check-in: the phone's word, from which nothing follows. Used by what
-- states a fact (`…010580_attendance_commands.sql`). Twin of `distanceOf` in `domain/attendance/facts.ts`.

-- Worth nothing where nobody placed the venue: its point is the middle of its city then.
create function private.distance_said(args jsonb, of_venue uuid, out distance_m int, out accuracy_m int) language plpgsql stable set search_path = '' as $$
begin
  distance_m := private.arg_int(args, 'distance_m', false);
  accuracy_m := private.arg_int(args, 'accuracy_m', false);
  if num_nulls(distance_m, accuracy_m) = 1 or distance_m not between 0 and 20100000 then perform private.bad_argument('distance_m'); end if;
  if accuracy_m not between 0 and 1000000 then perform private.bad_argument('accuracy_m'); end if;
  if not exists (select from public.venues where id = of_venue and point_placed) then
    distance_m := null;
    accuracy_m := null;
  end if;
end
$$;

-- A sheet that a tablet carries says no distance, so a fact that came that way first gets it from the phone.
create function private.complete_relayed(fact public.attendance_events) returns void language plpgsql set search_path = '' as $$
begin
  update public.attendance_events set distance_m = fact.distance_m, accuracy_m = fact.accuracy_m
  where id = fact.id and distance_m is null and fact.distance_m is not null
    and exists (select from private.relayed_punches where fact_id = fact.id);
end
$$;
