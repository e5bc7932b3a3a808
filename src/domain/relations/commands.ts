// Favourite, block, or neither. A block answers what waits between the two; what is booked stays, and leaving it is an
// act of its own.

import * as v from 'valibot';
import { nameOf } from '#domain/about.ts';
import { isLive } from '#domain/applications/rules.ts';
import { applications } from '#domain/applications/schema.ts';
import { defineCommand, stamps, written } from '#domain/command.ts';
import { idText, type ProfileId, relationId } from '#domain/ids.ts';
import { endInvitations } from '#domain/invitations/end.ts';
import { workInvitations } from '#domain/invitations/schema.ts';
import { noteText } from '#domain/reason.ts';
import { SIDES } from '#domain/side.ts';
import { isOpenTransfer } from '#domain/transfers/rules.ts';
import { transfers } from '#domain/transfers/schema.ts';
import { newVenueLane } from '#domain/venues/lanes.ts';
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
  needs: args => [newVenueLane(args.venue_id)],
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
async function part(tx: MirrorTx, args: SetRelationArgs, { userId, recordedAt: at }: CommandContext): Promise<void> {
  const byVenue = args.side === 'venue';
  const isTheirs = (row: { readonly venue_id: string }) => row.venue_id === args.venue_id;
  const decided = byVenue
    ? { decided_by: userId as ProfileId, decided_at: at }
    : { decided_by: null, decided_at: null };
  for (const application of (await tx.where(applications, 'worker_id', args.worker_id)).filter(isTheirs)) {
    if (!isLive(application.status)) continue;
    const no = application.status === 'offered' ? 'closed' : 'rejected';
    await tx.patch(applications, application.id, {
      status: byVenue ? no : 'withdrawn',
      ...decided,
      waitlist_pos: null,
      version: application.version + 1,
      updated_at: at,
    });
  }
  const invited = (await tx.where(workInvitations, 'worker_id', args.worker_id)).filter(isTheirs);
  await endInvitations(tx, invited, { status: byVenue ? 'revoked' : 'declined', at });
  for (const transfer of (await tx.where(transfers, 'worker_id', args.worker_id)).filter(isTheirs)) {
    // Of one that the colleague has not answered the venue does not know.
    if (byVenue ? transfer.status !== 'agreed' : !isOpenTransfer(transfer.status)) continue;
    const status = byVenue ? 'refused' : 'declined';
    await tx.patch(transfers, transfer.id, { status, version: transfer.version + 1, updated_at: at });
  }
}
