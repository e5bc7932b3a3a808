// A command of the business: what the engine needs of it, and how the outbox describes it while it waits ('Book: Bartender,
// Night Heron' and when). Says which words it takes, never the words: those are the catalogues' (`shifts.outbox`).

import type { Template } from '#domain/conversations/rules.ts';
import type { Command, CommandContext, Mirror } from '#sync/index.ts';

/** Words and formats of the reader's language. */
export interface EntryWords {
  role(slug: string): string;
  /** The words of a message's template. */
  template(code: Template): string;
  /** 'Fri 27 Nov · 18:00–02:00 (+1 day)'. */
  span(range: { readonly start: number; readonly end: number; readonly tz: string }): string;
  /** '£15.50 per hour'. */
  rate(minor: number, currency: string): string;
  /** '7 h 30 min'. */
  duration(minutes: number): string;
  /** What the person wrote, in the quotation marks of their language. */
  quoted(words: string): string;
  /** Said of a shift that this device no longer has. */
  readonly gone: string;
}

export interface DescribeContext {
  readonly mirror: Mirror;
  readonly words: EntryWords;
}

export interface Description<Act extends string = string> {
  /** Which of the command's acts it is; absent: the only one. */
  readonly act?: Act;
  /** Who or what it is about. */
  readonly subject?: string | null | undefined;
  readonly lines?: readonly string[];
  /** The screen on which it can be put right; none when there is nothing to edit. */
  readonly editTo?: string | null;
  /** What one looks for instead, where this is over. */
  readonly instead?: Instead;
}

export type Instead = 'shift' | 'job';

export interface DescribedCommand<Args = unknown, Act extends string = string> extends Command<Args> {
  /** Keys of the words for what it does. */
  readonly acts: readonly [Act, ...Act[]];
  /** Lanes of what it makes: nothing that is in them or needs them can be without it. */
  makes?(args: Args): readonly string[];
  describe(args: Args, context: DescribeContext): Description<Act> | Promise<Description<Act>>;
}

interface Definition<Args, Name extends string, Act extends string> extends Command<Args> {
  readonly name: Name;
  /** Keys of the words for what it does, where its name is not the one. */
  readonly acts?: readonly [Act, ...Act[]];
  makes?(args: Args): readonly string[];
  describe(args: Args, context: DescribeContext): Description<NoInfer<Act>> | Promise<Description<NoInfer<Act>>>;
}

/** A column after a command that replaces: left alone where the argument is absent, emptied where it is null or says nothing. */
export function written<Value>(given: Value | null | undefined, known: Value | null | undefined): Value | null {
  if (given === undefined) return known ?? null;
  return given === '' ? null : given;
}

interface Stamped {
  readonly row_xid: string;
  readonly created_at: string;
}

/** What every row bears: one that this device makes has no stamp of the server's yet. */
export function stamps(known: Stamped | undefined, { recordedAt }: Pick<CommandContext, 'recordedAt'>) {
  return { row_xid: known?.row_xid ?? '0', created_at: known?.created_at ?? recordedAt, updated_at: recordedAt };
}

/** The arguments that are there: an absent one must not overwrite. */
export function given<Args extends object>(args: Args): { [Key in keyof Args]?: Exclude<Args[Key], undefined> } {
  const there = Object.entries(args).filter(([, value]) => value !== undefined);
  return Object.fromEntries(there) as { [Key in keyof Args]?: Exclude<Args[Key], undefined> };
}

/** The arguments that differ, by value: an edit says only what was typed. */
export function changes<Args extends object>(before: object | null, after: Args): Partial<Args> {
  const known = new Map<string, unknown>(Object.entries(before ?? {}));
  const typed = Object.entries(after).filter(
    ([key, value]) => JSON.stringify(known.get(key)) !== JSON.stringify(value),
  );
  return Object.fromEntries(typed) as Partial<Args>;
}

/** Keeps the types of arguments and words while declaring a command. */
export function defineCommand<Args, const Name extends string, const Act extends string = Name>(
  command: Definition<Args, Name, Act>,
): DescribedCommand<Args, Act> {
  // Without acts of its own there is no other candidate for `Act` than the name.
  return { ...command, acts: command.acts ?? [command.name as string as Act] };
}
