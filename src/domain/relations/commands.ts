// Favourite, block, or neither. A block answers what waits between the two; what is booked stays, and leaving it is an
// act of its own.

import * as v from 'valibot';
import { nameOf } from '#domain/about.ts';
import { isLive } from '#domain/applications/rules.ts';
import { applications } from '#domain/applications/schema.ts';
import { defineCommand, stamps, written } from '#domain/command.ts';
import { idText, relationId } from '#domain/ids.ts';
import { noteText } from '#domain/reason.ts';
import { SIDES } from '#domain/side.ts';
import { venues } from '#domain/venues/schema.ts';
import type { CommandContext, MirrorTx } from '#sync/index.ts';
import { RELATION_KINDS, relations } from './schema.ts';

const setRelationArgs = v.object({
  venue_id: idText,
  worker_id: idText,
  /** Whose opinion it is. */
  side: v.picklist(SIDES),
  kind: v.picklist([...RELATION_KINDS, 'neutral']),
  note: v.optional(v.nullable(noteText)),
});
export type SetRelationArgs = v.InferOutput<typeof setRelationArgs>;

export const setRelation = defineCommand({
  name: 'set_relation',
  acts: ['set_favourite', 'set_blocked', 'set_neutral'],
  version: 1,
  args: setRelationArgs,
  lanes: args => [`relation:${relationId(args)}`],
  async apply(tx, args, context) {
    const id = relationId(args);
    if (args.kind === 'neutral') {
      await tx.remove(relations, id);
      return;
    }
    const known = await tx.get(relations, id);
    await tx.put(relations, {
      ...known,
      id,
      venue_id: args.venue_id,
      worker_id: args.worker_id,
      set_by_side: args.side,
      kind: args.kind,
      note: written(args.note, known?.note),
      ...stamps(known, context),
    });
    if (args.kind === 'blocked') await part(tx, args, context);
  },
  async describe(args, { mirror }) {
    const subject =
      args.side === 'venue'
        ? await nameOf(mirror, args.worker_id)
        : (await mirror.table(venues).get(args.venue_id))?.name;
    return { act: `set_${args.kind}`, subject };
  },
});

/** What waits between the two is answered. */
async function part(tx: MirrorTx, args: SetRelationArgs, context: CommandContext): Promise<void> {
  for (const application of await tx.where(applications, 'worker_id', args.worker_id)) {
    if (application.venue_id !== args.venue_id || !isLive(application.status)) continue;
    const no = application.status === 'offered' ? 'closed' : 'rejected';
    await tx.patch(applications, application.id, {
      status: args.side === 'rockstar' ? 'withdrawn' : no,
      waitlist_pos: null,
      version: application.version + 1,
      updated_at: context.recordedAt,
    });
  }
}
