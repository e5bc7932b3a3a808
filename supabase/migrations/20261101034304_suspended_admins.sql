-- A suspended admin of a venue changes its team no longer: neither roles nor who belongs to it, nor invitations of others. What stays,
-- so that nobody is held and no venue stranded: to leave, to take back what they offered themselves, and, where no other admin is in good
-- standing, to make a member who is one its admin.

create function private.require_standing_admin(member public.venue_users, becomes text) returns void language plpgsql stable set search_path = '' as $$
begin
  if becomes = 'admin' and member.role <> 'admin'
    and exists (select from public.profiles where id = member.user_id and account_status = 'active')
    and not exists (select from public.venue_users other join public.profiles person on person.id = other.user_id
      where other.venue_id = member.venue_id and other.role = 'admin' and other.revoked_at is null and person.account_status = 'active')
  then
    return;
  end if;
  perform private.require_active();
end
$$;
comment on function private.require_standing_admin(public.venue_users, text) is
  'Refuses a suspended caller, but for the heir of a venue that has no admin in good standing.';

create or replace function private.change_member_role(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  member public.venue_users;
  becomes text;
begin
  select * into member from public.venue_users where id = private.arg_uuid(args, 'id') for update;
  perform private.require_member(member.venue_id, 'admin');
  if member.revoked_at is not null then perform private.refuse('wrong_state'); end if;
  becomes := private.arg_one_of(args, 'role', '{admin,manager,staff}');
  perform private.require_standing_admin(member, becomes);
  update public.venue_users set role = becomes where id = member.id;
end
$$;
comment on function private.change_member_role(jsonb) is 'Makes a member admin, manager or staff. The last admin stays one.';

create or replace function private.remove_member(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  member public.venue_users;
begin
  select * into member from public.venue_users where id = private.arg_uuid(args, 'id') for update;
  if member.user_id is distinct from auth.uid() then perform private.require_member(member.venue_id, 'admin'); end if;
  if member.revoked_at is not null then perform private.refuse('wrong_state'); end if;
  if member.user_id <> auth.uid() then perform private.require_active(); end if;
  update public.venue_users set revoked_at = private.now(), is_primary = false where id = member.id;
end
$$;
comment on function private.remove_member(jsonb) is 'Ends a membership: an admin anybody''s, everybody their own. The last admin stays.';

create or replace function private.revoke_member_invitation(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  invitation public.venue_invitations := private.own_venue_invitation(args);
begin
  if invitation.invited_by is distinct from auth.uid() then perform private.require_active(); end if;
  update public.venue_invitations set revoked_at = private.now() where id = invitation.id;
end
$$;
comment on function private.revoke_member_invitation(jsonb) is 'Takes an invitation back before it is used.';
