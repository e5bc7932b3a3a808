// The lists of the admin portal, which the server keeps: a page behind the last row of the one before, by a filter that stands
// in the address. All of it online.
import * as v from 'valibot';
import { parsed } from '#domain/answer.ts';
import { idText } from '#domain/ids.ts';
import type { ActResult, Device } from '#sync/index.ts';

/** The last row of the page before; empty words for the first page. */
export interface After {
  readonly key: string;
  readonly id: string;
}
export const FIRST_PAGE: After = { key: '', id: '' };

export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly more: boolean;
  /** With the first page: how many the filter leaves, and how many there are. */
  readonly total?: number | undefined;
  readonly all?: number | undefined;
  /** By the row's id: the last act of another admin upon it within the hour. Only whoever may read the log is told. */
  readonly acts?: Acts | undefined;
}

export type Acts = Readonly<Record<string, { readonly by: string; readonly at: string }>>;

/** What a list is asked for; each field is an argument of its function. */
export type Asked = Readonly<Record<string, string>>;
export type ListFilter = { readonly search: string } & Asked;

export interface Page {
  readonly rows: readonly After[];
  readonly more: boolean;
}

/** What is read in pages, whether or not it is searched and saved too. */
export interface PagedList<Filter extends Asked, Shown extends Page> {
  /** Of the function that answers. */
  readonly name: string;
  read(device: Device, asked: NoInfer<Filter> & After): Promise<ActResult<Shown>>;
}

export interface AdminList<Filter extends Asked, Row extends After> {
  /** Of the function that answers. */
  readonly name: string;
  /** Of the address: what it does not say is everything. */
  readonly filter: v.GenericSchema<unknown, Filter>;
  /** `most`: a thousand; fifty when it is not said. */
  read(device: Device, asked: Filter & After & { readonly most?: number }): Promise<ActResult<ListPage<Row>>>;
}

interface ListDefinition<Filter extends Asked, Row extends After> {
  readonly name: string;
  readonly filter: v.GenericSchema<unknown, Filter>;
  readonly row: v.GenericSchema<unknown, Row>;
}

export function defineAdminList<Filter extends Asked, Row extends After>({
  name,
  filter,
  row,
}: ListDefinition<Filter, Row>): AdminList<Filter, Row> {
  const page = v.object({
    rows: v.array(row),
    more: v.boolean(),
    total: v.optional(v.number()),
    all: v.optional(v.number()),
    acts: v.optional(v.record(idText, v.object({ by: v.string(), at: v.string() }))),
  });
  return {
    name,
    filter,
    async read(device, { key, id, most, ...chosen }) {
      const asked = Object.fromEntries(Object.entries(chosen).map(([field, value]) => [`p_${field}`, value]));
      const after = id === '' ? {} : { p_after_key: key, p_after_id: id };
      const size = most === undefined ? {} : { p_most: most };
      return parsed(await device.call(name, { ...asked, ...after, ...size }), page);
    },
  };
}

/** One of these; the first where the address says another or none. */
export function chosenOf<const Value extends string>(values: readonly [Value, ...Value[]]) {
  return v.optional(v.fallback(v.picklist(values), values[0]), values[0]);
}

export const sought = v.optional(v.fallback(v.string(), ''), '');

/** One of the cities on the mirror, or 'all'. */
export const chosenArea = v.optional(v.fallback(v.string(), 'all'), 'all');

/** Where it stands, what somebody handed in to be looked at. */
export const QUEUE_STATES = ['waiting', 'verified', 'rejected'] as const;
export type QueueState = (typeof QUEUE_STATES)[number];

export type QueueFilter = { readonly state: QueueState; readonly search: string };

export interface QueuePage<Row> {
  readonly rows: readonly Row[];
  readonly more: boolean;
  readonly counts: Readonly<Record<QueueState, number>>;
}

/** Twenty of one state at a time, the one that waits longest first, and how many there are of each; of those that match what was typed. */
export function defineAdminQueue<Row extends After>({
  name,
  row,
}: Omit<ListDefinition<Asked, Row>, 'filter'>): PagedList<QueueFilter, QueuePage<Row>> {
  const page = v.object({
    rows: v.array(row),
    more: v.boolean(),
    counts: v.object({ waiting: v.number(), verified: v.number(), rejected: v.number() }),
  });
  return {
    name,
    async read(device, { state, search, key, id }) {
      const after = id === FIRST_PAGE.id ? {} : { p_after_key: key, p_after_id: id };
      const words = search === '' ? {} : { p_search: search };
      return parsed(await device.call(name, { p_state: state, ...words, ...after }), page);
    },
  };
}
