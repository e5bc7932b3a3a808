// Views of a list as tabs, each with how many rows it has: the ones that everybody has, and those that were saved.
import { useTranslations } from 'use-intl';
import { parse } from 'valibot';
import { useOnlineQuery } from '#bridge/use-online-query.ts';
import type { ListView } from '#domain/admin/list-views.ts';
import { type AdminList, type After, FIRST_PAGE, type ListFilter } from '#domain/admin/lists.ts';
import { useFormat } from '#i18n/use-format.ts';
import classes from './list.module.css';

export interface ListTab {
  readonly label: string;
  readonly filter: Readonly<Record<string, string>>;
}

interface ListTabsProps<Filter extends ListFilter, Row extends After> {
  readonly list: AdminList<Filter, Row>;
  readonly filter: Filter;
  readonly tabs: readonly ListTab[];
  readonly views: readonly ListView[];
  /** How many there are; undefined until it is known. */
  readonly all: number | undefined;
  readonly onTab: (filter: Filter) => void;
  readonly onView: (view: ListView) => void;
}

export function ListTabs<Filter extends ListFilter, Row extends After>(props: ListTabsProps<Filter, Row>) {
  const { list, filter, tabs, views, all, onTab, onView } = props;
  const t = useTranslations('admin.list');
  const asked = (of: Readonly<Record<string, string>>) => parse(list.filter, of);
  const format = useFormat();
  const every = [
    ...[{ label: t('everything'), filter: {} }, ...tabs].map(tab => ({ ...tab, open: () => onTab(asked(tab.filter)) })),
    ...views.map(view => ({ label: view.name, filter: view.filter, open: () => onView(view) })),
  ];
  if (every.length === 1) return null;
  return (
    <nav className={classes.tabs} aria-label={t('tabs')}>
      {every.map(({ label, filter: of, open }, nth) => (
        <button
          key={label}
          type="button"
          className={classes.tab}
          aria-current={isSame(asked(of), filter) || undefined}
          onClick={open}
        >
          {label}{' '}
          {nth > 0 ? (
            <Count list={list} filter={asked(of)} />
          ) : (
            all !== undefined && <span className={classes.dim}>{format.number(all)}</span>
          )}
        </button>
      ))}
    </nav>
  );
}

/** What they are sorted by makes no other view. */
function isSame(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  return Object.entries(one).every(([field, value]) => field === 'sort' || other[field] === value);
}

interface CountProps<Filter extends ListFilter, Row extends After> {
  readonly list: AdminList<Filter, Row>;
  readonly filter: Filter;
}

function Count<Filter extends ListFilter, Row extends After>({ list, filter }: CountProps<Filter, Row>) {
  const format = useFormat();
  const { value } = useOnlineQuery({ followed: list.name }, list.read, { ...filter, ...FIRST_PAGE, most: 1 });
  return value?.total === undefined ? null : <span className={classes.dim}>{format.number(value.total)}</span>;
}
