-- Files that people bring: photos of themselves and of their venue, what shows who stands behind a venue, and a person's documents. A file is its person's or its venue's, is never changed, and is
-- replaced by another with an id of its own, so whoever has read one has it for good. What it is its first bytes say, not its
-- name. It is kept in base64, as it comes and as it goes. Evidence and documents come before what names them, which a device that is
-- ended in between never sends: what nothing names goes after a while.

create function private.type_of_content(content bytea) returns text language sql immutable set search_path = '' as $$
  select case
    when substr(content, 1, 3) = '\xffd8ff' then 'image/jpeg'
    when substr(content, 1, 8) = '\x89504e470d0a1a0a' then 'image/png'
    when substr(content, 1, 4) = 'RIFF' and substr(content, 9, 4) = 'WEBP' then 'image/webp'
    when substr(content, 1, 5) = '%PDF-' then 'application/pdf' end
$$;
comment on function private.type_of_content(bytea) is 'What its first bytes say; null: none that is taken. The twin of typeOfContent on the device.';

create table public.files (
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  person_id uuid references public.profiles (id) on delete cascade,
  venue_id uuid references public.venues (id) on delete cascade,
  kind text not null default 'photo' check (kind in ('photo', 'evidence', 'document')),
  name text check (length(name) <= 200),
  type text not null,
  -- A megabyte.
  content text not null check (length(content) between 4 and 1398104),
  -- Until then something has to name it; null: something does, or it is a photo.
  unnamed_until timestamptz,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint file_of_one check (num_nonnulls(person_id, venue_id) = 1),
  constraint file_is_what_it_says check (type = private.type_of_content(decode(content, 'base64'))),
  -- 60 KB: made small on the device.
  constraint photo_is_a_small_picture check (kind <> 'photo' or (type like 'image/%' and length(content) <= 81920)),
  constraint evidence_is_of_a_venue check (kind <> 'evidence' or num_nulls(venue_id, name) = 0),
  constraint document_is_of_a_person check (kind <> 'document' or num_nulls(person_id, name) = 0)
);
comment on table public.files is 'Photos, which cards name by their id and others read through photos(); evidence and documents, which evidence() and document_file() read. Mirrored are photos alone.';
-- the pull, and the one of a person
create index files_of_person on public.files (person_id, row_xid, id);
create unique index files_one_of_person on public.files (person_id) where kind = 'photo';
-- the pull, and the one of a venue
create index files_of_venue on public.files (venue_id, row_xid, id);
create unique index files_one_of_venue on public.files (venue_id) where kind = 'photo';
-- the clock
create index files_unnamed on public.files (unnamed_until) where unnamed_until is not null;

alter table public.files enable row level security;
create policy select_own_or_member on public.files for select to authenticated
  using (kind = 'photo' and (person_id = (select auth.uid()) or venue_id = any ((select private.my_venues())::uuid[])));
revoke all on public.files from anon, authenticated, service_role;

create function private.audience_of_files(file public.files) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return case file.kind when 'photo' then array[coalesce('user:' || file.person_id, 'venue:' || file.venue_id)] else '{}' end;
end
$$;
select private.mirror_table('files', 18, '{"user": "person_id", "venue": "venue_id"}',
  shown => 'id, row_xid, person_id, venue_id, kind, type, content, created_at, updated_at',
  seen => $$kind = 'photo' and (person_id = (select auth.uid()) or venue_id = any ((select private.my_venues())::uuid[]))$$);

select private.register_part('drop_unnamed_file', 89,
  'select id from public.files where unnamed_until <= private.now() order by unnamed_until',
  'delete from public.files where id = $1 and unnamed_until <= private.now()');

-- What came in base64 under a name and an id of the device, as a row: of a megabyte at most, and what it is by its first bytes.
create function private.read_file(file public.files) returns public.files language plpgsql stable set search_path = '' as $$
begin
  if file.id is null then perform private.bad_argument('id'); end if;
  file.name := private.clean_text(left(file.name, 200));
  if not private.says_something(coalesce(file.name, '')) then perform private.bad_argument('name'); end if;
  if length(file.content) > 1398104 then perform private.refuse('file_too_large'); end if;
  if coalesce(file.content, '') !~ '^[A-Za-z0-9+/]+={0,2}$' or length(file.content) % 4 <> 0 then perform private.bad_argument('content'); end if;
  file.type := private.type_of_content(decode(file.content, 'base64'));
  if file.type is null then perform private.refuse('file_unreadable'); end if;
  -- As long as a phone may lie in a drawer that has sent the file and not yet what names it.
  file.unnamed_until := private.now() + interval '30 days';
  return file;
end
$$;

-- As the card is seen, so is the photo on it: one's own, of people one has to do with, of those whom a venue may come upon.
create function private.may_see_photo(file public.files) returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  if private.is_admin() then return true; end if;
  if file.person_id is not null then
    return file.person_id in (select private.my_people()) or exists (
      select from public.profiles person, public.venue_users seat join public.venues venue on venue.id = seat.venue_id
      where person.id = file.person_id and seat.user_id = auth.uid() and seat.venue_id = any (private.my_venues()) and seat.role <> 'staff'
        and venue.status = 'active' and venue.verification_status = 'verified' and private.may_find(venue.id, person));
  end if;
  return file.venue_id = any (private.my_venues()) or file.venue_id in (select private.my_employers())
    or (private.is_rockstar() and exists (select from public.venues where id = file.venue_id and status = 'active'));
end
$$;

-- What there is not and what the caller may not see are the same: they are left out.
create function private.photos_for_caller(ids uuid[]) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_person();
  if coalesce(cardinality(ids), 0) > 20 then perform private.bad_argument('ids'); end if;
  perform private.brake('photos:' || auth.uid(), 120, interval '1 minute');
  return (
    select coalesce(jsonb_object_agg(file.id, jsonb_build_object('type', file.type, 'content', file.content)), '{}')
    from public.files file where file.id = any (ids) and file.kind = 'photo' and private.may_see_photo(file));
end
$$;
grant execute on function private.photos_for_caller(uuid[]) to authenticated;

create function public.photos(p_ids uuid[]) returns jsonb language sql volatile security invoker set search_path = '' as $$
  select private.photos_for_caller(p_ids)
$$;
comment on function public.photos(uuid[]) is 'Photos by their ids, twenty at most, of the people and venues whose cards the caller sees.';
revoke all on function public.photos(uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.photos(uuid[]) to authenticated;
