// Keeps what is chosen on this device and what the person chose anywhere the same. A choice made here, in whatever menu,
// is saved for the person; a choice that arrives is taken over here. What nobody ever chose stays the device's. Whoever is about to leave reads
// so above every screen.
import { useMantineColorScheme } from '@mantine/core';
import { Suspense, useEffect } from 'react';
import { useCommand } from '#bridge/use-command.ts';
import { useQuery } from '#bridge/use-query.ts';
import { saveSettings } from '#domain/settings/commands.ts';
import { accountDeletesAt, ownAppearance } from '#domain/settings/queries.ts';
import { useLocaleChoice } from '#i18n/locale-provider.tsx';
import { lazyPiece } from '#ui/lazy-screen.ts';
import { useOwnZone } from './use-own-zone.ts';
import { useShared } from './use-shared.ts';

const LeavingNotice = lazyPiece(() => import('./leaving-notice.tsx').then(module => module.LeavingNotice), 'settings');

export function FollowSettings() {
  const own = useQuery(ownAppearance, null);
  const save = useCommand(saveSettings);
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { locale, setLocale, setZone } = useLocaleChoice();
  useOwnZone();
  const deletesAt = useQuery(accountDeletesAt, null);
  useShared({
    here: colorScheme,
    everywhere: own?.colorScheme,
    take: setColorScheme,
    give: color_scheme => void save({ color_scheme }),
  });
  useShared({
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
