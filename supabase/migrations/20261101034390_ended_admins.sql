-- Asked with a token whose session was ended, the answer was that this is no admin, and whoever had ended their own session elsewhere was
-- told so and led away. Like every other call it says that they are signed out, and the app leads to sign in.

create or replace function public.verify_admin_access() returns jsonb language plpgsql stable security invoker set search_path = '' as $$
begin
  perform private.require_person();
  return jsonb_build_object('is_admin', private.is_admin(), 'role', private.admin_role());
end
$$;
