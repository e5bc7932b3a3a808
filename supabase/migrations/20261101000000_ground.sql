-- The ground that every other file stands on: the private schema, the clock, refusals and name-based ids. Knows no table.

create schema private;
comment on schema private is 'What the API does not expose: the sync machinery, commands and predicates.';
grant usage on schema private to authenticated;

create extension if not exists btree_gist with schema extensions;
create extension if not exists pgcrypto with schema extensions;
create extension if not exists pg_trgm with schema extensions;

-- A function is executable by everybody unless this says otherwise; every grant below is then a deliberate line.
alter default privileges revoke execute on functions from public;

-- The only clock. Tests replace this function; production has no knob.
create function private.now() returns timestamptz language plpgsql stable set search_path = '' as $$
begin
  return pg_catalog.now();
end
$$;
comment on function private.now() is 'The time of the transaction; every rule about time asks here.';
grant execute on function private.now() to authenticated;

-- PTnnn is the API's own way to set an HTTP status; the message is one of the stable codes of the app's list.
create function private.refuse(code text, detail jsonb default null, status int default 409)
returns void language plpgsql set search_path = '' as $$
begin
  raise exception using errcode = 'PT' || status, message = code, detail = coalesce(detail::text, '');
end
$$;
comment on function private.refuse(text, jsonb, int) is 'Says no with a stable code. What it adds in detail reaches the person.';
grant execute on function private.refuse(text, jsonb, int) to authenticated;

-- The same id for the same natural key on every device: uuid version 5 under Encore's namespace.
create function private.uuid5(natural_key text) returns uuid language plpgsql immutable strict set search_path = '' as $$
declare
  hashed bytea := substring(extensions.digest(
    decode('6f1d5c1e7f644c3e9a573f1f0f6f7e10', 'hex') || convert_to(natural_key, 'UTF8'), 'sha1') for 16);
begin
  return encode(
    set_byte(set_byte(hashed, 6, (get_byte(hashed, 6) & 15) | 80), 8, (get_byte(hashed, 8) & 63) | 128), 'hex')::uuid;
end
$$;
comment on function private.uuid5(text) is 'Parts of the key joined by a colon, the table first: venue_users:<venue>:<user>.';
