-- The photo of a person, and of a venue. A new one takes the place of the one before; null takes it away.

-- Made small on the device, so what is too large was not made by the app. Read without cleaning: it is no text.
create function private.arg_picture(args jsonb) returns text language plpgsql immutable set search_path = '' as $$
declare
  given constant jsonb := args -> 'content';
  said constant text := given #>> '{}';
  looks text;
begin
  if given is null or given = 'null' then return null; end if;
  if jsonb_typeof(given) <> 'string' or said !~ '^[A-Za-z0-9+/]+={0,2}$' or length(said) % 4 <> 0 then perform private.bad_argument('content'); end if;
  if length(said) > 81920 then perform private.refuse('file_too_large'); end if;
  looks := private.type_of_content(decode(said, 'base64'));
  if looks is null or looks not like 'image/%' then perform private.refuse('not_a_picture'); end if;
  return said;
end
$$;

create function private.put_photo(photo public.files) returns void language plpgsql set search_path = '' as $$
begin
  -- Each by its own index: as one condition over both, all files are read.
  if photo.venue_id is null then delete from public.files where kind = 'photo' and person_id = photo.person_id;
  else delete from public.files where kind = 'photo' and venue_id = photo.venue_id;
  end if;
  if photo.content is null then return; end if;
  insert into public.files (id, person_id, venue_id, type, content)
  values (photo.id, photo.person_id, photo.venue_id, private.type_of_content(decode(photo.content, 'base64')), photo.content);
exception when unique_violation then
  -- The id is another file's.
  perform private.bad_argument('id');
end
$$;

create function private.set_photo(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  photo public.files;
begin
  photo.id := private.arg_uuid(args, 'id');
  photo.content := private.arg_picture(args);
  photo.person_id := auth.uid();
  perform private.put_photo(photo);
  update public.profiles set profile_image = case when photo.content is not null then photo.id end where id = photo.person_id;
end
$$;
select private.register_command('set_photo', 1, 'One''s own photo, or none. Anybody with a profile.');

create function private.set_venue_photo(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  photo public.files;
begin
  photo.venue_id := private.arg_uuid(args, 'venue_id');
  perform private.require_member(photo.venue_id, 'manager');
  if (select status from public.venues where id = photo.venue_id for no key update) = 'archived' then perform private.refuse('wrong_state'); end if;
  photo.id := private.arg_uuid(args, 'id');
  photo.content := private.arg_picture(args);
  perform private.put_photo(photo);
  update public.venues set photo = case when photo.content is not null then photo.id end where id = photo.venue_id;
end
$$;
select private.register_command('set_venue_photo', 1, 'The photo of a venue, or none. A manager of it.');
