// How an admin looks at a list, as it is kept on their device.
import { expect, it } from 'vitest';
import { NO_VIEWS, readListViews, toggled, withoutView, withView } from '#domain/admin/list-views.ts';

it('a view keeps the filter and the columns of when it was saved', () => {
  const one = withView(toggled(NO_VIEWS, 'email'), 'Suspended', { search: '', status: 'suspended' });
  const later = toggled(one, 'email');
  expect(later.hidden).toEqual([]);
  expect(later.views).toEqual([{ name: 'Suspended', filter: { search: '', status: 'suspended' }, hidden: ['email'] }]);
  expect(readListViews(JSON.stringify(later))).toEqual(later);
});

it('a name stands once, and of too many the oldest goes', () => {
  const names = Array.from({ length: 21 }, (_, nth) => `View ${nth}`);
  const all = names.reduce((views, name) => withView(views, name, {}), NO_VIEWS);
  expect(all.views).toHaveLength(20);
  expect(all.views[0]?.name).toBe('View 1');
  const again = withView(all, 'View 5', { role: 'venue' });
  expect(again.views.filter(({ name }) => name === 'View 5')).toEqual([
    { name: 'View 5', filter: { role: 'venue' }, hidden: [] },
  ]);
  expect(withoutView(again, 'View 5').views).toHaveLength(19);
});

it('what another version kept is refused, so that the list starts anew', () => {
  expect(() => readListViews('{"hidden":"email"}')).toThrow();
});
