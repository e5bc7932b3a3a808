// Keeps what is chosen on this device and what the person chose anywhere the same. A choice made here, in whatever menu,
// is saved for the person; a choice that arrives is taken over here. What nobody ever chose stays the device's. Whoever is about to leave reads
// so above every screen.
import { useMantineColorScheme } from '@mantine/core';
import { Suspense, useCallback, useEffect, useRef } from 'react';
import { ownPushAddress } from '#bridge/push-subscription.ts';
import { useCommand } from '#bridge/use-command.ts';
import { useOffline } from '#bridge/use-offline.ts';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useQuery } from '#bridge/use-query.ts';
import { turnOnPush } from '#domain/notifications/online.ts';
import { saveSettings } from '#domain/settings/commands.ts';
import { noteLanguage, noteTimeZone } from '#domain/settings/online.ts';
import { accountDeletesAt, languageToTell, ownAppearance, zoneToTell } from '#domain/settings/queries.ts';
import type { ColorScheme } from '#domain/settings/schema.ts';
import { directionOf, type SharedChoice } from '#domain/settings/shared-choice.ts';
import type { Locale } from '#i18n/locale.ts';
import { useLocaleChoice } from '#i18n/locale-provider.tsx';
import { useDeviceZone } from '#i18n/use-device-zone.ts';
import { lazyPiece } from '#ui/lazy-screen.ts';

const LeavingNotice = lazyPiece(() => import('./leaving-notice.tsx').then(module => module.LeavingNotice), 'settings');

interface FollowSettingsProps {
  /** What the device had as this person came. */
  readonly began: { readonly colorScheme: ColorScheme; readonly locale: Locale };
}

export function FollowSettings({ began }: FollowSettingsProps) {
  const own = useQuery(ownAppearance, null);
  const save = useCommand(saveSettings);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { locale, setLocale, setZone } = useLocaleChoice();
  useOwnZone();
  useOwnLanguage(locale);
  useOwnPush();
  const deletesAt = useQuery(accountDeletesAt, null);
  useShared({
    began: began.colorScheme,
    here: colorScheme,
    everywhere: own?.colorScheme,
    take: setColorScheme,
    give: color_scheme => void save({ color_scheme }),
  });
  useShared({
    began: began.locale,
    here: locale,
    everywhere: own?.language,
    take: setLocale,
    give: language => void save({ language }),
  });
  // Chosen in the settings alone, so it is only taken over.
  const timeZone = own?.timeZone;
  useEffect(() => {
    if (timeZone !== undefined) setZone(timeZone);
  }, [timeZone, setZone]);
  if (deletesAt == null) return null;
  return (
    <Suspense fallback={null}>
      <LeavingNotice deletesAt={deletesAt} />
    </Suspense>
  );
}

/** Who leaves the zone to the device has quiet hours by its clock. */
function useOwnZone(): void {
  const deviceZone = useDeviceZone();
  const { run } = useOnlineAct(noteTimeZone);
  const tell = useCallback((zone: string) => run({ zone }), [run]);
  useTold(useQuery(zoneToTell, { deviceZone }), tell);
}

/** Who never chose a language is written to in that of their device. */
function useOwnLanguage(spoken: Locale): void {
  const { run } = useOnlineAct(noteLanguage);
  const tell = useCallback((language: Locale) => run({ language }), [run]);
  useTold(useQuery(languageToTell, { spoken }), tell);
}

/** The server is told of each value once in a run of the app, when what it knows is another one: two devices that differ must not answer one another. */
function useTold<Value extends string>(
  value: Value | null | undefined,
  tell: (value: Value) => Promise<{ readonly ok: boolean }>,
): void {
  const offline = useOffline();
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (value == null || offline || told.current === value) return;
    told.current = value;
    void tell(value).then(answer => {
      if (!answer.ok) told.current = null;
    });
  }, [value, offline, tell]);
}

interface Shared<Value> extends Omit<SharedChoice<Value>, 'before'> {
  readonly began: Value;
  readonly take: (value: Value) => void;
  readonly give: (value: Value) => void;
}

function useShared<Value>(shared: Shared<Value>): void {
  const { began, here, everywhere } = shared;
  const latest = useRef(shared);
  useEffect(() => {
    latest.current = shared;
  });
  const before = useRef(began);
  useEffect(() => {
    const direction = directionOf({ before: before.current, here, everywhere });
    before.current = here;
    if (direction === 'give') latest.current.give(here);
    else if (direction === 'take' && everywhere != null) latest.current.take(everywhere);
  }, [here, everywhere]);
}

/** A device that is told things belongs to a sign-in: after the next one on the same device the server has forgotten it, so each run of the app says once that it is still there. */
function useOwnPush(): void {
  const { run } = useOnlineAct(turnOnPush);
  const offline = useOffline();
  const told = useRef(false);
  useEffect(() => {
    if (offline || told.current) return;
    told.current = true;
    void ownPushAddress()
      .then(address => (address === null ? null : run(address)))
      .then(answer => {
        told.current = answer?.ok !== false;
      });
  }, [offline, run]);
}
