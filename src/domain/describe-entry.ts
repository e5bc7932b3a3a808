// What a change that waits in the outbox is about, in words. Each command describes itself; this finds the command and trusts
// stored arguments only as far as their schema does.

import { safeParse } from 'valibot';
import type { Mirror, OutboxEntry } from '#sync/index.ts';
import { catalogue } from './catalogue.ts';
import type { DescribedCommand, EntryWords, Instead } from './command.ts';
import { lanesOf } from './entry-lanes.ts';
import { writtenWords } from './own-words.ts';
import { isOver, isStale } from './refusals.ts';
import { runsVenue } from './venues/queries.ts';

/** What words there must be under `shifts.outbox`. */
export type EntryAct = (typeof catalogue.commands)[number]['acts'][number];

/** The words of the person's language, those for the acts among them. */
export interface OutboxWords extends EntryWords {
  /** 'Book: Bartender, Night Heron'; without a subject only the act. */
  title(act: EntryAct, subject: string | null): string;
}

export interface EntryDescription {
  readonly title: string;
  readonly lines: readonly string[];
  /** What the person wrote and title and lines do not say. */
  readonly written: readonly string[];
  /** The screen on which it can be put right; null when there is nothing to edit. */
  readonly editTo: string | null;
  /** Null: it can be sent again. */
  readonly over: { readonly instead: Instead | null } | null;
}

const commands: readonly DescribedCommand<unknown, EntryAct>[] = catalogue.commands;

/** Null when this version of the app does not know the command, or not with such arguments. */
export async function describeEntry(
  entry: OutboxEntry,
  mirror: Mirror,
  words: OutboxWords,
): Promise<EntryDescription | null> {
  const command = commands.find(({ name }) => name === entry.name);
  if (command === undefined) return null;
  const args = safeParse(command.args, entry.args);
  if (!args.success) return null;
  const described = await command.describe(args.output, { mirror, words });
  // A post from nowhere, or of a venue that is paused: that comes first.
  const elsewhere = entry.code === 'place_missing' || entry.code === 'venue_paused';
  const { editTo = null, instead = null } = described;
  const { lanes, needs } = lanesOf(entry);
  const first = await refusedFirst(entry, [...lanes, ...needs], mirror);
  // What it depends on is put right where that was written.
  const firstTo = first === undefined ? null : ((await describeEntry(first, mirror, words))?.editTo ?? null);
  // Without what it needs its own form has nothing to stand on.
  const ownTo = first !== undefined && sharesLane(first, needs) ? null : editTo;
  const formTo = (await isTakenAway(entry, args.output, mirror)) ? null : (ownTo ?? firstTo);
  // A venue that is late may raise its places; who applies too late does not get one.
  const over = isOver(entry.code) || (entry.code === 'too_late' && instead !== null);
  const title = words.title(described.act ?? command.acts[0], described.subject ?? null);
  const { lines = [] } = described;
  const isSaid = (written: string) => [title, ...lines].some(line => line.includes(written));
  return {
    title,
    lines,
    written: [...new Set(writtenWords(command.args, args.output))].filter(written => !isSaid(written)),
    editTo: elsewhere && instead === null ? '/venue/venues' : formTo,
    over: over ? { instead } : isStale(entry.code) || first !== undefined ? { instead: null } : null,
  };
}

/** Written for a venue that the person decides for no longer: there is no form to put it right in. */
async function isTakenAway({ code }: OutboxEntry, args: unknown, mirror: Mirror): Promise<boolean> {
  if (code !== 'not_allowed') return false;
  const { venue_id: venueId } = args as { readonly venue_id?: unknown };
  return typeof venueId === 'string' && !(await runsVenue(mirror, { venueId }));
}

/** What has to be put right before this, which was refused because of it, can be sent again. */
async function refusedFirst(
  entry: OutboxEntry,
  lanes: readonly string[],
  mirror: Mirror,
): Promise<OutboxEntry | undefined> {
  if (entry.code !== 'depends_on_refused') return undefined;
  const parked = (await mirror.outbox()).filter(({ state, code }) => state === 'parked' && code !== entry.code);
  return parked.find(other => sharesLane(other, lanes));
}

function sharesLane(entry: OutboxEntry, lanes: readonly string[]): boolean {
  return lanesOf(entry).lanes.some(lane => lanes.includes(lane));
}
