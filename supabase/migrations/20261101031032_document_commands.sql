-- A rockstar's documents: the file first, by a call of its own, as it is too large for a queue; then what is said of it, as a command.
-- What is changed is looked at anew. Files that no document names give way to newer ones: ten, since as many documents may still wait for signal.

create function private.keep_document_file(file public.files) returns void language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_person();
  perform private.require_calendar();
  perform private.brake('document:' || auth.uid(), 30, interval '1 hour');
  file := private.read_file(file);
  -- Sent once more, after an answer that got lost.
  insert into public.files (id, person_id, kind, name, type, content, unnamed_until)
  values (file.id, auth.uid(), 'document', file.name, file.type, file.content, file.unnamed_until)
  on conflict (id) do nothing;
  delete from public.files where id in (
    select id from public.files other where other.person_id = auth.uid() and other.kind = 'document'
      and not exists (select from public.profile_documents document where document.worker_id = auth.uid() and document.file_id = other.id)
    order by created_at desc, id desc offset 10);
end
$$;
grant execute on function private.keep_document_file(public.files) to authenticated;

create function public.add_document_file(p_id uuid, p_name text, p_content text) returns void language plpgsql volatile security invoker set search_path = '' as $$
declare
  file public.files;
begin
  file.id := p_id;
  file.name := p_name;
  file.content := p_content;
  perform private.keep_document_file(file);
end
$$;
comment on function public.add_document_file(uuid, text, text) is 'Keeps a PDF or a picture of a megabyte at most, which save_document then names. A rockstar, thirty an hour.';

-- For its person, and for support and super admins, whose looking is written down; null for everybody else, as for what there is not.
create function private.document_file_for_caller(wanted uuid) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  file public.files;
begin
  perform private.require_person();
  select * into file from public.files where id = wanted and kind = 'document'
    and (person_id = auth.uid() or private.admin_role() in ('support', 'super_admin'));
  if file.id is null then return null; end if;
  if file.person_id <> auth.uid() then
    perform private.audit('document_file', 'profiles', file.person_id, '{}');
  end if;
  return jsonb_build_object('name', file.name, 'type', file.type, 'content', file.content);
end
$$;
grant execute on function private.document_file_for_caller(uuid) to authenticated;

create function public.document_file(p_id uuid) returns jsonb language sql volatile security invoker set search_path = '' as $$
  select private.document_file_for_caller(p_id)
$$;
comment on function public.document_file(uuid) is 'The file of a document. Its person; support and super admins, which is written down.';
revoke all on function public.add_document_file(uuid, text, text), public.document_file(uuid) from public, anon, authenticated, service_role;
grant execute on function public.add_document_file(uuid, text, text), public.document_file(uuid) to authenticated;

-- Unless a document of the person still names it.
create function private.drop_document_file(file uuid) returns void language sql volatile set search_path = '' as $$
  delete from public.files where id = file and person_id = auth.uid() and kind = 'document'
    and not exists (select from public.profile_documents document where document.worker_id = auth.uid() and document.file_id = files.id)
$$;

select private.write_put_of('profile_documents');

create function private.save_document(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  known public.profile_documents;
  document public.profile_documents;
begin
  perform private.require_calendar();
  select * into known from public.profile_documents where id = private.arg_uuid(args, 'id') for update;
  if known.worker_id <> auth.uid() then perform private.bad_argument('id'); end if;
  document := known;
  args := private.over(known, args);
  document.id := private.arg_uuid(args, 'id');
  document.worker_id := auth.uid();
  document.type := private.arg_one_of(args, 'type', '{right_to_work,food_hygiene,allergens,personal_licence,door_supervisor,first_aid,other}');
  document.number := private.arg_text(args, 'number', 60, false);
  document.expires_on := private.arg_day(args, 'expires_on', false);
  document.file_id := private.arg_uuid(args, 'file_id');
  update public.files set unnamed_until = null where id = document.file_id and person_id = auth.uid() and kind = 'document';
  if not found then perform private.bad_argument('file_id'); end if;
  if known.id is not null and (known.type, known.number, known.expires_on, known.file_id)
    is not distinct from (document.type, document.number, document.expires_on, document.file_id) then return; end if;
  if known.id is null and (select count(*) from public.profile_documents where worker_id = auth.uid()) >= 10 then perform private.refuse('too_many'); end if;
  -- Of what somebody else looked at nothing stays.
  document.state := 'waiting';
  document.reason := null;
  document.version := coalesce(known.version, 0) + 1;
  document.handed_in_at := private.now();
  perform private.put_profile_documents(document);
  perform private.drop_document_file(known.file_id);
end
$$;
select private.register_command('save_document', 1, 'Keeps a document of one''s own with its file, or changes it, to be looked at. A rockstar.');

-- Removing what is gone already is what was wanted.
create function private.delete_document(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  lost uuid;
begin
  perform private.require_calendar();
  delete from public.profile_documents where id = private.arg_uuid(args, 'id') and worker_id = auth.uid() returning file_id into lost;
  perform private.drop_document_file(lost);
end
$$;
select private.register_command('delete_document', 1, 'Removes a document of one''s own and its file. A rockstar.');
