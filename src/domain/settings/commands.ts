import * as v from 'valibot';
import { defineCommand } from '#domain/command.ts';
import { ownRole } from '#domain/profiles/queries.ts';
import { LOCALES } from '#domain/profiles/schema.ts';
import { timeText } from '#domain/time.ts';
import { COLOR_SCHEMES, DEFAULT_SETTINGS, TIME_ZONES, userSettings } from './schema.ts';

const saveSettingsArgs = v.object({
  email: v.exactOptional(v.boolean()),
  push: v.exactOptional(v.boolean()),
  sms: v.exactOptional(v.boolean()),
  marketing: v.exactOptional(v.boolean()),
  quiet_from: v.exactOptional(v.nullable(timeText)),
  quiet_until: v.exactOptional(v.nullable(timeText)),
  color_scheme: v.exactOptional(v.picklist(COLOR_SCHEMES)),
  language: v.exactOptional(v.picklist(LOCALES)),
  time_zone: v.exactOptional(v.picklist(TIME_ZONES)),
});

export type SaveSettingsArgs = v.InferOutput<typeof saveSettingsArgs>;

/** Only the settings named are changed. */
export const saveSettings = defineCommand({
  name: 'save_settings',
  version: 1,
  args: saveSettingsArgs,
  lanes: () => ['settings:own'],
  async apply(tx, args, context) {
    const known = await tx.get(userSettings, context.userId);
    const before = known ?? { ...DEFAULT_SETTINGS, id: context.userId, row_xid: '0', created_at: context.recordedAt };
    // Consent counts from when it was first given, and ends with it.
    const consent = args.marketing === false ? null : (before.marketing_at ?? context.recordedAt);
    await tx.put(userSettings, {
      ...before,
      ...args,
      marketing_at: args.marketing === undefined ? before.marketing_at : consent,
      updated_at: context.recordedAt,
    });
  },
  describe: async (_args, { mirror }) => ({
    editTo: (await ownRole(mirror)) === 'venue' ? '/venue/profile' : '/rockstar/profile',
  }),
});
