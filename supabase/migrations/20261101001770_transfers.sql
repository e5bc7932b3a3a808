-- Transfers: somebody who is booked asks a colleague to take the shift over. Owned by the two; the venue sees it once the
-- colleague has said yes. The row holds the terms that are handed over, as they stand in the booking: who takes it over
-- agrees to those. Whoever decides about a shift decides here too: where people are booked at once the colleague's yes is
-- enough, where the venue picks it says yes as well. The giver stays booked, without a mark, until it is done.
--   asked -> agreed (waits for the venue) -> transferred | refused (venue);  asked -> transferred | declined (colleague)
--   asked, agreed -> withdrawn (giver) | lapsed (taken by another, booking ended or changed, shift began)

create table public.transfers (
  id uuid primary key,
  row_xid xid8 not null default pg_current_xact_id(),
  booking_id uuid not null references public.bookings (id) on delete cascade,
  shift_id uuid not null references public.shifts (id) on delete cascade,
  venue_id uuid not null references public.venues (id) on delete cascade,
  giver_id uuid not null references public.profiles (id) on delete cascade,
  worker_id uuid not null references public.profiles (id) on delete cascade,
  giver_name text not null check (length(giver_name) <= 100),
  worker_name text not null check (length(worker_name) <= 100),
  note text check (length(note) <= 500),
  role text not null references public.roles_catalog (slug),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  tz text not null,
  break_min int not null,
  rate_minor int not null,
  currency text not null,
  status text not null default 'asked'
    check (status in ('asked', 'agreed', 'transferred', 'declined', 'refused', 'withdrawn', 'lapsed')),
  lapsed_because text check (lapsed_because in ('taken', 'booking_ended', 'changed', 'started')),
  agreed_at timestamptz,
  -- When the giver hears that nobody has answered; null once they did.
  unanswered_at timestamptz,
  new_booking_id uuid,
  version int not null default 1,
  created_at timestamptz not null default private.now(),
  updated_at timestamptz not null default private.now(),
  constraint to_somebody_else check (giver_id <> worker_id),
  constraint lapse_explained check ((status = 'lapsed') = (lapsed_because is not null))
);
comment on table public.transfers is 'A booked rockstar asking one colleague to take a shift over. First names only: giver_name is for the one asked, worker_name for the giver.';
-- one live question for each colleague and booking; who was asked for a booking
create unique index transfers_live on public.transfers (booking_id, worker_id) where status in ('asked', 'agreed');
create index transfers_booking on public.transfers (booking_id);
-- the pull of the one asked
create index transfers_worker on public.transfers (worker_id, row_xid, id) include (venue_id, shift_id);
-- the pull of a venue's members
create index transfers_venue on public.transfers (venue_id, row_xid, id);
-- the pull of the giver, by the shift they are on
create index transfers_shift on public.transfers (shift_id, row_xid, id);
-- what somebody gave away
create index transfers_giver on public.transfers (giver_id);
-- what the clock ends
create index transfers_start on public.transfers (starts_at) where status in ('asked', 'agreed');
-- whom the clock tells that nobody answered
create index transfers_unanswered on public.transfers (unanswered_at) where status in ('asked', 'agreed');

create function private.is_live_transfer(status text) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  return status in ('asked', 'agreed');
end
$$;

-- Half a day before the start, so that the giver comes or asks somebody else; who asks later than a day before hears it halfway.
create function private.unanswered_at(asked timestamptz, starts timestamptz) returns timestamptz language sql immutable set search_path = '' as $$
  select greatest(starts - interval '12 hours', asked + (starts - asked) / 2)
$$;
comment on function private.unanswered_at(timestamptz, timestamptz) is 'When a giver hears that a question asked at the first time about a shift at the second is unanswered.';

create function private.time_transfer() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or old.unanswered_at is not null then new.unanswered_at := private.unanswered_at(new.created_at, new.starts_at); end if;
  return new;
end
$$;
create trigger time_transfer before insert or update of starts_at on public.transfers for each row execute function private.time_transfer();

-- The one asked may see the shift and its venue, wherever they look for work; the venue gets to know them with their yes.
create function private.open_transfer() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.log_scope('user:' || new.worker_id, 'employer:' || new.venue_id, 'granted');
    perform private.log_scope('user:' || new.worker_id, 'shift:' || new.shift_id, 'granted');
  elsif old.agreed_at is null and new.agreed_at is not null then
    perform private.introduce('venue:' || new.venue_id, new.worker_id);
  end if;
  return null;
end
$$;
create trigger open_transfer after insert or update on public.transfers for each row execute function private.open_transfer();

-- What is handed over is what the booking says now; a booking that is no longer simply confirmed is not handed over.
create function private.follow_booking() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if new.status <> 'confirmed' then
    update public.transfers set status = 'lapsed', version = version + 1,
      lapsed_because = case new.status when 'transferred' then 'taken' when 'change_pending' then 'changed' else 'booking_ended' end
    where booking_id = new.id and private.is_live_transfer(status);
  elsif (old.role, old.starts_at, old.ends_at, old.break_min, old.rate_minor) is distinct from
    (new.role, new.starts_at, new.ends_at, new.break_min, new.rate_minor)
  then
    update public.transfers set role = new.role, starts_at = new.starts_at, ends_at = new.ends_at, break_min = new.break_min,
      rate_minor = new.rate_minor, version = version + 1
    where booking_id = new.id and private.is_live_transfer(status);
  end if;
  return null;
end
$$;
create trigger follow_booking after update on public.bookings for each row execute function private.follow_booking();

alter table public.transfers enable row level security;
create policy select_side_member_or_admin on public.transfers for select to authenticated
  using (giver_id = (select auth.uid()) or worker_id = (select auth.uid())
    or (agreed_at is not null and venue_id = any ((select private.my_venues())::uuid[])) or (select private.is_admin()));

revoke all on public.transfers from anon, authenticated, service_role;

create function private.audience_of_transfers(transfer public.transfers) returns text[] language plpgsql stable set search_path = '' as $$
begin
  return array['user:' || transfer.giver_id, 'user:' || transfer.worker_id]
    || case when transfer.agreed_at is null then '{}' else array['venue:' || transfer.venue_id] end;
end
$$;

select private.mirror_table('transfers', 38, '{"user": "worker_id", "venue": "venue_id", "shift": "shift_id"}',
  shown => 'id, row_xid, booking_id, shift_id, venue_id, giver_id, worker_id, giver_name, worker_name, note, role, starts_at, ends_at,
    tz, break_min, rate_minor, currency, status, lapsed_because, agreed_at, new_booking_id, version, created_at, updated_at',
  seen => $$ends_at >= (select private.horizon())
    and (giver_id = (select auth.uid()) or worker_id = (select auth.uid())
      or (agreed_at is not null and venue_id = any ((select private.my_venues())::uuid[])))$$);

-- Everybody concerned hears what became of it, whoever or whatever decided.
create function private.tell_transfer() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  post jsonb := private.facts_of_shift(new.shift_id) || jsonb_build_object('starts_at', new.starts_at, 'ends_at', new.ends_at);
  to_giver jsonb := post || jsonb_build_object('booking_id', new.booking_id, 'name', new.worker_name);
  to_worker jsonb := post || jsonb_build_object('transfer_id', new.id, 'name', new.giver_name);
  to_venue jsonb := post || jsonb_build_object('name', (select name from public.profiles where id = new.worker_id),
    'giver', (select name from public.profiles where id = new.giver_id));
begin
  case new.status
    when 'asked' then perform private.notify(new.worker_id, 'transfer_asked', to_worker || jsonb_build_object('reason', new.note));
    when 'declined' then perform private.notify(new.giver_id, 'transfer_declined', to_giver);
    when 'agreed' then
      perform private.notify(new.giver_id, 'transfer_agreed', to_giver);
      perform private.notify_managers(new.venue_id, 'transfer_to_decide', to_venue);
    when 'transferred' then
      perform private.notify(new.giver_id, 'transfer_done', to_giver, true);
      perform private.notify_managers(new.venue_id, 'transfer_booked', to_venue, true);
      if old.status = 'agreed' then
        perform private.notify(new.worker_id, 'transfer_approved', post || jsonb_build_object('booking_id', new.new_booking_id), true);
      end if;
    when 'refused' then
      perform private.notify(new.giver_id, 'transfer_refused', to_giver, true);
      perform private.notify(new.worker_id, 'transfer_not_approved', to_worker);
    when 'withdrawn' then perform private.notify(new.worker_id, 'transfer_withdrawn', to_worker);
    when 'lapsed' then perform private.notify(new.worker_id, 'transfer_lapsed', to_worker);
  end case;
  return null;
end
$$;
create trigger tell_transfer_asked after insert on public.transfers for each row execute function private.tell_transfer();
create trigger tell_transfer after update of status on public.transfers for each row
  when (old.status is distinct from new.status) execute function private.tell_transfer();

-- Part of the server's clock: silence leaves the shift with its giver, who has to know that in time. Once for all who were asked.
select private.register_part('tell_unanswered_transfer', 61, $$
  select id from public.transfers where status in ('asked', 'agreed') and unanswered_at <= private.now() order by unanswered_at
$$);

create function private.tell_unanswered_transfer(of_transfer uuid) returns void language plpgsql set search_path = '' as $$
declare
  silent public.transfers[];
  named public.transfers;
begin
  with told as (
    update public.transfers set unanswered_at = null
    where booking_id = (select booking_id from public.transfers where id = of_transfer) and status in ('asked', 'agreed')
      and unanswered_at <= private.now() and starts_at > private.now() returning *)
  select array_agg(told::public.transfers order by told.status, told.created_at) into silent from told;
  if silent is null then return; end if;
  named := silent[1];
  perform private.notify(named.giver_id, 'transfer_unanswered', private.facts_of_shift(named.shift_id) || jsonb_build_object(
    'booking_id', named.booking_id, 'starts_at', named.starts_at, 'ends_at', named.ends_at, 'name', named.worker_name,
    'n', cardinality(silent), 'waits', case named.status when 'agreed' then 'venue' else 'colleague' end));
end
$$;
comment on function private.tell_unanswered_transfer(uuid) is 'Whoever wants to hand a shift over hears that nobody has answered yet and that it is still theirs.';

-- Part of the server's clock: a shift that begins is worked by whoever is booked.
select private.register_part('lapse_transfer', 60, $$
  select id from public.transfers where status in ('asked', 'agreed') and starts_at <= private.now() order by starts_at
$$);

create function private.lapse_transfer(transfer uuid) returns void language sql set search_path = '' as $$
  update public.transfers set status = 'lapsed', lapsed_because = 'started', version = version + 1
  where id = transfer and status in ('asked', 'agreed') and starts_at <= private.now()
$$;
comment on function private.lapse_transfer(uuid) is 'What nobody took over in time stays with the giver.';
