import type { ComponentProps } from 'react';
import { FillGapPanel } from '#features/applications/fill-gap-panel.tsx';
import { CoverWayPanel } from '#features/covers/cover-way-panel.tsx';

/** What fills a gap of tonight. */
export function GapPanel({ shift, ...how }: Omit<ComponentProps<typeof FillGapPanel>, 'cover'>) {
  return <FillGapPanel shift={shift} {...how} cover={lit => <CoverWayPanel shift={shift} lit={lit} />} />;
}
