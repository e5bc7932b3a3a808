// Columns are written in snake_case on the wire, fields in camelCase on the screens: one rule between the two.

export type Camel<Column extends string> = Column extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Column;

export function camel<Column extends string>(column: Column): Camel<Column> {
  return column.replace(/_(?<letter>[a-z])/g, (_, letter: string) => letter.toUpperCase()) as Camel<Column>;
}
