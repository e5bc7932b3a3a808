-- A rockstar's own calendar: the week, the days that differ. Changing it never touches a booking; the device shows what
-- clashes. The same id again changes the row, so an undone removal is the same command once more.

create function private.require_calendar() returns void language plpgsql stable set search_path = '' as $$
begin
  if not private.is_rockstar() then perform private.refuse('not_allowed', null, 403); end if;
end
$$;

create function private.arg_day(args jsonb, argument text, required boolean default true) returns date language plpgsql stable set search_path = '' as $$
declare
  said text := private.arg_text(args, argument, 10, required);
begin
  if said is not null and (said !~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}$' or not pg_input_is_valid(said, 'date')) then
    perform private.bad_argument(argument);
  end if;
  return said::date;
end
$$;

create function private.arg_time(args jsonb, argument text, required boolean default true) returns text language plpgsql immutable set search_path = '' as $$
declare
  said text := private.arg_text(args, argument, 5, required);
begin
  if said is not null and said !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' then perform private.bad_argument(argument); end if;
  return said;
end
$$;

select private.write_put_of('availability_rules');
select private.write_put_of('availability_exceptions');

create function private.save_availability_rule(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  rule public.availability_rules;
begin
  perform private.require_calendar();
  select * into rule from public.availability_rules where id = private.arg_uuid(args, 'id') for update;
  if rule.worker_id <> auth.uid() then perform private.bad_argument('id'); end if;
  args := private.over(rule, args);
  rule.id := private.arg_uuid(args, 'id');
  rule.worker_id := auth.uid();
  rule.weekday := private.arg_int(args, 'weekday');
  rule.start_local := private.arg_time(args, 'start_local');
  rule.end_local := private.arg_time(args, 'end_local');
  rule.kind := private.arg_one_of(args, 'kind', '{available,prefer,unavailable}');
  rule.valid_from := private.arg_day(args, 'valid_from', false);
  rule.valid_to := private.arg_day(args, 'valid_to', false);
  if rule.weekday not between 1 and 7 then perform private.bad_argument('weekday'); end if;
  if rule.valid_to < rule.valid_from then perform private.bad_argument('valid_to'); end if;
  if (select count(*) from public.availability_rules where worker_id = auth.uid() and id <> rule.id) >= 100 then perform private.refuse('too_many'); end if;
  if exists (
    select from public.availability_rules other
    where other.worker_id = auth.uid() and other.id <> rule.id and other.weekday = rule.weekday and other.kind = rule.kind
      and private.day_minutes(other.start_local, other.end_local) && private.day_minutes(rule.start_local, rule.end_local)
      and daterange(other.valid_from, other.valid_to, '[]') && daterange(rule.valid_from, rule.valid_to, '[]'))
  then
    perform private.refuse('hours_overlap');
  end if;
  perform private.put_availability_rules(rule);
end
$$;
select private.register_command('save_availability_rule', 1, 'Writes one span of a weekday into one''s own week. A rockstar.');

-- Removing what is gone already is what was wanted.
create function private.delete_availability_rule(args jsonb) returns void language plpgsql set search_path = '' as $$
begin
  perform private.require_calendar();
  delete from public.availability_rules where id = private.arg_uuid(args, 'id') and worker_id = auth.uid();
end
$$;
select private.register_command('delete_availability_rule', 1, 'Takes a span out of one''s own week. A rockstar.');

create function private.save_availability_exception(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  away public.availability_exceptions;
begin
  perform private.require_calendar();
  select * into away from public.availability_exceptions where id = private.arg_uuid(args, 'id') for update;
  if away.worker_id <> auth.uid() then perform private.bad_argument('id'); end if;
  args := private.over(away, args);
  away.id := private.arg_uuid(args, 'id');
  away.worker_id := auth.uid();
  away.starts_on := private.arg_day(args, 'starts_on');
  away.ends_on := private.arg_day(args, 'ends_on');
  away.start_local := private.arg_time(args, 'start_local', false);
  away.end_local := private.arg_time(args, 'end_local', false);
  away.kind := private.arg_one_of(args, 'kind', '{available,prefer,unavailable}');
  away.reason := private.arg_lines(args, 'reason', 200, false);
  if away.ends_on < away.starts_on or away.ends_on - away.starts_on > 366 then perform private.bad_argument('ends_on'); end if;
  if (away.start_local is null) <> (away.end_local is null) then perform private.bad_argument('end_local'); end if;
  if (select count(*) from public.availability_exceptions where worker_id = auth.uid() and id <> away.id) >= 200 then perform private.refuse('too_many'); end if;
  perform private.put_availability_exceptions(away);
end
$$;
select private.register_command('save_availability_exception', 1, 'Says of some days that the usual week does not hold; time off too. A rockstar.');

create function private.delete_availability_exception(args jsonb) returns void language plpgsql set search_path = '' as $$
begin
  perform private.require_calendar();
  delete from public.availability_exceptions where id = private.arg_uuid(args, 'id') and worker_id = auth.uid();
end
$$;
select private.register_command('delete_availability_exception', 1, 'Lets the usual week hold again. A rockstar.');
