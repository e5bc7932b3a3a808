// How an admin looks at a list: which columns, and filters under a name. It is theirs, on this device.
import * as v from 'valibot';

const hidden = v.array(v.string());
const listView = v.object({ name: v.string(), filter: v.record(v.string(), v.string()), hidden });
export type ListView = v.InferOutput<typeof listView>;

const listViews = v.object({ hidden, views: v.array(listView) });
export type ListViews = v.InferOutput<typeof listViews>;

export const NO_VIEWS: ListViews = { hidden: [], views: [] };
export const VIEW_NAME_MAX = 60;
const MOST_VIEWS = 20;

export function readListViews(stored: string): ListViews {
  return v.parse(listViews, JSON.parse(stored));
}

/** A column that is not hidden yet is hidden, and the reverse. */
export function toggled({ hidden: before, views }: ListViews, column: string): ListViews {
  return { views, hidden: before.includes(column) ? before.filter(id => id !== column) : [...before, column] };
}

/** Under a name that is taken it takes that place; of too many the oldest goes. */
export function withView(
  { hidden: now, views }: ListViews,
  name: string,
  filter: Readonly<Record<string, string>>,
): ListViews {
  const others = views.filter(view => view.name !== name);
  return { hidden: now, views: [...others, { name, filter: { ...filter }, hidden: now }].slice(-MOST_VIEWS) };
}

export function withoutView({ hidden: now, views }: ListViews, name: string): ListViews {
  return { hidden: now, views: views.filter(view => view.name !== name) };
}
