// Which week and view of the shifts is shown, outliving a detail that is opened over it. What the address names is what is shown, also once
// somebody changes the view or steps on, or goes back to an address that names another.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { mondayOf } from '#domain/time.ts';
import type { ShiftsPlace } from './venue-shifts-screen.tsx';

export function useShiftsPlace(): readonly [ShiftsPlace, (place: ShiftsPlace) => void] {
  const { view: asked, week } = useSearch({ from: '/venue/shifts' });
  const view = asked === 'hours' ? undefined : asked;
  const monday = week === undefined ? undefined : mondayOf(week);
  const navigate = useNavigate();
  const [place, setPlace] = useState<ShiftsPlace>({ monday: monday ?? null, view: view ?? null });
  const [heard, hear] = useState({ view, monday });
  if (view !== heard.view || monday !== heard.monday) {
    hear({ view, monday });
    setPlace({ ...place, monday: monday ?? place.monday, view: view ?? place.view });
  }
  const show = (next: ShiftsPlace) => {
    setPlace(next);
    const names = {
      view: view === undefined ? undefined : (next.view ?? view),
      week: next.monday === monday ? week : undefined,
    };
    if (names.view === view && names.week === week) return;
    void navigate({ to: '.', search: names, replace: true, resetScroll: false });
  };
  return [place, show];
}
