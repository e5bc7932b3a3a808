// Whom one looks at tonight: beside the list where there is room, from the start whoever has to be looked at first if so wished; else on a
// sheet over it. Closes by itself when they are no more on it.
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useEncoreNow } from '#bridge/use-encore-now.ts';
import { canTakeBack } from '#domain/bookings/rules.ts';
import type { DueBooking } from '#domain/shifts/tonight.ts';
import type { OwnVenue } from '#domain/venues/queries.ts';
import { CancelPersonAct } from '#features/shifts/change/cancel-person-sheet.tsx';
import { Moved, MovingPlace, useMoving } from '#ui/moving.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useWide } from '#ui/use-wide.ts';
import { TonightInspector } from './tonight-inspector.tsx';
import type { PersonParts } from './tonight-screen.tsx';

interface PersonAsked {
  readonly due: readonly DueBooking[];
  /** Whether the first of them stands open beside the list by itself. */
  readonly opensFirst: boolean;
  readonly parts: PersonParts;
  readonly own: OwnVenue;
}

export function usePerson({ due, opensFirst, parts, own }: PersonAsked) {
  const t = useTranslations('shifts.manage');
  const wide = useWide();
  const moving = useMoving();
  const now = useEncoreNow();
  // Undefined until somebody was opened or closed.
  const [chosen, setChosen] = useState<string | null>();
  // Who came first when the list was read: whoever is late since does not take their place under a finger.
  const [first, setFirst] = useState<string | null>(null);
  if (first === null && opensFirst && due[0] !== undefined) setFirst(due[0].booking.id);
  const opened = chosen === undefined && wide ? first : chosen;
  const selected = due.find(({ booking }) => booking.id === opened);
  const close = () => setChosen(null);
  const name = selected?.name ?? t('unknownRockstar');
  const inspector: ReactNode = selected !== undefined && (
    <TonightInspector
      key={selected.booking.id}
      due={selected}
      beside={wide}
      onClose={close}
      message={parts.message(selected.booking)}
      acts={
        own.membership.role !== 'staff' && (
          <>
            {parts.acts(selected.booking, name)}
            {canTakeBack(selected.booking, now) && <CancelPersonAct booking={selected.booking} name={name} wide />}
          </>
        )
      }
    />
  );
  // One inspector, beside the list or in the sheet: what is open in it stays when a tablet is turned.
  const place = <MovingPlace moving={moving} />;
  return {
    opened: selected?.booking.id ?? null,
    open: setChosen,
    close,
    wide,
    pane: wide && selected !== undefined ? place : undefined,
    sheet: (
      <>
        {!wide && (
          <Sheet opened={selected !== undefined} onClose={close} title={name}>
            {place}
          </Sheet>
        )}
        {selected !== undefined && <Moved moving={moving}>{inspector}</Moved>}
      </>
    ),
  };
}
