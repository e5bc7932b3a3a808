// Which keys of a command's arguments may be left out, also inside a part of them (`pack`), read from their schema.

export type Args = Readonly<Record<string, unknown>>;

export interface Leaf {
  readonly path: readonly string[];
  /** The last of the path: the column's name. */
  readonly key: string;
  readonly nullable: boolean;
}

/** What schemas of valibot show of themselves, as far as it is asked for here. */
interface Shape {
  readonly type: string;
  readonly wrapped?: Shape;
  readonly entries?: Readonly<Record<string, Shape>>;
}

export function leavesOf(schema: object, path: readonly string[] = []): readonly Leaf[] {
  const { entries = {} } = schema as Shape;
  return Object.entries(entries).flatMap(([key, shape]) => {
    const optional = shape.type === 'optional' || shape.type === 'exact_optional';
    const inner = optional ? shape.wrapped : shape;
    if (inner?.entries !== undefined) return leavesOf(inner, [...path, key]);
    return optional ? [{ path: [...path, key], key, nullable: inner?.type === 'nullable' }] : [];
  });
}

export function at(args: Args, [key = '', ...rest]: readonly string[]): unknown {
  return rest.length === 0 ? args[key] : at((args[key] ?? {}) as Args, rest);
}

export function withKey(args: Args, [key = '', ...rest]: readonly string[], value: unknown): Args {
  return { ...args, [key]: rest.length === 0 ? value : withKey((args[key] ?? {}) as Args, rest, value) };
}

export function withoutKey(args: Args, [key = '', ...rest]: readonly string[]): Args {
  const { [key]: value, ...others } = args;
  return rest.length === 0 ? others : { ...others, [key]: withoutKey((value ?? {}) as Args, rest) };
}
