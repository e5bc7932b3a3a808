-- Who registered an address first chose its password, and that need not be whoever reads its mail. So an invitation that
-- is redeemed by an account which may have been somebody else's idea makes the password void, ends its other sessions, and
-- mails a link to choose a new one. Also what a new password lifts. Runs inside the redeeming transaction.

create function private.sign_in_reset_words(locale text) returns jsonb language sql immutable set search_path = '' as $$
  select case locale
    when 'es' then jsonb_build_object('Title', 'Elige una contraseña nueva',
      'Text', 'Has aceptado una invitación y tu cuenta da ahora más acceso que antes. Por eso la contraseña anterior ya no sirve y la sesión se ha cerrado en los demás dispositivos.',
      'Act', 'Elegir una contraseña nueva', 'Foot', 'El enlace sirve una vez, durante una hora. Después puedes obtener otro al iniciar sesión.')
    when 'fr' then jsonb_build_object('Title', 'Choisissez un nouveau mot de passe',
      'Text', 'Vous avez accepté une invitation et votre compte donne désormais plus d’accès. L’ancien mot de passe ne fonctionne donc plus et les autres appareils sont déconnectés.',
      'Act', 'Choisir un nouveau mot de passe', 'Foot', 'Le lien sert une fois, pendant une heure. Ensuite, vous pouvez en demander un autre à la connexion.')
    else jsonb_build_object('Title', 'Choose a new password',
      'Text', 'You accepted an invitation, so your account now has more access. Your old password no longer works, and your other devices are signed out.',
      'Act', 'Choose a new password', 'Foot', 'The link works once, for an hour. After that you can get another one when you sign in.')
  end
$$;

-- The session in which the person redeems stays.
create function private.renew_sign_in(person uuid) returns void language plpgsql security definer set search_path = '' as $$
declare
  kept constant uuid := nullif(auth.jwt() ->> 'session_id', '')::uuid;
  token constant text := private.new_token();
  address text;
  locale text;
begin
  delete from auth.sessions where user_id = person and id is distinct from kept;
  update auth.users set encrypted_password = null, recovery_token = token, recovery_sent_at = private.now() where id = person returning email into address;
  -- Where the hosted service looks a mailed token up.
  if to_regclass('auth.one_time_tokens') is not null then
    execute 'delete from auth.one_time_tokens where user_id = $1 and token_type = ''recovery_token''' using person;
    execute 'insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to) values (gen_random_uuid(), $1, ''recovery_token'', $2, $3)'
      using person, token, address;
  end if;
  locale := private.mail_locale(address, person);
  perform private.send_mail(address, private.sign_in_reset_words(locale) ->> 'Title', private.sign_in_reset_words(locale)
    || jsonb_build_object('Locale', locale, 'Path', '/auth/reset-password?token_hash=' || token || '&type=recovery'));
end
$$;
comment on function private.renew_sign_in(uuid) is 'Voids a person''s password, ends their other sessions and mails them a link to a new password.';

-- A rockstar that nobody has been yet: neither applied, nor was booked, nor invited.
create function private.is_unused_rockstar(person uuid) returns boolean language plpgsql stable security definer set search_path = '' as $$
begin
  return not exists (select from public.applications where worker_id = person)
    and not exists (select from public.bookings where worker_id = person)
    and not exists (select from public.work_invitations where worker_id = person)
    and not exists (select from public.conversations where rockstar_id = person);
end
$$;

create function private.become_venue_side(person uuid) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.log_scope('user:' || person, 'area:' || area, 'revoked') from unnest(private.my_areas()) area;
  update public.profiles set role = 'venue' where id = person;
end
$$;
comment on function private.become_venue_side(uuid) is 'Makes the caller''s unused account of a rockstar one of the venue side.';

-- A password set anew, which takes a mailed link or the present one, forgets the wrong tries at the old.
create function private.lift_lockout() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.password_tries
  where subject = 'user:' || new.id or subject like private.address_subject(new.email) || '%';
  return null;
end
$$;
create trigger encore_lift_lockout after update of encrypted_password on auth.users for each row
  when (new.encrypted_password is not null and old.encrypted_password is distinct from new.encrypted_password) execute function private.lift_lockout();
