// Disputes as the platform's people see them: a queue by deadline, one with the evidence of both sides, and the decision. All of
// it online.

import * as v from 'valibot';
import { parsed } from '#domain/answer.ts';
import { attachedMessage, DISPUTE_KINDS, DISPUTE_STATES, OUTCOMES } from '#domain/disputes/schema.ts';
import { idText } from '#domain/ids.ts';
import { CURRENCIES } from '#domain/money.ts';
import { defineOnlineCommand } from '#domain/online-command.ts';
import { reasonText } from '#domain/reason.ts';
import { FAULTS } from '#domain/reliability/schema.ts';
import { REVIEW_SIDES } from '#domain/reviews/schema.ts';
import type { ActResult, Device } from '#sync/index.ts';
import { chosenOf, defineAdminList, sought } from './lists.ts';
import { personName } from './schema.ts';

const SHOWN_DISPUTES = ['waiting', 'decided'] as const;
export type ShownDisputes = (typeof SHOWN_DISPUTES)[number];

const common = {
  id: idText,
  kind: v.picklist(DISPUTE_KINDS),
  state: v.picklist(DISPUTE_STATES),
  answerBy: v.string(),
  decideBy: v.string(),
  outcome: v.nullable(v.picklist(OUTCOMES)),
  decidedMin: v.nullable(v.number()),
  decidedAt: v.nullable(v.string()),
};

const shift = { role: v.string(), venueName: v.string(), startsAt: v.string(), endsAt: v.string(), tz: v.string() };

export const listedDispute = v.object({
  ...common,
  name: personName,
  /** Null: it is about an account. */
  shift: v.nullable(v.object(shift)),
  /** Which admin has taken it. */
  assignee: v.nullable(v.string()),
  key: v.string(),
});
export type ListedDispute = v.InferOutput<typeof listedDispute>;

export const adminDisputes = defineAdminList({
  name: 'admin_disputes',
  filter: v.object({ shown: chosenOf(SHOWN_DISPUTES), search: sought }),
  row: listedDispute,
});

const sideOfDispute = v.object({
  name: personName,
  words: v.nullable(v.string()),
  saidAt: v.nullable(v.string()),
  /** What it wrote when it proposed other hours, before anybody was asked; absent from an older server. */
  hoursReason: v.optional(v.nullable(v.string())),
  /** Of their own messages to the venue those that they attached. */
  messages: v.array(attachedMessage),
  reliability: v.nullable(v.number()),
  /** Before this one. */
  disputes: v.number(),
  facts: v.array(
    v.object({
      kind: v.picklist(['in', 'out', 'break_start', 'break_end']),
      at: v.string(),
      verdict: v.string(),
      reason: v.nullable(v.string()),
      distanceM: v.nullable(v.number()),
      accuracyM: v.nullable(v.number()),
      heardAt: v.string(),
    }),
  ),
});
export type DisputeSide = v.InferOutput<typeof sideOfDispute>;

const LANGUAGES = ['en', 'es', 'fr'] as const;

/** Whose figure decided hours are; else whether it stays. */
const DECISIONS = ['code', 'rockstar', 'venue', 'planned', 'other', 'upheld', 'taken_back'] as const;

const minutes = v.nullable(v.number());
const disputeDetail = v.object({
  ...common,
  version: v.number(),
  openedBy: v.picklist(['rockstar', 'venue', 'clock']),
  openedAt: v.string(),
  reason: v.nullable(v.string()),
  decidedBy: v.nullable(v.string()),
  recordReadAt: v.nullable(v.string()),
  /** What both sides were asked again. */
  question: v.nullable(v.string()),
  askedAt: v.nullable(v.string()),
  /** The reader is part of it and may not decide it. */
  own: v.boolean(),
  /** Which admin has taken it. */
  assignedTo: v.nullable(idText),
  /** Who may decide it. */
  admins: v.array(v.object({ id: idText, name: v.string() })),
  /** In which languages its notices are read: of a venue each once, with somebody who reads it so. */
  readers: v.object({
    rockstar: v.picklist(LANGUAGES),
    venue: v.array(v.object({ lang: v.picklist(LANGUAGES), name: v.string() })),
  }),
  /** Null: it can only be reopened. */
  undoUntil: v.nullable(v.string()),
  /** What was decided of the same kind in twelve weeks. */
  alike: v.object({
    counts: v.array(v.object({ decision: v.picklist(DECISIONS), n: v.number() })),
    newest: v.array(
      v.object({
        id: idText,
        decision: v.picklist(DECISIONS),
        decidedMin: v.nullable(v.number()),
        decidedAt: v.string(),
        name: personName,
      }),
    ),
  }),
  shift: v.nullable(
    v.object({
      ...shift,
      breakMin: v.number(),
      rateMinor: v.number(),
      currency: v.picklist(CURRENCIES),
      plannedMin: v.number(),
    }),
  ),
  rockstar: sideOfDispute,
  /** Null: of an account there is no other side. */
  venue: v.nullable(sideOfDispute),
  codeMin: minutes,
  rockstarMin: minutes,
  venueMin: minutes,
  /** Exported hours stay as they are. */
  locked: v.boolean(),
  fault: v.nullable(v.picklist(FAULTS)),
  points: v.nullable(v.number()),
  minutes,
  review: v.optional(
    v.object({
      by: v.picklist(REVIEW_SIDES),
      stars: v.number(),
      words: v.nullable(v.string()),
      reply: v.nullable(v.string()),
      /** A part of the words; null: all of it. */
      marked: v.nullable(v.string()),
      hidden: v.boolean(),
    }),
  ),
  strikes: v.optional(
    v.object({
      userId: idText,
      /** The newest first. */
      events: v.array(
        v.object({
          kind: v.picklist(FAULTS),
          points: v.number(),
          /** That stand. */
          strikes: v.number(),
          minutes,
          at: v.string(),
          tz: v.string(),
          venueName: v.string(),
        }),
      ),
    }),
  ),
  suspension: v.optional(
    v.object({
      userId: idText,
      suspended: v.boolean(),
      since: v.nullable(v.string()),
      until: v.nullable(v.string()),
      reason: v.nullable(v.string()),
    }),
  ),
});
export type DisputeDetail = v.InferOutput<typeof disputeDetail>;

/** Null: there is none with this id. */
export async function adminDispute(device: Device, id: string): Promise<ActResult<DisputeDetail | null>> {
  return parsed(await device.call('admin_dispute', { p_id: id }), v.nullable(disputeDetail));
}

const colleagues = v.array(v.object({ name: v.string(), since: v.string() }));
export type Colleague = v.InferOutput<typeof colleagues>[number];

/** Says that one has it open, and who else has. */
export async function lookAtDispute(device: Device, id: string): Promise<ActResult<readonly Colleague[]>> {
  return parsed(await device.call('look_at_dispute', { p_id: id }), colleagues);
}

const recordSchema = v.object({
  phone: v.nullable(v.string()),
  rateMinor: v.nullable(v.number()),
  currency: v.nullable(v.picklist(CURRENCIES)),
  /** From home to the venue; null where either is not known. */
  homeKm: v.nullable(v.number()),
  messages: v.array(
    v.object({
      id: idText,
      side: v.picklist(REVIEW_SIDES),
      name: v.nullable(personName),
      content: v.string(),
      at: v.string(),
      deleted: v.boolean(),
    }),
  ),
});
export type DisputeRecord = v.InferOutput<typeof recordSchema>;

const recordArgs = v.object({ id: idText, reason: reasonText });

/** What is private of a dispute; that it was read is written down and told. */
export const readDisputeRecord = {
  name: 'read_dispute_record',
  args: recordArgs,
  async run(device: Device, { id, reason }: v.InferOutput<typeof recordArgs>): Promise<ActResult<DisputeRecord>> {
    return parsed(await device.call('read_dispute_record', { p_id: id, p_reason: reason }), recordSchema);
  },
};

/** What was seen: words may have come since, or a colleague's decision. */
const seen = { id: idText, version: v.number() };

export const decideDispute = defineOnlineCommand({
  name: 'decide_dispute',
  version: 1,
  args: v.object({
    ...seen,
    outcome: v.picklist(['hours', 'upheld', 'taken_back']),
    minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1440))),
    reason: reasonText,
    /** Of the reason. */
    lang: v.picklist(LANGUAGES),
  }),
});

export const reopenDispute = defineOnlineCommand({
  name: 'reopen_dispute',
  version: 1,
  args: v.object({ ...seen, reason: reasonText }),
});

/** Once; they have three days anew, and the platform five. */
export const askSidesAgain = defineOnlineCommand({
  name: 'ask_sides_again',
  version: 1,
  args: v.object({ ...seen, question: reasonText, lang: v.picklist(LANGUAGES) }),
});

export const assignDispute = defineOnlineCommand({
  name: 'assign_dispute',
  version: 1,
  args: v.object({ id: idText, to: v.nullable(idText) }),
});

/** In the quarter of an hour after it, before a side has opened what tells of it. */
export const undoDecision = defineOnlineCommand({ name: 'undo_decision', version: 1, args: v.object(seen) });
