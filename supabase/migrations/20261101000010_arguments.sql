-- Readers that take a command's arguments apart. Absent and null are the same; a wrong type is the caller's mistake and says
-- which argument. Knows no table.

create function private.bad_argument(argument text) returns void language sql set search_path = '' as $$
  select private.refuse('invalid_arguments', jsonb_build_object('argument', argument), 400)
$$;

-- The one place where control characters are dealt with, as on the device (QU3): none but the ends of lines and tabs of a
-- text of several lines. A name is one line; a line that goes on in a mail's subject or a calendar's field is an attack.
create function private.without_controls(said text) returns text language plpgsql immutable set search_path = '' as $$
begin
  return regexp_replace(said, '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]', '', 'g');
end
$$;

-- What turns the order of letters (U+202A to U+202E, U+2066 to U+2069) is no part of a name, a title or an address: behind one, letters
-- that were verified read as another name, and whatever stands beside them on a line is turned too. Languages that are written from the
-- right need none of them. Separators of lines and paragraphs end a line like any other.
create function private.clean_text(said text, several_lines boolean default false) returns text language plpgsql immutable set search_path = '' as $$
begin
  said := private.without_controls(said);
  if not several_lines then
    said := regexp_replace(regexp_replace(said, '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '[\t\n\u2028\u2029]+', ' ', 'g');
  end if;
  return btrim(said, E' \t\n');
end
$$;
comment on function private.clean_text(text, boolean) is 'What somebody wrote, without control characters and without blanks around it.';

-- More than spaces and characters without width.
create function private.says_something(content text) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  return content ~ U&'[^[:space:]\00AD\115F\1160\180E\200B\200C\200D\200E\200F\2028\2029\202A\202B\202C\202D\202E\2060\2061\2062\2063\2064\2066\2067\2068\2069\2800\3164\FEFF\FFA0]';
end
$$;
grant execute on function private.without_controls(text), private.clean_text(text, boolean), private.says_something(text) to authenticated;

create function private.arg_text(args jsonb, argument text, longest int, required boolean default true, several_lines boolean default false)
returns text language plpgsql immutable set search_path = '' as $$
declare
  given jsonb := args -> argument;
  said text;
begin
  if given is null or given = 'null' then
    if required then perform private.bad_argument(argument); end if;
    return null;
  end if;
  if jsonb_typeof(given) <> 'string' then perform private.bad_argument(argument); end if;
  said := private.clean_text(given #>> '{}', several_lines);
  if length(said) > longest or (required and not private.says_something(said)) then perform private.bad_argument(argument); end if;
  return case when private.says_something(said) then said end;
end
$$;

-- A text that may have several lines.
create function private.arg_lines(args jsonb, argument text, longest int, required boolean default true)
returns text language plpgsql immutable set search_path = '' as $$
begin
  return private.arg_text(args, argument, longest, required, true);
end
$$;

create function private.arg_uuid(args jsonb, argument text, required boolean default true)
returns uuid language plpgsql immutable set search_path = '' as $$
declare
  said text := args ->> argument;
begin
  -- As every app writes it; nothing of that needs to be cleaned.
  if said ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then return said::uuid; end if;
  said := private.arg_text(args, argument, 36, required);
  if said is not null and said !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    perform private.bad_argument(argument);
  end if;
  return said::uuid;
end
$$;

create function private.arg_int(args jsonb, argument text, required boolean default true)
returns int language plpgsql immutable set search_path = '' as $$
declare
  given jsonb := args -> argument;
begin
  if given is null or given = 'null' then
    if required then perform private.bad_argument(argument); end if;
    return null;
  end if;
  if jsonb_typeof(given) <> 'number' or given::text !~ '^-?[0-9]{1,9}$' then perform private.bad_argument(argument); end if;
  return given::int;
end
$$;

create function private.arg_float(args jsonb, argument text, lowest float8, highest float8)
returns float8 language plpgsql immutable set search_path = '' as $$
declare
  given jsonb := args -> argument;
begin
  if given is null or given = 'null' then return null; end if;
  if jsonb_typeof(given) <> 'number' or given::numeric not between lowest::numeric and highest::numeric then
    perform private.bad_argument(argument);
  end if;
  return given::float8;
exception when numeric_value_out_of_range then
  perform private.bad_argument(argument);
end
$$;

create function private.arg_bool(args jsonb, argument text) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(args -> argument) is distinct from 'boolean' then perform private.bad_argument(argument); end if;
  return (args -> argument)::boolean;
end
$$;

-- An instant in ISO 8601 with its offset said; anything looser would be read by the session's settings.
create function private.arg_instant(args jsonb, argument text) returns timestamptz language plpgsql stable set search_path = '' as $$
declare
  said text := private.arg_text(args, argument, 40);
begin
  if said !~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]{1,6})?)?(Z|[+-][0-9]{2}:[0-9]{2})$' then
    perform private.bad_argument(argument);
  end if;
  return said::timestamptz;
exception when datetime_field_overflow or invalid_datetime_format or invalid_time_zone_displacement_value then
  perform private.bad_argument(argument);
end
$$;

-- What the clock on the wall shows: 2026-11-27T18:00.
create function private.arg_wall(args jsonb, argument text) returns text language plpgsql immutable set search_path = '' as $$
declare
  said text := private.arg_text(args, argument, 16);
begin
  if said !~ '^20[0-9]{2}-[0-9]{2}-[0-9]{2}T[0-2][0-9]:[0-5][0-9]$' or to_char(said::timestamp, 'YYYY-MM-DD"T"HH24:MI') <> said then
    perform private.bad_argument(argument);
  end if;
  return said;
exception when datetime_field_overflow or invalid_datetime_format then
  perform private.bad_argument(argument);
end
$$;

create function private.arg_one_of(args jsonb, argument text, allowed text[], required boolean default true)
returns text language plpgsql immutable set search_path = '' as $$
declare
  said text := private.arg_text(args, argument, 40, required);
begin
  if said is not null and said <> all (allowed) then perform private.bad_argument(argument); end if;
  return said;
end
$$;

create function private.arg_texts(args jsonb, argument text, longest int, most int)
returns text[] language plpgsql immutable set search_path = '' as $$
declare
  given jsonb := args -> argument;
begin
  if jsonb_typeof(given) is distinct from 'array' or jsonb_array_length(given) > most
    or exists (select from jsonb_array_elements(given) one where jsonb_typeof(one) <> 'string' or length(private.clean_text(one #>> '{}')) > longest or not private.says_something(private.clean_text(one #>> '{}')))
  then
    perform private.bad_argument(argument);
  end if;
  return (select coalesce(array_agg(distinct private.clean_text(one)), '{}') from jsonb_array_elements_text(given) one);
end
$$;

create function private.arg_uuids(args jsonb, argument text, most int) returns uuid[] language plpgsql immutable set search_path = '' as $$
declare
  said text[] := private.arg_texts(args, argument, 36, most);
begin
  if exists (select from unnest(said) one where one !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$') then
    perform private.bad_argument(argument);
  end if;
  return said::uuid[];
end
$$;
