-- What the mails of invitations say, in three languages.

create function private.role_word(role text, locale text) returns text language sql immutable set search_path = '' as $$
  select coalesce(case locale
    when 'es' then case role when 'admin' then 'admin' when 'manager' then 'encargado/a' when 'staff' then 'miembro'
      when 'super_admin' then 'superadministración' when 'support' then 'soporte' when 'read_only' then 'solo lectura' end
    when 'fr' then case role when 'admin' then 'admin' when 'manager' then 'responsable' when 'staff' then 'membre'
      when 'super_admin' then 'super-administration' when 'support' then 'assistance' when 'read_only' then 'lecture seule' end
    else replace(role, '_', ' ') end, role)
$$;

create function private.venue_invitation_words(locale text, venue text, role text) returns jsonb language sql immutable set search_path = '' as $$
  select case locale
    when 'es' then jsonb_build_object('Title', 'Únete a ' || venue || ' en Encore', 'Text', 'Te unirás al equipo de ' || venue || ' en Encore. Rol: ' || private.role_word(role, locale) || '.',
      'Act', 'Unirme al equipo', 'Foot', 'El enlace sirve una vez, durante 7 días y solo para esta dirección. Si no lo esperabas, ignóralo.')
    when 'fr' then jsonb_build_object('Title', 'Rejoignez ' || venue || ' sur Encore', 'Text', 'Vous rejoindrez l’équipe de ' || venue || ' sur Encore. Rôle : ' || private.role_word(role, locale) || '.',
      'Act', 'Rejoindre l’équipe', 'Foot', 'Le lien sert une fois, pendant 7 jours et pour cette adresse seulement. Vous ne l’attendiez pas ? Ignorez-le.')
    else jsonb_build_object('Title', 'Join ' || venue || ' on Encore', 'Text', 'You will join the team of ' || venue || ' on Encore. Role: ' || private.role_word(role, locale) || '.',
      'Act', 'Join the team', 'Foot', 'The link works once, for 7 days and only for this address. Not expecting this? Ignore it.')
  end
$$;

create function private.admin_invitation_words(locale text, called text, role text) returns jsonb language sql immutable set search_path = '' as $$
  select case locale
    when 'es' then jsonb_build_object('Title', 'Te damos la bienvenida, ' || called, 'Text', 'Has recibido una invitación al portal de administración de Encore. Rol: ' || private.role_word(role, locale) || '.',
      'Act', 'Aceptar la invitación', 'Foot', 'El enlace sirve una vez, durante 7 días y solo para esta dirección. Si no lo esperabas, avisa a quien administra.')
    when 'fr' then jsonb_build_object('Title', 'Bienvenue, ' || called, 'Text', 'Vous avez reçu une invitation au portail d’administration d’Encore. Rôle : ' || private.role_word(role, locale) || '.',
      'Act', 'Accepter l’invitation', 'Foot', 'Le lien sert une fois, pendant 7 jours et pour cette adresse seulement. Vous ne l’attendiez pas ? Prévenez l’administration.')
    else jsonb_build_object('Title', 'Welcome, ' || called, 'Text', 'You are invited to the admin portal of Encore. Role: ' || private.role_word(role, locale) || '.',
      'Act', 'Accept the invitation', 'Foot', 'The link works once, for 7 days and only for this address. Not expecting this? Tell your administrator.')
  end
$$;

create function private.mail_venue_invitation(invitation public.venue_invitations, token text) returns void language plpgsql security definer set search_path = '' as $$
declare
  locale text := private.mail_locale(invitation.email, invitation.invited_by);
  words jsonb := private.venue_invitation_words(locale, (select name from public.venues where id = invitation.venue_id), invitation.role);
begin
  perform private.brake_mails(invitation.email);
  perform private.send_mail(invitation.email, words ->> 'Title', words || jsonb_build_object('Locale', locale, 'Path', '/register/venue?token=' || token));
end
$$;
create function private.mail_admin_invitation(invitation public.admin_invitations, token text) returns void language plpgsql security definer set search_path = '' as $$
declare
  locale text := private.mail_locale(invitation.email, invitation.invited_by);
  words jsonb := private.admin_invitation_words(locale, invitation.name, invitation.role);
begin
  perform private.brake_mails(invitation.email);
  perform private.send_mail(invitation.email, words ->> 'Title', words || jsonb_build_object('Locale', locale, 'Path', '/admin/accept-invitation?token=' || token));
end
$$;
