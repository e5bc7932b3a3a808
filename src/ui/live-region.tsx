import { VisuallyHidden } from '@mantine/core';

interface LiveRegionProps {
  readonly message: string | null;
  /** Grows with every announcement, so that the same words can be said twice. */
  readonly nth: number;
}

/** Says its message to screen readers when there is a pause, and draws nothing. Stays mounted while its message changes. */
export function LiveRegion({ message, nth }: LiveRegionProps) {
  return (
    <VisuallyHidden role="status" aria-live="polite" aria-atomic="true" data-aloud>
      <span key={nth}>{message}</span>
    </VisuallyHidden>
  );
}
