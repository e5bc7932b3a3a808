// Around a portal's screens: photos stand where initials do. Draws nothing; what reads them is loaded once the first screen
// has been drawn.
import { Suspense } from 'react';
import { useDevice } from '#bridge/device-context.tsx';
import { firstAnswers } from '#bridge/first-answers.ts';
import { useReadable } from '#bridge/use-readable.ts';
import { lazyPiece } from '#ui/lazy-screen.ts';

const ReadPhotos = lazyPiece(async () => {
  await firstAnswers();
  return (await import('./read-photos.tsx')).ReadPhotos;
});

export function PhotosPanel() {
  const mirror = useReadable(useDevice().mirror);
  if (mirror === null) return null;
  return (
    <Suspense fallback={null}>
      {/* Nothing of another person's is kept. */}
      <ReadPhotos key={mirror.userId} />
    </Suspense>
  );
}
