// Lets the frame of a page read the mirror without carrying the database's code: the reader loads once the engine has
// opened the mirror, and the frame is drawn without its answer until then.
import { type ComponentType, lazy, Suspense } from 'react';
import { useDevice } from './device-context.tsx';
import type { Query } from './use-query.ts';
import { useReadable } from './use-readable.ts';

interface MirrorValueProps<Value> {
  readonly query: Query<null, Value>;
  /** Hears every answer, and of whose mirror. Keep it stable: it is called again when it changes. */
  readonly onValue: (value: Value, userId: string) => void;
}

const MirrorReader = lazy(async () => ({ default: (await import('./mirror-reader.tsx')).MirrorReader }));

/** Draws nothing. Silent while nobody is signed in. */
export function MirrorValue<Value>(props: MirrorValueProps<Value>) {
  const mirror = useReadable(useDevice().mirror);
  if (mirror === null) return null;
  const Reader = MirrorReader as ComponentType<MirrorValueProps<Value> & { readonly userId: string }>;
  return (
    <Suspense fallback={null}>
      {/* Another person's reader starts afresh: a live query keeps its last answer. */}
      <Reader key={mirror.userId} userId={mirror.userId} {...props} />
    </Suspense>
  );
}
