-- Why somebody would have a booking come to nothing goes with their account, as why they cancelled does: a deleted account's card stands
-- without a name, and its own words told of it all the same.

create function private.forget_release_reasons() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.bookings set release_reason = null where worker_id = old.id and release_reason is not null;
  return null;
end
$$;
create trigger forget_release_reasons after delete on public.profile_private for each row execute function private.forget_release_reasons();

-- Of accounts that are gone already.
update public.bookings booking set release_reason = null
where release_reason is not null and not exists (select from public.profile_private secret where secret.id = booking.worker_id);
