-- What a venue does with its patterns: keep a week under a name, rename it, put another week in its place, throw it away.

select private.write_put_of('shift_patterns');

-- One shift of a pattern as it is kept: read as a template's terms are, so that both refuse the same.
create function private.pattern_shift(item jsonb) returns jsonb language plpgsql stable set search_path = '' as $$
declare
  weekday int := private.arg_int(item, 'weekday');
  terms public.shift_templates;
begin
  if weekday not between 0 and 6 then perform private.bad_argument('weekday'); end if;
  terms := private.as_template(null, item);
  return to_jsonb(terms) - array['id', 'row_xid', 'venue_id', 'name', 'created_at', 'updated_at'] || jsonb_build_object('weekday', weekday);
end
$$;
comment on function private.pattern_shift(jsonb) is 'A shift of a pattern with its weekday and terms, checked.';

create function private.save_shift_pattern(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  venue uuid := private.arg_uuid(args, 'venue_id');
  saved public.shift_patterns;
begin
  perform private.require_member(venue, 'manager');
  select * into saved from public.shift_patterns where id = private.arg_uuid(args, 'id') for update;
  if saved.venue_id <> venue then perform private.refuse('not_allowed', null, 403); end if;
  if saved.id is null then perform private.refuse_full(venue, 'patterns'); end if;
  -- Another name and other shifts are two things: only what was typed anew may not have moved meanwhile.
  if args -> 'seen' ->> 'name' <> saved.name then
    perform private.refuse('changed_since', jsonb_build_object('id', saved.id, 'name', saved.name, 'fields', array['name']));
  end if;
  saved.id := private.arg_uuid(args, 'id');
  saved.venue_id := venue;
  if saved.name is null or args ? 'name' then saved.name := private.arg_text(args, 'name', 60); end if;
  if saved.shifts is null or args ? 'shifts' then
    if jsonb_typeof(args -> 'shifts') is distinct from 'array' or jsonb_array_length(args -> 'shifts') not between 1 and 60 then
      perform private.bad_argument('shifts');
    end if;
    select jsonb_agg(private.pattern_shift(item) order by place) into saved.shifts
    from jsonb_array_elements(args -> 'shifts') with ordinality listed(item, place);
    if length(saved.shifts::text) > 60000 then perform private.bad_argument('shifts'); end if;
  end if;
  perform private.put_shift_patterns(saved);
end
$$;
comment on function private.save_shift_pattern(jsonb) is 'Keeps a week under a name, or changes the name or the shifts of one that is kept.';
select private.register_command('save_shift_pattern', 1, 'Keeps a week of shifts under a name, renames it or replaces its shifts. A manager of the venue.');

create function private.delete_shift_pattern(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  pattern public.shift_patterns;
begin
  select * into pattern from public.shift_patterns where id = private.arg_uuid(args, 'id') for update;
  -- A colleague was faster.
  if pattern.id is null then return; end if;
  perform private.require_member(pattern.venue_id, 'manager');
  delete from public.shift_patterns where id = pattern.id;
end
$$;
comment on function private.delete_shift_pattern(jsonb) is 'Throws a pattern away; the drafts made of it stay.';
select private.register_command('delete_shift_pattern', 1, 'Throws a pattern away. A manager of the venue.');
