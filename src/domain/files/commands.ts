// The photo of a person and of a venue. It travels as a command, so it waits for signal like everything else; it was made
// small before.
import * as v from 'valibot';
import { defineCommand } from '#domain/command.ts';
import { idText } from '#domain/ids.ts';
import { ownRole } from '#domain/profiles/queries.ts';
import { profiles } from '#domain/profiles/schema.ts';
import { venues } from '#domain/venues/schema.ts';
import type { CommandContext, MirrorTx } from '#sync/index.ts';
import { PHOTO_BYTES, typeOfPicture } from './content.ts';
import { files } from './schema.ts';

const MOST_LETTERS = (PHOTO_BYTES / 3) * 4;

const picture = v.pipe(
  v.string(),
  v.maxLength(MOST_LETTERS),
  v.base64(),
  v.check(content => typeOfPicture(content) !== null),
);

const photoFields = {
  /** A new one for each photo. */
  id: idText,
  /** Null: none any more. */
  content: v.nullable(picture),
};

interface Photo {
  readonly id: string;
  readonly content: string | null;
}

interface Holder {
  readonly person_id: string | null;
  readonly venue_id: string | null;
}

/** The photo takes the place of the one before. */
async function putPhoto(tx: MirrorTx, { id, content }: Photo, holder: Holder & CommandContext): Promise<void> {
  const { person_id, venue_id, recordedAt } = holder;
  const before =
    person_id === null
      ? await tx.where(files, 'venue_id', venue_id ?? '')
      : await tx.where(files, 'person_id', person_id);
  for (const file of before) await tx.remove(files, file.id);
  const type = content === null ? null : typeOfPicture(content);
  if (content === null || type === null) return;
  const stamps = { row_xid: '0', created_at: recordedAt, updated_at: recordedAt };
  await tx.put(files, { id, person_id, venue_id, kind: 'photo', type, content, ...stamps });
}

export const setPhoto = defineCommand({
  name: 'set_photo',
  version: 1,
  args: v.object(photoFields),
  lanes: () => ['photo:own'],
  async apply(tx, args, context) {
    await putPhoto(tx, args, { ...context, person_id: context.userId, venue_id: null });
    await tx.patch(profiles, context.userId, { profile_image: args.content === null ? null : args.id });
  },
  describe: async (_args, { mirror }) => ({
    editTo: (await ownRole(mirror)) === 'venue' ? '/venue/profile' : '/rockstar/profile',
  }),
});

export const setVenuePhoto = defineCommand({
  name: 'set_venue_photo',
  version: 1,
  args: v.object({ venue_id: idText, ...photoFields }),
  lanes: args => [`venue:${args.venue_id}`],
  async apply(tx, args, context) {
    await putPhoto(tx, args, { ...context, person_id: null, venue_id: args.venue_id });
    await tx.patch(venues, args.venue_id, { photo: args.content === null ? null : args.id });
  },
  describe: async (args, { mirror }) => ({
    subject: (await mirror.table(venues).get(args.venue_id))?.name,
    editTo: '/venue/venues',
  }),
});
