-- What venues and Rockstars do that concerns others, and what people ask of their own data, written into the audit log: that it
-- happened, by whom and about whom, never what somebody wrote. Noted where the row changes, so no way to it can forget it; what the
-- clock does is nobody's act, and admins' acts have entries of their own.

create function private.note_act(of_kind text, what text, of_row uuid, change jsonb) returns void language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is null or private.is_admin() then return; end if;
  insert into public.audit_log (actor, kind, action, table_name, row_id, venue_id, before, after)
  values (auth.uid(), of_kind, what, change ->> 'table', of_row, (change ->> 'venue')::uuid, change -> 'before', change -> 'after');
end
$$;
comment on function private.note_act(text, text, uuid, jsonb) is 'Writes down an act of somebody who is no admin: table, venue, before and after are keys of the last argument.';

create function private.note_ended_booking() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'cancelled_by_worker' and auth.uid() = new.worker_id then
    perform private.note_act('rockstar', 'cancel_booking', new.venue_id, jsonb_build_object('table', 'bookings', 'venue', new.venue_id));
  elsif new.status <> 'cancelled_by_worker' and new.venue_id = any (private.my_venues()) then
    perform private.note_act('venue', case new.status when 'no_show' then 'mark_no_show' else 'cancel_booking' end, new.worker_id,
      jsonb_build_object('table', 'bookings', 'venue', new.venue_id));
  end if;
  return null;
end
$$;
create trigger note_act after update of status on public.bookings for each row
  when (new.status is distinct from old.status and new.status in ('cancelled_by_worker', 'cancelled_by_venue', 'no_show'))
  execute function private.note_ended_booking();

-- Of somebody else: who leaves a team or arranges their own venues concerns nobody.
create function private.note_member() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() = new.user_id then return null; end if;
  perform private.note_act('venue', case when new.revoked_at is null then 'change_member_role' else 'remove_member' end, new.user_id,
    jsonb_build_object('table', 'venue_users', 'venue', new.venue_id, 'before', jsonb_build_object('role', old.role),
      'after', case when new.revoked_at is null then jsonb_build_object('role', new.role) end));
  return null;
end
$$;
create trigger note_act after update of role, revoked_at on public.venue_users for each row
  when (new.role is distinct from old.role or (old.revoked_at is null and new.revoked_at is not null)) execute function private.note_member();

create function private.note_dispute() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_act(new.opened_by, 'open_dispute', case new.opened_by when 'venue' then new.worker_id else coalesce(new.venue_id, new.worker_id) end,
    jsonb_build_object('table', 'disputes', 'venue', new.venue_id));
  return null;
end
$$;
create trigger note_act after insert on public.disputes for each row when (new.opened_by in ('rockstar', 'venue')) execute function private.note_dispute();

-- What somebody answers, of a dispute that another opened or that was asked about again; the words with which one opens it are no answer.
create function private.note_answer() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  side constant text := case when new.rockstar_at is distinct from old.rockstar_at then 'rockstar' else 'venue' end;
begin
  if new.opened_by = side and old.rockstar_at is null and old.venue_at is null then return null; end if;
  perform private.note_act(side, 'answer_dispute', case side when 'venue' then new.worker_id else coalesce(new.venue_id, new.worker_id) end,
    jsonb_build_object('table', 'disputes', 'venue', new.venue_id));
  return null;
end
$$;
create trigger note_answer after update of rockstar_at, venue_at on public.disputes for each row
  when (new.rockstar_at is distinct from old.rockstar_at or new.venue_at is distinct from old.venue_at) execute function private.note_answer();

-- A no that a person said; what a full or cancelled post closes is nobody's.
create function private.note_refusal() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'work_invitations' then
    if new.worker_id = auth.uid() then
      perform private.note_act('rockstar', 'decline_invitation', new.venue_id, jsonb_build_object('table', 'work_invitations', 'venue', new.venue_id));
    end if;
  elsif new.decided_by = auth.uid() then
    perform private.note_act('venue', 'reject_application', new.worker_id, jsonb_build_object('table', 'applications', 'venue', new.venue_id));
  end if;
  return null;
end
$$;
create trigger note_refusal after update of status on public.applications for each row
  when (new.status = 'rejected' and old.status <> 'rejected') execute function private.note_refusal();
create trigger note_refusal after update of status on public.work_invitations for each row
  when (new.status = 'declined' and old.status <> 'declined') execute function private.note_refusal();

create function private.note_block() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  relation constant public.relations := case tg_op when 'DELETE' then old else new end;
  now_blocked constant boolean := tg_op <> 'DELETE' and relation.kind = 'blocked';
  was_blocked constant boolean := case tg_op when 'INSERT' then false else old.kind = 'blocked' end;
begin
  if now_blocked = was_blocked then return null; end if;
  perform private.note_act(relation.set_by_side, case when now_blocked then 'block' else 'unblock' end,
    case relation.set_by_side when 'venue' then relation.worker_id else relation.venue_id end, jsonb_build_object('table', 'relations', 'venue', relation.venue_id));
  return null;
end
$$;
create trigger note_block after insert or update of kind or delete on public.relations for each row execute function private.note_block();

-- Hours of others that leave Encore as a file: one entry for a file, however many lines it has.
create function private.note_locked_hours() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_act('venue', 'lock_timesheets', locked.venue_id, jsonb_build_object('table', 'timesheets', 'venue', locked.venue_id))
  from (select distinct fresh.venue_id from fresh join former using (id) where fresh.locked_at is not null and former.locked_at is null) locked;
  return null;
end
$$;
create trigger note_act after update on public.timesheets referencing old table as former new table as fresh
  for each statement execute function private.note_locked_hours();

-- What somebody asks of their own data. An export is answered with its pages, and asked for once in an hour at most.
create function private.note_export() returns void language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.audit_log where row_id = auth.uid() and action = 'export_data' and at > private.now() - interval '1 hour') then return; end if;
  insert into public.audit_log (actor, kind, action, table_name, row_id) values (auth.uid(), 'data', 'export_data', 'profiles', auth.uid());
end
$$;
comment on function private.note_export() is 'Writes down that the caller asked for their data.';
grant execute on function private.note_export() to authenticated;

create function private.note_deletion() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    insert into public.audit_log (kind, action, table_name, row_id) values ('data', 'account_deleted', 'profiles', old.id);
    return null;
  end if;
  insert into public.audit_log (actor, kind, action, table_name, row_id)
  values (auth.uid(), 'data', case when new.deletes_at is null then 'keep_account' else 'ask_deletion' end, 'profiles', new.id);
  return null;
end
$$;
create trigger note_deletion_asked after update of deletes_at on public.profile_private for each row
  when ((new.deletes_at is null) <> (old.deletes_at is null)) execute function private.note_deletion();
create trigger note_deletion_done after delete on public.profile_private for each row when (old.deletes_at is not null)
  execute function private.note_deletion();
