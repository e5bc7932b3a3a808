// What a person changes about themselves. Only the fields named are changed, so that two devices that edit different
// fields do not undo each other.

import * as v from 'valibot';
import { defineCommand, given } from '#domain/command.ts';
import { saidText } from '#domain/said.ts';
import { ownRole } from './queries.ts';
import { LOCALES, type ProfilePrivateRow, type ProfileRow, profilePrivate, profiles } from './schema.ts';

const editProfileArgs = v.object({
  name: v.optional(v.pipe(v.string(), saidText, v.minLength(2), v.maxLength(100))),
  bio: v.optional(v.nullable(v.pipe(v.string(), saidText, v.maxLength(2000)))),
  location: v.optional(v.nullable(v.pipe(v.string(), saidText, v.maxLength(200)))),
  skills: v.optional(v.pipe(v.array(v.string()), v.maxLength(30))),
  discoverable: v.optional(v.boolean()),
  phone: v.optional(v.nullable(v.pipe(v.string(), saidText, v.maxLength(40)))),
  minimum_hourly_rate: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)))),
  home_lat: v.optional(v.nullable(v.pipe(v.number(), v.minValue(-90), v.maxValue(90)))),
  home_lng: v.optional(v.nullable(v.pipe(v.number(), v.minValue(-180), v.maxValue(180)))),
  areas: v.optional(v.pipe(v.array(v.string()), v.maxLength(50))),
  locale: v.optional(v.picklist(LOCALES)),
  tz: v.optional(v.string()),
  onboarding_done: v.optional(v.boolean()),
});
export type EditProfileArgs = v.InferOutput<typeof editProfileArgs>;

export const editProfile = defineCommand({
  name: 'edit_profile',
  version: 1,
  args: editProfileArgs,
  lanes: () => ['profile:own'],
  async apply(tx, args, context) {
    const publicFields: Partial<ProfileRow> = {
      ...picked(args, ['name', 'bio', 'location', 'skills', 'discoverable']),
      ...(args.onboarding_done === true ? { onboarding_done_at: context.recordedAt } : {}),
    };
    const ownFields: Partial<ProfilePrivateRow> = picked(args, [
      'phone',
      'minimum_hourly_rate',
      'home_lat',
      'home_lng',
      'areas',
      'locale',
      'tz',
    ]);
    if (Object.keys(publicFields).length > 0) await tx.patch(profiles, context.userId, publicFields);
    if (Object.keys(ownFields).length > 0) await tx.patch(profilePrivate, context.userId, ownFields);
  },
  describe: async (args, { mirror }) => ({
    lines: args.name === undefined ? [] : [args.name],
    editTo: (await ownRole(mirror)) === 'venue' ? '/venue/profile' : '/rockstar/profile',
  }),
});

/** The named keys that are really there: an absent one must not overwrite. */
function picked<Key extends keyof EditProfileArgs>(
  args: EditProfileArgs,
  keys: readonly Key[],
): { [Field in Key]?: Exclude<EditProfileArgs[Field], undefined> } {
  return given(Object.fromEntries(keys.map(key => [key, args[key]])) as Pick<EditProfileArgs, Key>);
}
