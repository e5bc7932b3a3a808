import * as v from 'valibot';
import { defineCommand, stamps } from '#domain/command.ts';
import { idText } from '#domain/ids.ts';
import { saidText } from '#domain/said.ts';
import { venues } from '#domain/venues/schema.ts';
import { venueVerifications } from './schema.ts';

export const MOST_FILES = 3;

/** Files are there before (`addEvidence`); what is said about them waits for signal like everything else. */
export const requestVerification = defineCommand({
  name: 'request_verification',
  version: 1,
  args: v.object({
    /** Of the venue. */
    id: idText,
    legal_name: v.pipe(v.string(), saidText, v.minLength(2), v.maxLength(200)),
    registration_number: v.pipe(v.string(), saidText, v.minLength(1), v.maxLength(60)),
    website: v.nullable(v.pipe(v.string(), saidText, v.minLength(1), v.maxLength(300))),
    file_ids: v.pipe(v.array(idText), v.maxLength(MOST_FILES)),
  }),
  lanes: args => [`venue:${args.id}`],
  async apply(tx, args, context) {
    const known = await tx.get(venueVerifications, args.id);
    await tx.put(venueVerifications, {
      ...args,
      file_ids: [...args.file_ids].sort(),
      state: 'waiting',
      reason: null,
      version: (known?.version ?? 0) + 1,
      handed_in_at: context.recordedAt,
      ...stamps(known, context),
    });
  },
  describe: async (args, { mirror }) => ({
    subject: (await mirror.table(venues).get(args.id))?.name,
    lines: [args.legal_name],
    editTo: '/venue/venues',
  }),
});
