-- A person's own data, for their export: page by page, each part under its name. What others wrote to them is others'.

create table private.export_parts (
  place int primary key,
  name text not null unique,
  relation regclass not null,
  -- In which the caller is $1.
  owned_by text not null,
  key_column text not null default 'id',
  -- Of how many rows each counts: a page holds a thousand rows, or three files of a megabyte.
  weight int not null default 1,
  kept_back text[] not null default '{}'
);
comment on table private.export_parts is 'What a person''s export holds, in its order. A new table of theirs stands here, or in the list of the test why not.';
comment on column private.export_parts.kept_back is 'Columns that are for the platform alone.';
alter table private.export_parts enable row level security;
insert into private.export_parts values
  (10, 'profile', 'public.profiles', 'id = $1'),
  (20, 'contact', 'public.profile_private', 'id = $1'),
  (30, 'settings', 'public.user_settings', 'id = $1'),
  (35, 'photo', 'public.files', 'person_id = $1 and kind = ''photo'''),
  (40, 'memberships', 'public.venue_users', 'user_id = $1'),
  -- Those that somebody founded and is still of.
  (50, 'venues', 'public.venues', 'created_by = $1 and exists (select from public.venue_users seat where seat.venue_id = own.id and seat.user_id = $1 and seat.revoked_at is null)'),
  (60, 'applications', 'public.applications', 'worker_id = $1'),
  (70, 'invitations', 'public.work_invitations', 'worker_id = $1'),
  (80, 'bookings', 'public.bookings', 'worker_id = $1'),
  (85, 'timesheets', 'public.timesheets', 'worker_id = $1'),
  (86, 'reliability', 'public.reliability_events', 'worker_id = $1'),
  (87, 'reviews', 'public.reviews', 'author_id = $1'),
  (88, 'earned_months', 'public.earned_months', 'worker_id = $1'),
  (90, 'attendance', 'public.attendance_events', 'worker_id = $1'),
  (100, 'cover_requests', 'public.transfers', '$1 in (giver_id, worker_id)'),
  (110, 'usual_week', 'public.availability_rules', 'worker_id = $1'),
  (120, 'exceptions', 'public.availability_exceptions', 'worker_id = $1'),
  (130, 'saved_searches', 'public.saved_searches', 'worker_id = $1'),
  (140, 'opinions', 'public.relations', 'worker_id = $1 and set_by_side = ''rockstar'''),
  (150, 'conversations', 'public.conversations', 'rockstar_id = $1'),
  (160, 'messages', 'public.messages', 'sender_id = $1'),
  (170, 'notifications', 'public.notifications', 'user_id = $1'),
  (180, 'devices', 'private.devices', 'user_id = $1'),
  (190, 'visits', 'public.user_activity', 'user_id = $1');
-- Of a dispute what both sides are shown.
insert into private.export_parts values (89, 'disputes', 'public.disputes', 'worker_id = $1', 'id', 1, '{assigned_to,rests_on,decided_by}');
-- The names behind the ids of bookings and hours, and behind all else that is theirs; the rest of a venue is the venue's.
insert into private.export_parts
select place, part.name, 'public.venues', owned_by, 'id', 1, kept_back
from (values
  (81, 'worked_at', 'id in (select venue_id from public.bookings where worker_id = $1)'),
  (82, 'other_venues', 'id not in (select venue_id from public.bookings where worker_id = $1) and id in (
    select venue_id from public.venue_users where user_id = $1 and revoked_at is null
    union select venue_id from public.applications where worker_id = $1 union select venue_id from public.work_invitations where worker_id = $1
    union select venue_id from public.conversations where rockstar_id = $1
    union select venue_id from public.relations where worker_id = $1 and set_by_side = ''rockstar'')')
) part (place, name, owned_by), (
  select array_agg(attname::text) as kept_back from pg_attribute
  where attrelid = 'public.venues'::regclass and attnum > 0 and not attisdropped and attname not in ('id', 'name', 'address', 'area')
) columns;

-- A page is full at so many rows; a part that is longer goes on in the next.
create function private.export_page(from_place int, after_key text) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  left_over int := 1000;
  part private.export_parts;
  found jsonb;
  parts jsonb := '[]';
begin
  perform private.require_person();
  for part in select * from private.export_parts where place >= from_place order by place loop
    execute format(
      $sql$select jsonb_agg(listed.body order by listed.key) from (
        select own.%1$I::text as key, to_jsonb(own) - '{row_xid,search_words,unread_by,token_hash}'::text[] - $4 as body from %2$s own
        where (%3$s) and ($2 is null or own.%1$I::text > $2) order by 1 limit $3) listed$sql$,
      part.key_column, part.relation, part.owned_by)
    into found using auth.uid(), case when part.place = from_place then after_key end, greatest(1, left_over / part.weight), part.kept_back;
    if found is null then continue; end if;
    parts := parts || jsonb_build_object('name', part.name, 'rows', found);
    left_over := left_over - jsonb_array_length(found) * part.weight;
    if left_over <= 0 then
      return jsonb_build_object('parts', parts, 'next', jsonb_build_object('place', part.place, 'after', found -> -1 ->> part.key_column));
    end if;
  end loop;
  return jsonb_build_object('parts', parts, 'next', null);
end
$$;
create function public.export_my_data(p_place int default 0, p_after text default null) returns jsonb language plpgsql volatile security invoker set search_path = '' as $$
begin
  -- Whichever page comes first: whoever began with the second would take all but the profile unnoted.
  perform private.note_export();
  return private.export_page(p_place, p_after);
end
$$;
comment on function public.export_my_data(int, text) is 'A page of everything that is the caller''s own, a thousand rows at most; next says how to ask for the following one.';
revoke all on function public.export_my_data(int, text) from public, anon, authenticated, service_role;
grant execute on function public.export_my_data(int, text) to authenticated;
grant execute on function private.export_page(int, text) to authenticated;
