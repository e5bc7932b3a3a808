-- Of what was handed in and decided the newest comes first, as of disputes: after a year somebody who looks for yesterday's would turn a
-- hundred pages. What waits stays in the order in which it waits.

create or replace function private.page_of_queue(source text, shown text, counted text, of_state text, after_key text, after_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  answer jsonb;
begin
  if of_state not in ('waiting', 'verified', 'rejected') then perform private.bad_argument('state'); end if;
  execute format('select jsonb_build_object(''counts'', jsonb_build_object(''waiting'', count(*) filter (where state = ''waiting''),
    ''verified'', count(*) filter (where state = ''verified''), ''rejected'', count(*) filter (where state = ''rejected''))) from %s', counted) into answer;
  return answer || private.page_of(source || ' as listed', shown, format('listed.state = %L', of_state), 'handed_in_at', of_state <> 'waiting',
    after_key, after_id, 20, false);
end
$$;
comment on function private.page_of_queue(text, text, text, text, text, uuid) is
  'Twenty of what was handed in, of one state, after the last of the page before, and how many there are of each. What waits longest comes first, of what is decided the newest.';
