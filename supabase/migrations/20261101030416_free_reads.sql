-- What a venue may learn of somebody's calendar: free for a slot or not, and of a shift whether it pays less than they ask
-- for. Never the calendar, never the figure, and not often enough to draw either. Only about people whom it may ask.

create function private.read_free(venue uuid, worker uuid, begins timestamptz, ends timestamptz) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_member(venue, 'manager');
  perform private.brake('free_for_slot:' || auth.uid(), 30, interval '1 minute');
  if not private.may_ask(venue, worker) then perform private.refuse('not_found', null, 404); end if;
  if begins is null or ends is null or begins < private.now() or ends - begins not between interval '1 hour' and interval '16 hours' then
    perform private.bad_argument('p_starts_at');
  end if;
  return private.is_free(worker, tstzrange(begins, ends), (select tz from public.venues where id = venue));
end
$$;
grant execute on function private.read_free(uuid, uuid, timestamptz, timestamptz) to authenticated;

create function public.free_for_slot(p_venue_id uuid, p_worker_id uuid, p_starts_at timestamptz, p_ends_at timestamptz) returns boolean
language sql volatile security invoker set search_path = '' as $$
  select private.read_free(p_venue_id, p_worker_id, p_starts_at, p_ends_at)
$$;
comment on function public.free_for_slot(uuid, uuid, timestamptz, timestamptz) is
  'Whether somebody is free for a slot of one to sixteen hours to come. Managers of a venue that may ask them.';
revoke all on function public.free_for_slot(uuid, uuid, timestamptz, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.free_for_slot(uuid, uuid, timestamptz, timestamptz) to authenticated;

-- Only posted shifts: a rate that nobody can see yet would be a way to feel for the figure.
create function private.read_fit(venue uuid, workers uuid[], posts uuid[]) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_member(venue, 'manager');
  perform private.brake('fit_for_shifts:' || auth.uid(), 60, interval '1 minute');
  if cardinality(workers) * cardinality(posts) > 200 then perform private.bad_argument('p_shift_ids'); end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'worker_id', secret.id, 'shift_id', shift.id,
      'free', private.is_free(secret.id, tstzrange(shift.starts_at, shift.ends_at), shift.tz),
      'below_minimum', coalesce(shift.rate_minor < secret.minimum_hourly_rate, false))), '[]')
    from public.shifts shift, public.profile_private secret
    where shift.id = any (posts) and shift.venue_id = venue and shift.status = 'published'
      and secret.id = any (workers) and private.may_ask(venue, secret.id));
end
$$;
grant execute on function private.read_fit(uuid, uuid[], uuid[]) to authenticated;

create function public.fit_for_shifts(p_venue_id uuid, p_worker_ids uuid[], p_shift_ids uuid[]) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.read_fit(p_venue_id, p_worker_ids, p_shift_ids)
$$;
comment on function public.fit_for_shifts(uuid, uuid[], uuid[]) is
  'For each person and posted shift: free or not, below what they ask for or not. At most 200 pairs. Managers of a venue that may ask them.';
revoke all on function public.fit_for_shifts(uuid, uuid[], uuid[]) from public, anon, authenticated, service_role;
grant execute on function public.fit_for_shifts(uuid, uuid[], uuid[]) to authenticated;
