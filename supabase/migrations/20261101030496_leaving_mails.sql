-- What the mails of a deleted account say, in three languages: that it was asked for, with the way back, since whoever asked need not
-- be the person; and that it is done.

create function private.leaving_words(locale text, due timestamptz, zone text) returns jsonb language sql stable set search_path = '' as $$
  select case locale
    when 'es' then jsonb_build_object('Title', 'Tu cuenta se eliminará el ' || day, 'Text', 'Has solicitado eliminar tu cuenta de Encore. Hasta entonces puedes deshacerlo: inicia sesión y elige «Conservar mi cuenta».',
      'Act', 'Iniciar sesión', 'Foot', '¿No has sido tú? Inicia sesión, conserva tu cuenta y cambia la contraseña.')
    when 'fr' then jsonb_build_object('Title', 'Votre compte sera supprimé le ' || day, 'Text', 'Vous avez demandé la suppression de votre compte Encore. D’ici là, vous pouvez l’annuler : connectez-vous et choisissez « Conserver mon compte ».',
      'Act', 'Se connecter', 'Foot', 'Ce n’était pas vous ? Connectez-vous, conservez votre compte et changez de mot de passe.')
    else jsonb_build_object('Title', 'Your account will be deleted on ' || day, 'Text', 'You asked us to delete your Encore account. Until then you can undo this: sign in and choose “Keep my account”.',
      'Act', 'Sign in', 'Foot', 'Wasn’t you? Sign in, keep your account and change your password.')
  end
  from private.day_words(locale, (due at time zone zone)::date) day
$$;

create function private.left_words(locale text) returns jsonb language sql immutable set search_path = '' as $$
  select case locale
    when 'es' then jsonb_build_object('Title', 'Tu cuenta se ha eliminado', 'Text', 'Tu perfil, tus documentos y tus mensajes se han eliminado. La otra parte conserva las horas, sin tu nombre.',
      'Act', 'Abrir Encore', 'Foot', 'Esto no se puede deshacer.')
    when 'fr' then jsonb_build_object('Title', 'Votre compte a été supprimé', 'Text', 'Votre profil, vos documents et vos messages sont supprimés. L’autre partie garde les heures, sans votre nom.',
      'Act', 'Ouvrir Encore', 'Foot', 'C’est définitif.')
    else jsonb_build_object('Title', 'Your account has been deleted', 'Text', 'Your profile, your documents and your messages are deleted. The other side keeps the hours, without your name.',
      'Act', 'Open Encore', 'Foot', 'This can’t be undone.')
  end
$$;

-- Who asks and undoes it over and over is not mailed each time, and is not held either.
create function private.mail_leaving(person uuid, due timestamptz) returns void language plpgsql set search_path = '' as $$
begin
  if private.count_use('leaving_mails:' || person, 5, interval '1 day') then return; end if;
  perform private.send_mail(secret.email, words ->> 'Title', words || jsonb_build_object('Locale', secret.locale,
    'Path', case profile.role when 'platform_admin' then '/admin' else '/' || profile.role end))
  from public.profile_private secret join public.profiles profile using (id), private.leaving_words(secret.locale, due, private.zone_of(person)) words
  where secret.id = person and length(secret.email) between 3 and 320;
end
$$;
comment on function private.mail_leaving(uuid, timestamptz) is 'Mails somebody when their account will be deleted, and how to keep it.';

-- Before the account goes: its address and language go with it.
create function private.mail_left(person uuid) returns void language plpgsql set search_path = '' as $$
begin
  perform private.send_mail(secret.email, words ->> 'Title', words || jsonb_build_object('Locale', secret.locale, 'Path', '/'))
  from public.profile_private secret, private.left_words(secret.locale) words
  where secret.id = person and length(secret.email) between 3 and 320;
end
$$;
comment on function private.mail_left(uuid) is 'Mails somebody that their account has been deleted.';
