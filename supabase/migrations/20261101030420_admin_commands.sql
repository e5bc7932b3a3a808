-- What the platform's own people do: their team, and very high pay that waits for a look. Every act is a command
-- with a receipt, sent at once; reads are functions that row level security judges. Rank: read_only, support, super_admin.

create function private.require_admin(at_least text) returns void language plpgsql stable set search_path = '' as $$
begin
  if coalesce(array_position(array['read_only', 'support', 'super_admin'], private.admin_role()), 0)
    < array_position(array['read_only', 'support', 'super_admin'], at_least)
  then
    perform private.refuse('not_allowed', null, 403);
  end if;
end
$$;
comment on function private.require_admin(text) is 'Refuses unless the caller administers the platform with at least this role.';

create function private.audit(what text, of_table text, of_row uuid, change jsonb) returns void language sql security definer set search_path = '' as $$
  insert into public.audit_log (actor, action, table_name, row_id, before, after, reason)
  values (auth.uid(), what, of_table, of_row, change -> 'before', change -> 'after', change ->> 'reason')
$$;
comment on function private.audit(text, text, uuid, jsonb) is 'Writes down who did what: before, after and reason are keys of the last argument.';

create function private.invite_admin(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  address text := private.arg_email(args);
  called text := private.arg_text(args, 'name', 100);
  token text := private.new_token();
  invitation public.admin_invitations;
begin
  perform private.require_admin('super_admin');
  if length(called) < 2 then perform private.bad_argument('name'); end if;
  if exists (select from public.admin_users join public.profile_private on id = user_id where lower(email) = address and revoked_at is null) then
    perform private.refuse('already_member');
  end if;
  update public.admin_invitations set revoked_at = private.now() where email = address and used_at is null and revoked_at is null;
  insert into public.admin_invitations (id, email, name, role, token_hash, invited_by)
  values (private.arg_uuid(args, 'id'), address, called, private.arg_one_of(args, 'role', '{super_admin,support,read_only}'), private.hash_of(token), auth.uid())
  returning * into invitation;
  perform private.mail_admin_invitation(invitation, token);
  perform private.audit('invite_admin', 'admin_invitations', invitation.id, jsonb_build_object('after', jsonb_build_object('email', address, 'role', invitation.role)));
exception when unique_violation then
  -- The id is known already.
  perform private.bad_argument('id');
end
$$;
select private.register_command('invite_admin', 1, 'Offers an address of the admin domain a place on the platform''s team, by mail.');
select private.brake_command('invite_admin', 'invite', 30, interval '1 hour');

create function private.waiting_admin_invitation(args jsonb) returns public.admin_invitations language plpgsql set search_path = '' as $$
declare
  invitation public.admin_invitations;
begin
  perform private.require_admin('super_admin');
  select * into invitation from public.admin_invitations where id = private.arg_uuid(args, 'id') for update;
  if invitation.id is null then perform private.refuse('not_found', null, 404); end if;
  if invitation.used_at is not null then perform private.refuse('wrong_state'); end if;
  return invitation;
end
$$;

-- Mailed again it opens anew, and so is written down.
create function private.resend_admin_invitation(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  invitation public.admin_invitations := private.waiting_admin_invitation(args);
  token text := private.new_token();
begin
  if invitation.revoked_at is not null then perform private.refuse('wrong_state'); end if;
  update public.admin_invitations set token_hash = private.hash_of(token), sent_at = private.now(), expires_at = private.now() + interval '7 days',
    invited_by = auth.uid(), by_operator = false
  where id = invitation.id returning * into invitation;
  perform private.mail_admin_invitation(invitation, token);
  perform private.audit('resend_admin_invitation', 'admin_invitations', invitation.id,
    jsonb_build_object('after', jsonb_build_object('email', invitation.email, 'role', invitation.role)));
end
$$;
select private.register_command('resend_admin_invitation', 1, 'Mails a new link, for seven days more; the old one opens nothing any longer.');
select private.brake_command('resend_admin_invitation', 'invite', 30, interval '1 hour');

create function private.revoke_admin_invitation(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  invitation public.admin_invitations := private.waiting_admin_invitation(args);
begin
  -- Another admin was faster.
  if invitation.revoked_at is not null then return; end if;
  update public.admin_invitations set revoked_at = private.now() where id = invitation.id;
  perform private.audit('revoke_admin_invitation', 'admin_invitations', invitation.id, jsonb_build_object('before', jsonb_build_object('email', invitation.email, 'role', invitation.role)));
end
$$;
select private.register_command('revoke_admin_invitation', 1, 'Takes an invitation back before it is used.');

create function private.set_admin_role(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  chosen text := private.arg_one_of(args, 'role', '{super_admin,support,read_only,none}');
begin
  perform private.require_admin('super_admin');
  update public.admin_users set role = case when chosen = 'none' then role else chosen end,
    revoked_at = case when chosen = 'none' then private.now() end
  where user_id = private.arg_uuid(args, 'user_id') and revoked_at is null;
  -- Another admin has ended their rights already.
  if not found and not (chosen = 'none' and exists (select from public.admin_users where user_id = private.arg_uuid(args, 'user_id'))) then
    perform private.refuse('wrong_state');
  end if;
end
$$;
select private.register_command('set_admin_role', 1, 'Changes an admin''s role; none ends their rights. The last super admin stays one.');

-- About the pay that was shown: a draft that was changed since waits anew. Nobody lets their own venue's post through, or holds it back.
create function private.admin_decide_pay(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  chosen text := private.arg_one_of(args, 'decision', '{approve,refuse}');
  seen int := private.arg_int(args, 'rate_minor');
  why text := private.arg_lines(args, 'reason', 500, chosen = 'refuse');
  post text := private.arg_one_of(args, 'post', '{shift,job}');
  shift public.shifts;
  job public.jobs;
  pay private.post_pay;
begin
  perform private.require_admin('support');
  if post = 'shift' then
    select * into shift from public.shifts where id = private.arg_uuid(args, 'id') for update;
    pay := private.pay_of_shift(shift);
  else
    select * into job from public.jobs where id = private.arg_uuid(args, 'id') for update;
    pay := private.pay_of_job(job);
  end if;
  if pay.venue_id is null then perform private.refuse('not_found', null, 404); end if;
  perform private.refuse_own_case(pay.venue_id, null);
  update private.pay_looks set decision = chosen, decided_at = private.now()
  where id = (private.look_at(pay)).id and rate_minor = seen and currency = pay.currency and decision is null;
  if not found or coalesce(shift.status, job.status) <> 'draft' then perform private.refuse('wrong_state'); end if;
  perform private.tell_of_look(pay, 'pay_' || chosen || 'd', why);
  perform private.audit('admin_decide_pay', 'venues', pay.venue_id, jsonb_build_object(
    'before', jsonb_build_object(post || '_id', coalesce(pay.shift_id, pay.job_id), 'rate_minor', seen, 'currency', pay.currency),
    'after', jsonb_build_object('decision', chosen), 'reason', why));
end
$$;
select private.register_command('admin_decide_pay', 1, 'Lets a post with very high pay be published, or does not, with the reason.');

-- The first super admin, for whom nobody is there to invite them: an operator runs this once, by SQL.
create function private.create_first_admin(address text, called text) returns text language plpgsql security definer set search_path = '' as $$
declare
  token text := private.new_token();
begin
  if exists (select from public.admin_users where role = 'super_admin' and revoked_at is null) then perform private.refuse('wrong_state'); end if;
  if not private.is_admin_address(btrim(address)) or coalesce(length(btrim(called)), 0) not between 2 and 100 then perform private.refuse('invalid_arguments', null, 400); end if;
  update public.admin_invitations set revoked_at = private.now() where email = lower(btrim(address)) and used_at is null and revoked_at is null;
  insert into public.admin_invitations (id, email, name, role, token_hash, by_operator)
  values (gen_random_uuid(), lower(btrim(address)), called, 'super_admin', private.hash_of(token), true);
  return '/admin/accept-invitation?token=' || token;
end
$$;
comment on function private.create_first_admin(text, text) is 'For the operator: the path, below the app''s address, by which the first super admin comes in. Refused once there is one.';

create function public.create_first_admin(p_email text, p_name text) returns text language sql volatile security invoker set search_path = '' as $$
  select private.create_first_admin(p_email, p_name)
$$;
comment on function public.create_first_admin(text, text) is 'The same, with the project''s secret key only: npm run first-admin.';
revoke all on function public.create_first_admin(text, text) from public, anon, authenticated, service_role;
grant execute on function public.create_first_admin(text, text), private.create_first_admin(text, text) to service_role;
