-- What is nobody's to read but in a dispute: the chat of its two sides around the shift, deleted messages too, and the person's
-- phone, rate and how far they live from the venue. Support opens it with a reason; that is written down, and both sides are told on the
-- dispute's page.

-- Of the chat, from a week before the shift to a week after it: what was said of it, and not what else they talk about.
create function private.chat_around(booking public.bookings) returns jsonb language plpgsql stable security definer set search_path = '' as $$
declare
  since constant timestamptz := booking.starts_at - interval '7 days';
  upto constant timestamptz := booking.ends_at + interval '7 days';
begin
  return (select coalesce(jsonb_agg(row_to_json(said) order by said.at, said.id), '[]') from (
    select * from (
      select id, sender_side as side, sender_name as name, content, recorded_at as at, false as deleted from public.messages
      where venue_id = booking.venue_id and rockstar_id = booking.worker_id and recorded_at between since and upto
      union all
      select (message ->> 'id')::uuid, message ->> 'sender_side', message ->> 'sender_name', message ->> 'content', (message ->> 'recorded_at')::timestamptz, true
      from private.sealed_conversations sealed cross join lateral jsonb_array_elements(sealed.messages) message
      where sealed.venue_id = booking.venue_id and sealed.rockstar_id = booking.worker_id
        and (message ->> 'recorded_at')::timestamptz between since and upto) every_word
    order by at desc, id limit 200) said);
end
$$;

-- Nobody reads it in a case that they are part of: who can't decide it has no reason to.
create function private.read_dispute_record_for_caller(of_dispute uuid, why text) returns jsonb language plpgsql volatile security definer set search_path = '' as $$
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
grant execute on function private.read_dispute_record_for_caller(uuid, text) to authenticated;

create function public.read_dispute_record(p_id uuid, p_reason text) returns jsonb language sql volatile security invoker set search_path = '' as $$
  select private.read_dispute_record_for_caller(p_id, p_reason)
$$;
comment on function public.read_dispute_record(uuid, text) is
  'The chat of a dispute''s sides around its shift and the person''s contact, with a reason that is written down. Support and super admins, while it is not decided.';
revoke all on function public.read_dispute_record(uuid, text) from public, anon, authenticated, service_role;
grant execute on function public.read_dispute_record(uuid, text) to authenticated;
