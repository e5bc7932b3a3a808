-- Places of a shift: which are free, which are held for somebody, and the terms that a shift had before its venue changed
-- them. Owned by the machinery of changes; nobody reads it, the answers travel in applications and bookings.

create table private.past_terms (
  shift_id uuid not null references public.shifts (id) on delete cascade,
  version int not null,
  terms jsonb not null,
  primary key (shift_id, version)
);
comment on table private.past_terms is 'What a shift offered at an earlier version, or when its present one began, for those who asked or agreed while it did.';
alter table private.past_terms enable row level security;

-- What a person agrees to, as it stands in applications.seen_terms and bookings.proposed.
create function private.terms_of(shift public.shifts) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_build_object('role', shift.role, 'starts_at', shift.starts_at, 'ends_at', shift.ends_at,
    'break_min', shift.break_min, 'rate_minor', shift.rate_minor, 'place', shift.place)
$$;
comment on function private.terms_of(public.shifts) is 'The material terms of a shift.';

-- The terms with which the shift's version began. A change that is not material moves no version, and many of them in one direction come
-- to one that is: what somebody agreed to is compared with where it began.
create function private.first_terms(shift public.shifts) returns jsonb language sql stable set search_path = '' as $$
  select coalesce((select terms from private.past_terms where shift_id = shift.id and version = shift.version), private.terms_of(shift))
$$;
comment on function private.first_terms(public.shifts) is 'What whoever saw this version has seen at the least.';

-- A place that is offered is held: nobody else can have it until the offer is answered or has lapsed.
create function private.free_places(shift public.shifts) returns int language plpgsql stable set search_path = '' as $$
begin
  return shift.positions - (select confirmed_count from public.shifts where id = shift.id)
    - (select count(*) from public.applications where shift_id = shift.id and status = 'offered');
end
$$;
comment on function private.free_places(public.shifts) is 'Neither booked nor held; read under the shift''s row lock.';

-- After the start somebody is booked from when they said they would be there, and only at a time that they named and that has
-- not passed: what was asked before the start and is heard after it books nobody by itself.
create function private.is_expected(shift public.shifts, arrives_at timestamptz) returns boolean language plpgsql stable set search_path = '' as $$
begin
  return shift.starts_at > private.now() or coalesce(arrives_at >= private.now(), false);
end
$$;

-- The shift as it is left to work: from the start, and after it from the arrival.
create function private.from_arrival(shift public.shifts, arrives_at timestamptz) returns public.shifts language plpgsql stable set search_path = '' as $$
begin
  if shift.starts_at <= private.now() then shift.starts_at := greatest(arrives_at, private.now()); end if;
  return shift;
end
$$;

create function private.arg_arrival(args jsonb, shift public.shifts) returns timestamptz language plpgsql stable set search_path = '' as $$
declare
  arrives_at timestamptz;
begin
  if args -> 'arrives_at' is null or args -> 'arrives_at' = 'null' then return null; end if;
  arrives_at := private.arg_instant(args, 'arrives_at');
  if arrives_at > shift.ends_at - interval '1 hour' then perform private.refuse('too_late'); end if;
  return arrives_at;
end
$$;

-- A quarter of an hour when the shift is near, else four hours; never longer than it can be filled.
create function private.hold_until(shift public.shifts) returns timestamptz language plpgsql stable set search_path = '' as $$
begin
  return least(private.fillable_until(shift), private.now() + case
    when shift.starts_at - private.now() < interval '24 hours' then interval '15 minutes' else interval '4 hours' end);
end
$$;
comment on function private.hold_until(public.shifts) is 'How long an offered place waits for its answer.';

-- What follows from a booking's end, whoever ends it: nothing waits for an answer any more, the server notes when it
-- heard, and what a venue owes for calling off late is reckoned. Money is recorded, never moved.
create function private.settle_booking() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  full_min int := extract(epoch from new.ends_at - new.starts_at) / 60 - new.break_min;
  worked_min int := greatest(0, extract(epoch from private.now() - new.starts_at) / 60);
  least_min int;
begin
  if new.status <> 'change_pending' then
    new.proposed := null;
    new.answer_by := null;
    new.answer_late := false;
  end if;
  if new.status in ('cancelled_by_worker', 'cancelled_by_venue') and old.status <> new.status then
    new.cancel_heard_at := private.now();
    if new.status = 'cancelled_by_venue' and new.cancel_tier in ('late', 'after_check_in') then
      least_min := least(full_min, (private.rules_of(new.rules_version)).owed_hours * 60);
      -- Divided last: a sixtieth of a rate has no end, and half a penny would be rounded down.
      new.owed_minor := round(new.rate_minor * case new.cancel_tier
        when 'late' then least_min else greatest(least(worked_min, full_min), least_min) end / 60.0)
        + case when new.cancel_tier = 'after_check_in' then coalesce(new.full_pay_minor, 0) else 0 end;
    end if;
  end if;
  -- Full pay is owed to who has come, and to nobody else.
  if new.full_pay_minor is not null and old.status <> new.status and new.status <> 'cancelled_by_venue' then
    new.owed_minor := case when new.status in ('checked_in', 'checked_out', 'approved') then coalesce(new.owed_minor, new.full_pay_minor) end;
  end if;
  return new;
end
$$;
create trigger settle_booking before update of status on public.bookings for each row execute function private.settle_booking();
