// Deciding the platform's figures, by super admins and online: the next version, or taking back one that is not in force yet.

import * as v from 'valibot';
import { idText } from '#domain/ids.ts';
import { defineOnlineCommand } from '#domain/online-command.ts';
import { FIGURE_NAMES, type FigureName } from '#domain/platform/figures.ts';
import { reasonText } from '#domain/reason.ts';
import { whole } from '#domain/whole.ts';
import type { Device } from '#sync/index.ts';

const figure = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const floors = v.record(
  v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
);

export const rulesVersionSchema = v.object({
  id: idText,
  version: whole,
  validFrom: v.string(),
  withdrawnAt: v.nullable(v.string()),
  by: v.nullable(v.string()),
  why: v.nullable(v.string()),
  /** Places to come that keep it. */
  bookings: v.number(),
  /** What it changed, as it was and as it became; the first changed nothing. */
  before: v.record(v.string(), v.union([v.number(), floors])),
  after: v.record(v.string(), v.union([v.number(), floors])),
});
export type RulesVersion = v.InferOutput<typeof rulesVersionSchema>;

const saving = defineOnlineCommand({
  name: 'save_platform_rules',
  version: 1,
  args: v.object({
    id: idText,
    /** The version that was seen as the newest. */
    follows: whole,
    /** Null: from now. */
    valid_from: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
    ...(Object.fromEntries(FIGURE_NAMES.map(name => [name, figure])) as Record<FigureName, typeof figure>),
    floors,
    why: reasonText,
  }),
});

const withdrawing = defineOnlineCommand({
  name: 'withdraw_platform_rules',
  version: 1,
  args: v.object({ id: idText }),
});

/** The next sync brings it to everybody; to this device it comes at once. */
function thenSynced<Command extends typeof saving | typeof withdrawing>(command: Command): Command {
  return {
    ...command,
    async run(device: Device, args: never) {
      const answer = await command.run(device, args);
      if (answer.ok) device.syncNow();
      return answer;
    },
  };
}

export const savePlatformRules: typeof saving = thenSynced(saving);
export const withdrawPlatformRules: typeof withdrawing = thenSynced(withdrawing);
