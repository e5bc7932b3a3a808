-- Where admins are signed in, for support and super admins; super admins end a session. And who asked to have their account deleted,
-- which is what a person may ask of us about their data that takes time.

create function private.security_for_admin(most int) returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin('support');
  return jsonb_build_object(
    'sessions', (select jsonb_build_object('all', coalesce(max(of_all), 0), 'rows', coalesce(jsonb_agg(to_jsonb(listed) - 'of_all'), '[]')) from (
      select count(*) over () as of_all, session.id, session.user_id as "userId", person.name, admin.role, session.created_at as "beganAt",
        greatest(session.refreshed_at at time zone 'UTC', session.updated_at, session.created_at) as "seenAt", left(session.user_agent, 300) as "userAgent",
        coalesce(session.id = nullif(auth.jwt() ->> 'session_id', '')::uuid, false) as "isThis"
      from public.admin_users admin join auth.sessions session on session.user_id = admin.user_id join public.profiles person on person.id = admin.user_id
      where admin.revoked_at is null and (session.not_after is null or session.not_after > private.now())
      order by "seenAt" desc, session.id limit least(greatest(most, 1), 1000)) listed),
    'leaving', (select jsonb_build_object('all', coalesce(max(of_all), 0), 'rows', coalesce(jsonb_agg(to_jsonb(leaver) - 'of_all'), '[]')) from (
      select count(*) over () as of_all, person.id as "userId", person.name, secret.email, secret.deletes_at as "deletesAt"
      from public.profile_private secret join public.profiles person using (id)
      where secret.deletes_at is not null order by secret.deletes_at, person.id limit least(greatest(most, 1), 1000)) leaver));
end
$$;
grant execute on function private.security_for_admin(int) to authenticated;

create function public.admin_security(p_most int default 50) returns jsonb language sql stable security invoker set search_path = '' as $$
  select private.security_for_admin(p_most)
$$;
comment on function public.admin_security(int) is 'Where admins are signed in, the latest first, and whose account is to be deleted, the nearest first: of both fifty, or so many as asked for, a thousand at most, and how many there are. Support and super admins only.';
revoke all on function public.admin_security(int) from public, anon, authenticated, service_role;
grant execute on function public.admin_security(int) to authenticated;

-- Its tokens open nothing from then on. One's own ends by signing out, which also empties the device.
create function private.end_admin_session(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  ended constant uuid := private.arg_uuid(args, 'id');
  of_admin uuid;
begin
  perform private.require_admin('super_admin');
  -- Another admin was faster, or they signed out.
  if not exists (select from auth.sessions where id = ended) then return; end if;
  delete from auth.sessions session using public.admin_users admin
  where session.id = ended and admin.user_id = session.user_id and admin.revoked_at is null
    and session.id is distinct from nullif(auth.jwt() ->> 'session_id', '')::uuid
  returning session.user_id into of_admin;
  if of_admin is null then perform private.refuse('not_found'); end if;
  perform private.audit('end_admin_session', 'admin_users', of_admin, '{}');
end
$$;
select private.register_command('end_admin_session', 1, 'Ends a session of an admin, not the one that asks. Super admins only.');
