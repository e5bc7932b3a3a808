// How the app looks and speaks follows the person from device to device. Draws nothing but a farewell; the code that reads and saves the
// choice is loaded once the first screen has been drawn.
import { useMantineColorScheme } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useDevice } from '#bridge/device-context.tsx';
import { firstAnswers } from '#bridge/first-answers.ts';
import { useReadable } from '#bridge/use-readable.ts';
import { useLocaleChoice } from '#i18n/locale-provider.tsx';
import { lazyPiece } from '#ui/lazy-screen.ts';

const FollowSettings = lazyPiece(async () => {
  await firstAnswers();
  return (await import('./follow-settings.tsx')).FollowSettings;
});

export function FollowSettingsPanel() {
  const mirror = useReadable(useDevice().mirror);
  // Another person's choice starts afresh.
  return mirror === null ? null : <FromHere key={mirror.userId} />;
}

/** Whoever is quick chooses before the code that saves is here: what the device had as this person came is what a choice is told by. */
function FromHere() {
  const { colorScheme } = useMantineColorScheme();
  const { locale } = useLocaleChoice();
  const [began] = useState({ colorScheme, locale });
  return (
    <Suspense fallback={null}>
      <FollowSettings began={began} />
    </Suspense>
  );
}
