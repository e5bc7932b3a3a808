-- Documents that rockstars handed in, in the hands of support: the one that waits longest first; verified, or rejected with words.
-- Of who may do what they are the proof, so read-only admins have no part in them.

create view private.handed_documents with (security_invoker = true) as
  select document.id, document.worker_id, person.name, document.type, document.number, document.expires_on, document.state, document.reason,
    document.version, document.handed_in_at, file.id as file_id, file.name as file_name, octet_length(file.content) / 4 * 3 as bytes
  from public.profile_documents document
  join public.profiles person on person.id = document.worker_id
  join public.files file on file.id = document.file_id;
comment on view private.handed_documents is 'Documents as support lists them; for definer functions.';
revoke all on private.handed_documents from public, anon, authenticated, service_role;

-- Null where nothing was typed.
create function private.condition_of_documents(words text) returns text language sql stable set search_path = '' as $$
  select case when words <> '' then format('(listed.worker_id in (select id from public.profiles where name_key like %1$L
    union select id from public.profile_private where lower(email) like %2$L) or lower(listed.number) like %2$L)',
    private.within(private.folded(words)), private.within(lower(words))) end
$$;

create function private.page_of_documents(of_state text, after_key text, after_id uuid, words text) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('support');
  return private.page_of_queue('private.handed_documents',
    'id, worker_id as "workerId", name, type, number, expires_on as "expiresOn", state, reason, version, handed_in_at as "handedInAt",
      file_id as "fileId", file_name as "fileName", bytes',
    'public.profile_documents', of_state, private.condition_of_documents(private.sought(words)), after_key, after_id);
end
$$;
grant execute on function private.page_of_documents(text, text, uuid, text) to authenticated;

create function public.admin_documents(p_state text default 'waiting', p_after_key text default null, p_after_id uuid default null, p_search text default '')
returns jsonb language sql stable security invoker set search_path = '' as $$
  select private.page_of_documents(p_state, p_after_key, p_after_id, p_search)
$$;
comment on function public.admin_documents(text, text, uuid, text) is
  'Twenty documents of rockstars by state, the one that waits longest first, with their files'' names; found by the person''s name or address, or by number. Support and super admins only.';
revoke all on function public.admin_documents(text, text, uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.admin_documents(text, text, uuid, text) to authenticated;

create function private.admin_decide_document(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  chosen constant text := private.arg_one_of(args, 'decision', '{verified,rejected}');
  why constant text := private.arg_lines(args, 'reason', 500, chosen = 'rejected');
  document public.profile_documents;
begin
  perform private.require_admin('support');
  select * into document from public.profile_documents where id = private.arg_uuid(args, 'id') for update;
  if document.id is null then perform private.refuse('not_found', null, 404); end if;
  perform private.refuse_own_case(null, document.worker_id);
  if document.version <> private.arg_int(args, 'version') or document.state = chosen then perform private.refuse('wrong_state'); end if;
  update public.profile_documents set state = chosen, reason = case chosen when 'rejected' then why end, version = version + 1 where id = document.id;
  perform private.notify(document.worker_id, case chosen when 'verified' then 'document_verified' else 'document_rejected' end,
    jsonb_build_object('document_id', document.id, 'document', document.type, 'reason', case chosen when 'rejected' then why end));
  perform private.audit('admin_decide_document', 'profiles', document.worker_id, jsonb_build_object('before', jsonb_build_object('state', document.state),
    'after', jsonb_build_object('state', chosen, 'type', document.type), 'reason', why));
end
$$;
select private.register_command('admin_decide_document', 1, 'Verifies a rockstar''s document, or rejects it or takes that back, with the reason that they read.');
