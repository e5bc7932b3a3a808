// Reminds of one's shifts while the app is open, without signal too. Draws nothing; what reads and says them is loaded once the
// first screen has been drawn.
import { Suspense } from 'react';
import { useDevice } from '#bridge/device-context.tsx';
import { firstAnswers } from '#bridge/first-answers.ts';
import { useReadable } from '#bridge/use-readable.ts';
import { lazyPiece } from '#ui/lazy-screen.ts';

const SayReminders = lazyPiece(async () => {
  await firstAnswers();
  return (await import('./say-reminders.tsx')).SayReminders;
}, 'portal');

export function RemindersPanel() {
  const mirror = useReadable(useDevice().mirror);
  if (mirror === null) return null;
  return (
    <Suspense fallback={null}>
      <SayReminders key={mirror.userId} />
    </Suspense>
  );
}
