-- A venue's team, in the hands of its admins: who is invited, who stays, and as what. Role changes and removals are
-- commands of the queue, since members are mirrored; invitations are acts that need the network, since they mail.

create function private.arg_email(args jsonb) returns text language plpgsql immutable set search_path = '' as $$
declare
  address text := lower(private.arg_text(args, 'email', 320));
begin
  if address !~ '^[^@\s]+@[^@\s]+\.[^@\s.]+$' then perform private.bad_argument('email'); end if;
  return address;
end
$$;

-- A suspended admin of a venue changes its team no longer: neither roles nor who belongs to it, nor invitations of others. What stays, so
-- that nobody is held and no venue stranded: to leave, to take back what they offered themselves, and, where no other admin is in good
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

create function private.invite_member(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  venue uuid := private.arg_uuid(args, 'venue_id');
  address text := private.arg_email(args);
  token text := private.new_token();
  invitation public.venue_invitations;
begin
  perform private.require_member(venue, 'admin');
  perform private.require_active();
  if exists (select from public.venue_users where venue_id = venue and lower(email) = address and revoked_at is null) then
    perform private.refuse('already_member');
  end if;
  perform private.refuse_full(venue, 'seats_offered');
  -- One live invitation for an address: the last one counts.
  update public.venue_invitations set revoked_at = private.now()
  where venue_id = venue and email = address and used_at is null and revoked_at is null;
  insert into public.venue_invitations (id, venue_id, email, role, token_hash, invited_by)
  values (private.arg_uuid(args, 'id'), venue, address, private.arg_one_of(args, 'role', '{admin,manager,staff}'), private.hash_of(token), auth.uid())
  returning * into invitation;
  perform private.mail_venue_invitation(invitation, token);
exception when unique_violation then
  -- The id is known already.
  perform private.bad_argument('id');
end
$$;
select private.register_command('invite_member', 1, 'Offers an address a seat at the venue, by mail.');
select private.brake_command('invite_member', 'invite', 30, interval '1 hour');

-- The invitation in the arguments, if the caller administers its venue and it still waits; locked.
create function private.own_venue_invitation(args jsonb) returns public.venue_invitations language plpgsql set search_path = '' as $$
declare
  invitation public.venue_invitations;
begin
  select * into invitation from public.venue_invitations where id = private.arg_uuid(args, 'id') for update;
  perform private.require_member(invitation.venue_id, 'admin');
  if invitation.used_at is not null then perform private.refuse('wrong_state'); end if;
  return invitation;
end
$$;

-- Whoever is suspended offers no seat, and mails none anew: its link would open nothing.
create function private.resend_member_invitation(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  invitation public.venue_invitations := private.own_venue_invitation(args);
  token text := private.new_token();
begin
  perform private.require_active();
  if invitation.revoked_at is not null then perform private.refuse('wrong_state'); end if;
  update public.venue_invitations set token_hash = private.hash_of(token), sent_at = private.now(), expires_at = private.now() + interval '7 days', invited_by = auth.uid()
  where id = invitation.id returning * into invitation;
  perform private.mail_venue_invitation(invitation, token);
end
$$;
select private.register_command('resend_member_invitation', 1, 'Mails a new link, for seven days more; the old one opens nothing any longer.');
select private.brake_command('resend_member_invitation', 'invite', 30, interval '1 hour');

create function private.revoke_member_invitation(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  invitation public.venue_invitations := private.own_venue_invitation(args);
begin
  if invitation.invited_by is distinct from auth.uid() then perform private.require_active(); end if;
  -- Another admin was faster.
  if invitation.revoked_at is not null then return; end if;
  update public.venue_invitations set revoked_at = private.now() where id = invitation.id;
end
$$;
select private.register_command('revoke_member_invitation', 1, 'Takes an invitation back before it is used.');

create function private.change_member_role(args jsonb) returns void language plpgsql set search_path = '' as $$
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
  if becomes = member.role or member.user_id = auth.uid() then return; end if;
  -- Only the last word counts for whoever has not read the one before.
  delete from public.notifications
  where user_id = member.user_id and kind = 'member_role_changed' and read_at is null and payload ->> 'venue_id' = member.venue_id::text;
  perform private.notify(member.user_id, 'member_role_changed', jsonb_build_object('venue_id', venue.id, 'venue', venue.name, 'rank', becomes))
  from public.venues venue where venue.id = member.venue_id;
end
$$;
select private.register_command('change_member_role', 1, 'Makes a member admin, manager or staff. The last admin stays one.');

create function private.remove_member(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  member public.venue_users;
begin
  select * into member from public.venue_users where id = private.arg_uuid(args, 'id') for update;
  if member.user_id is distinct from auth.uid() then perform private.require_member(member.venue_id, 'admin'); end if;
  -- A colleague was faster, or they left by themselves.
  if member.revoked_at is not null then return; end if;
  if member.user_id <> auth.uid() then perform private.require_active(); end if;
  update public.venue_users set revoked_at = private.now(), is_primary = false where id = member.id;
  -- Their device forgets the venue with its next sync, and shows another one in its place.
  if member.user_id <> auth.uid() then
    perform private.notify(member.user_id, 'member_removed', jsonb_build_object('venue_id', venue.id, 'venue', venue.name), true)
    from public.venues venue where venue.id = member.venue_id;
  end if;
end
$$;
select private.register_command('remove_member', 1, 'Ends a membership: an admin anybody''s, everybody their own. The last admin stays.');

-- Who has an account already takes the seat while signed in. An address that was confirmed after the invitation was made
-- may have been registered by somebody else in between: a rockstar that nobody has been yet becomes one of the venue side
-- then, and the password is void.
create function private.join_venue_as_caller(token text) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  invitation public.venue_invitations;
  own auth.users;
  status text;
  confirmed_since boolean;
begin
  perform private.brake('venue_invitation:' || private.caller_address(), 10, interval '1 minute');
  select * into own from auth.users where id = auth.uid() and email_confirmed_at is not null;
  -- Behind the lock of whoever suspends: a seat is something new, and stays offered for as long as its link is good.
  select account_status into status from public.profiles where id = own.id for no key update;
  if status is null or private.session_has_ended() then return '{"joined": false}'; end if;
  if status = 'suspended' then return '{"joined": false, "suspended": true}'; end if;
  invitation := private.live_venue_invitation(token);
  confirmed_since := invitation.email = lower(own.email) and own.email_confirmed_at > invitation.created_at;
  if confirmed_since and private.is_rockstar() and private.is_unused_rockstar(own.id) then perform private.become_venue_side(own.id); end if;
  if not private.join_venue(token, own.id, own.email) then return '{"joined": false}'; end if;
  if confirmed_since then perform private.renew_sign_in(own.id); end if;
  return jsonb_build_object('joined', true, 'password_voided', coalesce(confirmed_since, false));
end
$$;
create function public.accept_venue_invitation(p_token text) returns jsonb language sql volatile security invoker set search_path = '' as $$
  select private.join_venue_as_caller(p_token)
$$;
comment on function public.accept_venue_invitation(text) is 'Redeems a venue''s invitation for the signed-in person it was sent to: {joined, password_voided}; not joined: it opens nothing for them, or they are {suspended}.';

create function public.venue_invitations_of(p_venue_id uuid) returns table (id uuid, email text, role text, sent_at timestamptz, expires_at timestamptz, expired boolean)
language sql stable security invoker set search_path = '' as $$
  select id, email, role, sent_at, expires_at, expires_at <= private.now() from public.venue_invitations
  where venue_id = p_venue_id and used_at is null and revoked_at is null order by sent_at desc, id
$$;
comment on function public.venue_invitations_of(uuid) is 'The invitations of a venue that still wait; row level security shows them to its admins.';

revoke all on function public.accept_venue_invitation(text), public.venue_invitations_of(uuid) from public, anon, authenticated, service_role;
grant execute on function public.accept_venue_invitation(text), public.venue_invitations_of(uuid), private.join_venue_as_caller(text) to authenticated;
