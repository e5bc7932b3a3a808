// From a tap to a saved command: arguments checked, queue row and optimistic rows written in one transaction (QU1). It never
// touches the network, and it is the only writer of queue and mirror together while a person acts.
import { type BaseIssue, getDotPath, safeParse } from 'valibot';
import { iso } from './clock.ts';
import type { Act, Catalogue, Command } from './command.ts';
import { type PersonStore, type QueueEntry, write } from './database.ts';
import type { DispatchAllResult, DispatchFailure, DispatchResult } from './device.ts';
import { makeRoom } from './lean.ts';
import { rebase, runFresh } from './mirror.ts';
import { effectOf, type Trace } from './overlay.ts';
import { aheadOf, append, commandNamed, currentArgs, entryById, remove } from './queue.ts';
import type { Platform } from './signals.ts';
import { troubleOf } from './trouble.ts';

export interface Desk {
  readonly platform: Platform;
  readonly catalogue: Catalogue;
  readonly store: PersonStore;
}

export async function dispatch<Args>(desk: Desk, command: Command<Args>, args: unknown): Promise<DispatchResult> {
  const result = await dispatchAll(desk, [{ command, args }]);
  // One act, one id.
  return result.ok ? { ok: true, commandId: result.commandIds[0] as string } : result;
}

/** Several commands as one: each sees the effects of those before it (QU10). */
export async function dispatchAll(desk: Desk, acts: readonly Act[]): Promise<DispatchAllResult> {
  const entering: Entering[] = [];
  for (const { command, args } of acts) {
    const checked = check(command, args);
    if (!checked.ok) return checked;
    entering.push({ command, args: checked.args, id: desk.platform.newId() });
  }
  const commandIds = entering.map(({ id }) => id);
  return await saved<DispatchAllResult>(desk, async () => {
    await writeOnce(desk.store, commandIds[0] ?? '', tx => enter({ ...desk, store: tx }, entering));
    return { ok: true, commandIds };
  });
}

/** A new command with the same or other arguments takes the parked one's place, behind what was done since (QU8). */
export async function retry(desk: Desk, commandId: string, newArgs?: unknown): Promise<DispatchResult> {
  const parked = await entryById(desk.store, commandId);
  const command = parked === undefined ? undefined : commandNamed(desk.catalogue, parked.name);
  if (parked?.state !== 'parked' || command === undefined) return notParked();
  const checked = check(command, newArgs === undefined ? currentArgs(command, parked) : newArgs);
  if (!checked.ok) return checked;
  let gone = false;
  const result = await saved<DispatchResult>(desk, async () => {
    const id = desk.platform.newId();
    await writeOnce(desk.store, id, async tx => {
      // Another tab may have been quicker, or of a version that took it up: what it sent is not sent once more under another id.
      gone = (await tx.queue.get(parked.seq))?.state !== 'parked';
      if (gone) return;
      await remove(tx, [parked]);
      await enter({ ...desk, store: tx }, [{ command, id, args: checked.args }]);
    });
    return { ok: true, commandId: id };
  });
  return gone ? notParked() : result;
}

/**
 * Parked or never sent: the first goes, with its effect, and with it the others, which cannot be without it. Sent: it is the server's
 * now, and so is one of the others that has left (QU7).
 */
export async function discardAll(
  desk: Desk,
  commandIds: readonly string[],
): Promise<{ readonly ok: true; readonly gone: boolean } | NotSaved> {
  let gone = false;
  return await saved(desk, async () => {
    await write(desk.store, async tx => {
      const entries = await Promise.all(commandIds.map(id => entryById(tx, id)));
      // Nothing there, and this is the second try: the first was kept.
      if (entries[0] === undefined) return;
      gone = canGo(entries[0]);
      if (!gone) return;
      const freed = await remove(tx, entries.filter(entry => entry !== undefined).filter(canGo));
      await rebase(tx, desk.catalogue, { truth: new Map(), freed });
    });
    return { ok: true, gone };
  });
}

function canGo({ state }: QueueEntry): boolean {
  return state === 'parked' || state === 'queued';
}

/** A connection that is lost at the last moment may have kept what it says it did not: then the second try changes nothing. */
async function writeOnce(store: PersonStore, id: string, work: (tx: PersonStore) => Promise<void>): Promise<void> {
  let again = false;
  await write(store, async tx => {
    const isKept = again && (await entryById(tx, id)) !== undefined;
    again = true;
    if (!isKept) await work(tx);
  });
}

type Entering = Act & { readonly id: string };

/** Rows and queue side by side, as are all trips to the database that need not wait for each other: the person does. */
async function enter({ store, platform }: Desk, acts: readonly Entering[]): Promise<void> {
  const recordedAt = iso(platform.now());
  const effects = acts.map(({ command, ...act }) => effectOf(store, command, { ...act, recordedAt }));
  const lanes = acts.flatMap(({ command, args }) => [...command.lanes(args), ...(command.needs?.(args) ?? [])]);
  const [{ traces, show }, ahead] = await Promise.all([runFresh(store, effects), aheadOf(store, lanes)]);
  const entries = acts.map(({ command, id, args }, nth) => {
    const { name, version: v } = command;
    const places = { lanes: command.lanes(args), needs: command.needs?.(args) ?? [] };
    return { id, name, v, args, recordedAt, ...places, ...(traces[nth] as Trace) };
  });
  await Promise.all([show(), append(store, entries, ahead)]);
}

type NotSaved = { readonly ok: false; readonly error: DispatchFailure };
type Checked = { readonly ok: true; readonly args: unknown } | NotSaved;

function check(command: Command, args: unknown): Checked {
  const result = safeParse(command.args, storable(args));
  if (result.success) return { ok: true, args: result.output };
  const issues = result.issues.map((issue: BaseIssue<unknown>) => ({
    path: getDotPath(issue) ?? '',
    message: issue.message,
  }));
  return { ok: false, error: { kind: 'invalid', issues } };
}

function notParked(): DispatchResult {
  return { ok: false, error: { kind: 'invalid', issues: [{ path: '', message: 'not_parked' }] } };
}

/** A storage failure is an answer, «not saved»; anything else is a bug and throws. */
async function saved<Result>(desk: Desk, save: () => Promise<Result>): Promise<Result | NotSaved> {
  try {
    return await withRoom(desk, save);
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === null) throw error;
    const failure: DispatchFailure = {
      kind: 'not-saved',
      trouble: trouble === 'quota' || trouble === 'connection-lost' ? trouble : 'unavailable',
    };
    return { ok: false, error: failure };
  }
}

/** What a person does now matters more than what is over (EN12). */
async function withRoom<Result>(desk: Desk, save: () => Promise<Result>): Promise<Result> {
  try {
    return await save();
  } catch (error) {
    if (troubleOf(error) !== 'quota') throw error;
    await makeRoom(desk);
    return await save();
  }
}

/** Control characters and lone surrogates: PostgreSQL stores not all of them, and nobody means to type any (QU3). */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return wellFormed(value.replaceAll(/[^\P{Cc}\n\t]/gu, ''));
  if (Array.isArray(value)) return value.map(storable);
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, storable(inner)]));
  }
  return value;
}

/** `String.prototype.toWellFormed` where the browser has none yet. */
function wellFormed(text: string): string {
  return text.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g, unit => (unit.length === 2 ? unit : '\uFFFD'));
}
