-- Nor does anybody read the other side's chats, number, home and least pay in a case that they are part of (`…033020`): who can't decide
-- it has no reason to. Otherwise as in `…031440`.

create or replace function private.read_dispute_record_for_caller(of_dispute uuid, why text) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
declare
  dispute public.disputes;
  booking public.bookings;
  said constant text := private.clean_text(why, true);
begin
  perform private.require_admin('support');
  if coalesce(said, '') = '' or length(said) > 500 then perform private.bad_argument('reason'); end if;
  select * into dispute from public.disputes where id = of_dispute for update;
  if dispute.id is null then perform private.refuse('not_found', null, 404); end if;
  if private.is_own_dispute(auth.uid(), dispute) then perform private.refuse('own_case', null, 403); end if;
  -- What is decided needs nobody's chats any more.
  if dispute.state = 'decided' then perform private.refuse('dispute_decided'); end if;
  select * into booking from public.bookings where id = dispute.booking_id;
  update public.disputes set record_read_at = private.now() where id = dispute.id;
  perform private.audit('read_dispute_record', 'disputes', dispute.id, jsonb_build_object('reason', said));
  return (select jsonb_build_object('phone', secret.phone, 'rateMinor', secret.minimum_hourly_rate, 'currency', private.own_currency(secret),
      'homeKm', round((private.direct_km(secret.home_lat, secret.home_lng, venue.lat, venue.lng))::numeric, 1), 'messages', private.chat_around(booking))
    from public.profile_private secret left join public.venues venue on venue.id = booking.venue_id where secret.id = dispute.worker_id);
end
$$;
