import type { ComponentProps } from 'react';
import { InstallPanel } from '#features/onboarding/install-panel.tsx';
import { FirstHourPanel } from '#features/venues/first-hour-panel.tsx';

/** What stands on Tonight until it is done or read. */
export function VenueFirstHour({ own }: ComponentProps<typeof FirstHourPanel>) {
  return (
    <>
      <FirstHourPanel own={own} />
      <InstallPanel />
    </>
  );
}
