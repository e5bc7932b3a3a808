import { useEffect } from 'react';
import { useDevice } from '#bridge/device-context.tsx';
import { useQuery } from '#bridge/use-query.ts';
import { readPhotos } from '#domain/files/online.ts';
import { knownPhotos } from '#domain/files/queries.ts';
import { servePhotos, tellPhotos } from '#ui/photos.ts';

/** Tells what this device knows of photos, and reads the others while they are shown. */
export function ReadPhotos() {
  const device = useDevice();
  const known = useQuery(knownPhotos, null);
  useEffect(
    () =>
      servePhotos(async ids => {
        const answer = await readPhotos(device, ids);
        return answer.ok ? answer.value : null;
      }),
    [device],
  );
  useEffect(() => {
    if (known !== undefined) tellPhotos(new Map(known.holders), new Map(known.here));
  }, [known]);
  return null;
}
