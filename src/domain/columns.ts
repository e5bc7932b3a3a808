// Columns are written in snake_case on the wire, fields in camelCase on the screens. A row is said once, as a schema: the fields
// that screens read, and how, follow from it. Knows no table.

import type { GenericSchema, InferOutput, ObjectEntries, ObjectSchema } from 'valibot';

export type Camel<Column extends string> = Column extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Column;

export function camel<Column extends string>(column: Column): Camel<Column> {
  return column.replace(/_(?<letter>[a-z])/g, (_, letter: string) => letter.toUpperCase()) as Camel<Column>;
}

/** On a column's schema: what its field is made by, or null where screens have no such field. */
const read = Symbol('read');

export type ReadAs<Schema, Value> = Schema & { readonly [read]: (stored: string) => Value };
export type Unread<Schema> = Schema & { readonly [read]: null };

/** A column that screens read as something else. */
/* @__NO_SIDE_EFFECTS__ */
export function readAs<Schema extends object, Value>(
  schema: Schema,
  field: (stored: string) => Value,
): ReadAs<Schema, Value> {
  return { ...schema, [read]: field };
}

const asStored = (stored: string) => stored;

/** A column whose text screens know under a brand. */
/* @__NO_SIDE_EFFECTS__ */
export function branded<Schema extends object, Value extends string>(schema: Schema): ReadAs<Schema, Value> {
  return readAs(schema, asStored as (stored: string) => Value);
}

/** A column that only rows have. */
/* @__NO_SIDE_EFFECTS__ */
export function unread<Schema extends object>(schema: Schema): Unread<Schema> {
  return { ...schema, [read]: null };
}

type FieldOf<Schema> = Schema extends { readonly [read]: (stored: string) => infer Value }
  ? Value
  : Schema extends { readonly type: 'nullable'; readonly wrapped: infer Inner }
    ? FieldOf<Inner> | null
    : Schema extends { readonly type: 'object'; readonly entries: infer Entries }
      ? FieldsOf<Entries>
      : Schema extends GenericSchema
        ? Frozen<InferOutput<Schema>>
        : never;

type Frozen<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value;

type FieldsOf<Entries> = {
  readonly [Column in keyof Entries & string as Entries[Column] extends { readonly [read]: null }
    ? never
    : Camel<Column>]: FieldOf<Entries[Column]>;
};

/** What screens read of a row. */
export type Fields<Schema extends { readonly entries: ObjectEntries }> = FieldsOf<Schema['entries']>;

/** Makes the one from the other. */
/* @__NO_SIDE_EFFECTS__ */
export function fieldsOf<Entries extends ObjectEntries>(
  schema: ObjectSchema<Entries, undefined>,
): (row: InferOutput<ObjectSchema<Entries, undefined>>) => FieldsOf<Entries> {
  const readRow = reader(schema.entries);
  return row => readRow(row) as FieldsOf<Entries>;
}

type Stored = Readonly<Record<string, unknown>>;
type Convert = (stored: unknown) => unknown;

/** The columns are looked at once, with the first row: lists of Find hold twenty thousand. */
function reader(entries: ObjectEntries): (row: Stored) => Stored {
  let plan: ReturnType<typeof planOf> | undefined;
  return row => {
    plan ??= planOf(entries);
    // A copy of an object that has all fields is filled in half the time of one that grows. A row that an earlier app kept lacks the
    // columns that came since: they are empty until it is sent anew.
    const fields: Record<string, unknown> = { ...plan.empty };
    for (const { column, field } of plan.kept) fields[field] = row[column] ?? null;
    for (const { column, field, convert } of plan.converted) {
      const stored = row[column] ?? null;
      fields[field] = stored === null ? null : convert(stored);
    }
    return fields;
  };
}

function planOf(entries: ObjectEntries) {
  const shown = Object.entries(entries).flatMap(([column, schema]) => {
    const convert = converterOf(schema);
    return convert === null ? [] : [{ column, field: camel(column), convert }];
  });
  return {
    empty: Object.fromEntries(shown.map(({ field }) => [field, null])),
    kept: shown.filter(({ convert }) => convert === asStored),
    converted: shown.filter(({ convert }) => convert !== asStored),
  };
}

/** Null: no field. */
function converterOf(schema: object): Convert | null {
  const { [read]: own, wrapped, entries, type } = schema as SchemaParts;
  if (own !== undefined) return own;
  if (type === 'nullable' && wrapped !== undefined) return converterOf(wrapped);
  return (type === 'object' && entries !== undefined ? reader(entries) : asStored) as Convert;
}

interface SchemaParts {
  readonly [read]?: Convert | null;
  readonly type?: string;
  readonly wrapped?: object;
  readonly entries?: ObjectEntries;
}
