-- Getting verified: the files first, each by a call of its own, as they are too large for a queue; then what is said, as a
-- command. What is handed in again takes the place of what was, and files that it does not name go.

create function private.keep_evidence(file public.files) returns void language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_person();
  perform private.require_member(file.venue_id, 'admin');
  perform private.brake('evidence:' || auth.uid(), 30, interval '1 hour');
  file := private.read_file(file);
  -- One handed in, one being made, of three files each.
  perform from public.venues where id = file.venue_id for no key update;
  if (select count(*) from public.files where venue_id = file.venue_id and kind = 'evidence') >= 6 then
    delete from public.files where id = (
      select id from public.files other where other.venue_id = file.venue_id and kind = 'evidence'
        and not exists (select from public.venue_verifications handed_in where handed_in.id = file.venue_id and other.id = any (handed_in.file_ids))
      order by created_at, id limit 1);
  end if;
  -- Sent once more, after an answer that got lost.
  insert into public.files (id, venue_id, kind, name, type, content, unnamed_until)
  values (file.id, file.venue_id, 'evidence', file.name, file.type, file.content, file.unnamed_until)
  on conflict (id) do nothing;
end
$$;
grant execute on function private.keep_evidence(public.files) to authenticated;

create function public.add_evidence(p_id uuid, p_venue_id uuid, p_name text, p_content text) returns void
language plpgsql volatile security invoker set search_path = '' as $$
declare
  file public.files;
begin
  file.id := p_id;
  file.venue_id := p_venue_id;
  file.name := p_name;
  file.content := p_content;
  perform private.keep_evidence(file);
end
$$;
comment on function public.add_evidence(uuid, uuid, text, text) is 'Keeps a PDF or a picture of a megabyte at most, which request_verification then names. Admins of the venue, thirty an hour.';

-- For its venue's admins and the platform's, whose looking is written down; null for everybody else, as for what there is not.
create function private.evidence_for_caller(wanted uuid) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  file public.files;
begin
  perform private.require_person();
  select * into file from public.files where id = wanted and kind = 'evidence';
  if exists (select from public.venue_users where venue_id = file.venue_id and user_id = auth.uid() and role = 'admin' and revoked_at is null) then
    null;
  elsif file.id is not null and private.is_admin() then
    perform private.audit('evidence_file', 'venues', file.venue_id, '{}');
  else
    return null;
  end if;
  return jsonb_build_object('name', file.name, 'type', file.type, 'content', file.content);
end
$$;
grant execute on function private.evidence_for_caller(uuid) to authenticated;

create function public.evidence(p_id uuid) returns jsonb language sql volatile security invoker set search_path = '' as $$
  select private.evidence_for_caller(p_id)
$$;
comment on function public.evidence(uuid) is 'A file that was handed in to be verified. Admins of the venue; admins of the platform, which is written down.';
revoke all on function public.add_evidence(uuid, uuid, text, text), public.evidence(uuid) from public, anon, authenticated, service_role;
grant execute on function public.add_evidence(uuid, uuid, text, text), public.evidence(uuid) to authenticated;

create function private.request_verification(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  venue public.venues := private.administered_venue(args);
  said public.venue_verifications;
  named int;
begin
  said.legal_name := private.arg_text(args, 'legal_name', 200);
  said.registration_number := private.arg_text(args, 'registration_number', 60);
  said.website := private.arg_text(args, 'website', 300, false);
  said.file_ids := private.arg_uuids(args, 'file_ids', 3);
  if length(said.legal_name) < 2 then perform private.bad_argument('legal_name'); end if;
  if venue.status = 'archived' or venue.verification_status = 'verified' then perform private.refuse('wrong_state'); end if;
  update public.files set unnamed_until = null where venue_id = venue.id and kind = 'evidence' and id = any (said.file_ids);
  get diagnostics named = row_count;
  if named < cardinality(said.file_ids) then perform private.bad_argument('file_ids'); end if;
  insert into public.venue_verifications as known (id, legal_name, registration_number, website, file_ids)
  values (venue.id, said.legal_name, said.registration_number, said.website, said.file_ids)
  on conflict (id) do update set legal_name = said.legal_name, registration_number = said.registration_number, website = said.website,
    file_ids = said.file_ids, state = 'waiting', reason = null, version = known.version + 1, handed_in_at = private.now();
  delete from public.files where venue_id = venue.id and kind = 'evidence' and not id = any (said.file_ids);
end
$$;
select private.register_command('request_verification', 1, 'Hands in who stands behind a venue, with up to three files, to be verified. An admin of it.');
