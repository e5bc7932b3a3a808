-- Chile's peso: sums in it are whole pesos, which has no smaller unit in use, so an hour's pay is of the size that the bounds hold for.
-- Behind it, the line above which pay is looked at, for each currency that came after the first three.

create or replace function private.currencies() returns text[] language sql immutable set search_path = '' as $$
  select array['GBP', 'USD', 'EUR', 'AUD', 'CAD', 'CHF', 'NZD', 'CLP']
$$;
comment on function private.currencies() is 'In which a city, and so its venues and their posts, may be paid. Sums are in minor units: hundredths, and whole pesos of CLP.';

insert into private.settings values ('look_at_pay_above_aud', '20000'), ('look_at_pay_above_cad', '17000'), ('look_at_pay_above_chf', '15000'),
  ('look_at_pay_above_nzd', '20000'), ('look_at_pay_above_clp', '40000')
on conflict do nothing;
comment on table private.settings is 'Decided by the operator, by SQL: admin_domain, with its at sign; caller_header, in which the proxy in front of the database writes the caller''s address; look_at_pay_above_ and a currency in small letters, an hour''s pay in minor units.';
comment on function private.is_absurd_pay(private.post_pay) is 'Above the line of its currency: settings look_at_pay_above_ and the currency, in minor units an hour.';
