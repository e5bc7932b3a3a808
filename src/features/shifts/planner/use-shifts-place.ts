// Which week and view of the shifts is shown, outliving a detail that is opened over it. What the address names is what is shown, also once
// somebody changes the view, or goes back to an address that names another.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { ShiftsPlace } from './venue-shifts-screen.tsx';

export function useShiftsPlace(): readonly [ShiftsPlace, (place: ShiftsPlace) => void] {
  const { view } = useSearch({ from: '/venue/shifts' });
  const named = view === 'hours' ? undefined : view;
  const navigate = useNavigate();
  const [place, setPlace] = useState<ShiftsPlace>({ monday: null, view: named ?? null });
  const [heard, hear] = useState(named);
  if (named !== heard) {
    hear(named);
    if (named !== undefined) setPlace({ ...place, view: named });
  }
  const show = (next: ShiftsPlace) => {
    setPlace(next);
    if (named === undefined || next.view === null || next.view === named) return;
    void navigate({ to: '.', search: { view: next.view }, replace: true, resetScroll: false });
  };
  return [place, show];
}
