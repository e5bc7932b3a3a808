// A command: what a person does, by name. The engine queues it, shows its effect at once, sends it, and knows nothing
// about what it means. One definition serves the screen (arguments), the mirror (apply) and the wire (name, version).
import type { GenericSchema } from 'valibot';
import type { MirroredRow, Table } from './table.ts';

/** Who acts, when, under which id. `apply` runs again after every pull, so all that varies comes from here. */
export interface CommandContext {
  readonly userId: string;
  readonly commandId: string;
  /** When the person acted, by this device's clock, ISO 8601 in UTC. Evidence, never authority. */
  readonly recordedAt: string;
}

/** All that an effect can do: reads and writes of mirror rows inside the transaction that also writes the queue. */
export interface MirrorTx {
  get<Row extends MirroredRow>(table: Table<Row>, id: string): Promise<Row | undefined>;
  /** Rows whose indexed field equals the value. */
  where<Row extends MirroredRow>(table: Table<Row>, field: keyof Row & string, value: string): Promise<Row[]>;
  put<Row extends MirroredRow>(table: Table<Row>, row: Row): Promise<void>;
  /** Does nothing when the row is not there: a rebase may have lost it. */
  patch<Row extends MirroredRow>(table: Table<Row>, id: string, fields: Partial<Row>): Promise<void>;
  remove<Row extends MirroredRow>(table: Table<Row>, id: string): Promise<void>;
}

export interface Command<Args = unknown> {
  /** snake_case, the SQL function's name without its schema. */
  readonly name: string;
  /** Of the arguments' shape. The server accepts this one and the one before. */
  readonly version: number;
  /** The arguments are an object whose keys are the wire's (snake_case, like the columns they end up in). */
  readonly args: GenericSchema<unknown, Args>;
  /** Keys of what it depends on ('shift:<id>'). Commands that share a key are sent in order, and a refusal parks those behind it. */
  lanes(args: Args): readonly string[];
  /** Lanes of what has to be there first: it waits behind them, and what becomes of it holds up nothing there. */
  needs?(args: Args): readonly string[];
  /** The optimistic effect. Pure in its arguments: no clock, no randomness, no reads but through `tx`. */
  apply(tx: MirrorTx, args: Args, context: CommandContext): Promise<void>;
  /** Fields of the rows it writes that only the server can say: what `apply` draws of them need not come true. */
  readonly serverFields?: readonly string[];
  /** Lifts stored arguments of an older version; undefined parks the command as outdated. */
  migrate?(args: unknown, fromVersion: number): unknown;
}

/** Keeps the argument type while declaring a command. */
export function defineCommand<Args>(command: Command<Args>): Command<Args> {
  return command;
}

/** A command with what it is asked to do: for several that are saved as one. */
export interface Act {
  readonly command: Command;
  readonly args: unknown;
}

/** Checks the arguments against the command, then forgets their type. */
export function act<Args>(command: Command<Args>, args: Args): Act {
  return { command: command as Command, args };
}

export interface Catalogue {
  readonly tables: readonly Table[];
  readonly commands: readonly Command[];
}
