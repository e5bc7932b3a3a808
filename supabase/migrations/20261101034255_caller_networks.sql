-- Whom brakes count together. A connection of today's kind has 2^64 addresses (IPv6), and whoever took another for each call was braked by
-- nothing: they count as one, as a household behind one older address always did. And who tells of errors has a day's worth, since
-- anybody may, signed in or not, and each report is kept for ninety days: a single caller could fill a disk.

create or replace function private.before_user_created(event jsonb) returns jsonb language plpgsql security definer set search_path = '' as $$
declare
  asked constant jsonb := event -> 'user' -> 'user_metadata';
  caller constant text := private.network_of(nullif(btrim(event -> 'metadata' ->> 'ip_address'), ''));
  refusal text;
begin
  if asked ->> 'invitationToken' is not null and private.count_use('sign_up_invitation:' || caller, 10, interval '1 minute') then
    return jsonb_build_object('error', jsonb_build_object('http_code', 429, 'message', 'throttled'));
  end if;
  refusal := private.sign_up_refusal(asked, event -> 'user' ->> 'email');
  if refusal is null then return '{}'; end if;
  return jsonb_build_object('error', jsonb_build_object('http_code', 403, 'message', refusal));
end
$$;

-- A hundred calls a day of one person or caller, a thousand of all who are not signed in, five reports in each of theirs. What is more is
-- let go: a report must never be the next error.
create or replace function private.keep_errors(reports jsonb) returns void language plpgsql volatile security definer set search_path = '' as $$
declare
  person constant uuid := auth.uid();
  caller constant text := coalesce(person::text, private.caller_address());
begin
  perform private.brake('error_reports:' || caller, 10, interval '1 minute');
  if jsonb_typeof(reports) is distinct from 'array' or octet_length(reports::text) > 131072 then return; end if;
  if private.count_use('error_reports_day:' || caller, 100, interval '1 day') then return; end if;
  if person is null and private.count_use('error_reports_day:', 1000, interval '1 day') then return; end if;
  perform private.keep_error(value)
  from (select value from jsonb_array_elements(reports) limit case when person is null then 5 else 20 end) first_of_them;
end
$$;
