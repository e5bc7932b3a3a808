// Commands as they go over the wire. A queue is mostly one thing done many times within minutes, and over 2 KB/s a byte more of
// each of a thousand commands takes half a second. `private.unpacked` reads them.
import type { SentCommand } from '../answer.ts';

interface PackedCommand extends Partial<SentCommand> {
  /** Milliseconds after the command before this one was recorded. */
  readonly at?: number;
}

/** Each without the name and the version that it shares with the one before it, and its time counted from that one's (PU10). */
export function packed(commands: readonly SentCommand[]): PackedCommand[] {
  return commands.map((command, nth) => {
    const before = commands[nth - 1];
    if (before === undefined) return command;
    const { name, v, recordedAt, ...own } = command;
    return {
      ...own,
      ...(name === before.name ? {} : { name }),
      ...(v === before.v ? {} : { v }),
      ...(isPlain(recordedAt) && isPlain(before.recordedAt)
        ? { at: Date.parse(recordedAt) - Date.parse(before.recordedAt) }
        : { recordedAt }),
    };
  });
}

/** As the server writes it too. A clock that is wrong enough says something else. */
function isPlain(instant: string): boolean {
  return /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(instant) && !Number.isNaN(Date.parse(instant));
}
