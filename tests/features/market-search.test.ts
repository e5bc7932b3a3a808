import { expect, it } from 'vitest';
import { inCities, marketSearch } from '#features/admin/market-search.ts';

const cities = [{ slug: 'london' }, { slug: 'lisbon' }];

it('an address that names a city nobody knows shows all of them, over the weeks that it names', () => {
  const search = marketSearch({ weeks: 52, area: 'nowhere' });
  expect(inCities(search, cities)).toEqual({ weeks: 52, area: undefined });
  expect(inCities(marketSearch({ area: 'lisbon' }), cities)).toEqual({ weeks: undefined, area: 'lisbon' });
  expect(inCities(marketSearch({}), cities)).toEqual({ weeks: undefined, area: undefined });
});

it('any city is asked for until the list of them is read', () => {
  expect(inCities({ area: 'lisbon' }, undefined)).toEqual({ area: 'lisbon' });
});
