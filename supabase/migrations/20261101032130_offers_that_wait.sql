-- A place or a job that was offered before its venue was paused is taken when the venue goes on, like everything that books: whoever
-- declines may do so at any time.

-- Whoever is suspended offers no seat, and mails none anew: its link would open nothing.
create or replace function private.resend_member_invitation(args jsonb) returns void language plpgsql set search_path = '' as $$
declare
  invitation public.venue_invitations := private.own_venue_invitation(args);
  token text := private.new_token();
begin
  perform private.require_active();
  update public.venue_invitations set token_hash = private.hash_of(token), sent_at = private.now(), expires_at = private.now() + interval '7 days', invited_by = auth.uid()
  where id = invitation.id returning * into invitation;
  perform private.mail_venue_invitation(invitation, token);
end
$$;
