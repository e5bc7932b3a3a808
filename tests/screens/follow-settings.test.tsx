// What a device says of itself for its person, so that they are written to as they read.

import { expect, it } from 'vitest';
import { type ProfilePrivateRow, profilePrivate } from '#domain/profiles/schema.ts';
import { type UserSettingsRow, userSettings } from '#domain/settings/schema.ts';
import { FollowSettings } from '#features/settings/follow-settings.tsx';
import { inHours } from '#tests/domain/more-rows.ts';
import { WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';

const began = { colorScheme: 'auto', locale: 'en' } as const;

/** The device speaks English; her mails would come in French. */
async function rosaWrittenInFrench(language: 'fr' | null) {
  const rosa = await personAt(WORKER, { note_language: null, note_time_zone: null });
  await rosa.holds(profilePrivate, {
    ...{
      id: WORKER,
      email: 'rosa@example.com',
      phone: null,
      minimum_hourly_rate: null,
      home_lat: null,
      home_lng: null,
    },
    ...{ areas: [], suspended_until: null, suspended_reason: null, locale: 'fr', tz: 'auto', deletes_at: null },
    ...{ row_xid: '1', updated_at: inHours(-9) },
  } as ProfilePrivateRow);
  const ways = { email: true, push: true, sms: false, marketing: false, marketing_at: null };
  await rosa.holds(userSettings, {
    ...{ id: WORKER, ...ways, quiet_from: null, quiet_until: null, color_scheme: 'auto', language, time_zone: 'auto' },
    ...{ row_xid: '1', created_at: inHours(-9), updated_at: inHours(-9) },
  } as UserSettingsRow);
  rosa.sees(<FollowSettings began={began} />);
  await expect.poll(() => rosa.server.asked.map(([name]) => name)).toContain('note_time_zone');
  return rosa.server.asked.filter(([name]) => name === 'note_language');
}

it('who never chose a language is written to in that of their device', async () => {
  expect(await rosaWrittenInFrench(null)).toEqual([['note_language', { p_language: 'en' }]]);
});

it('who chose one keeps it', async () => {
  expect(await rosaWrittenInFrench('fr')).toEqual([]);
});
