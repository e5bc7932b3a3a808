import { type ReactNode, Suspense } from 'react';
import { lazyPiece } from '#ui/lazy-screen.ts';
import { PortalFrame } from './-portal-frame.tsx';

interface ChangeAnswer {
  readonly bookingId: string;
  readonly seen: ReactNode;
}

const ChangeAnswerPanel = lazyPiece<ChangeAnswer>(
  async () => (await import('#features/bookings/change-answer-panel.tsx')).ChangeAnswerPanel,
  'portal',
);

function answer(bookingId: string, seen: ReactNode) {
  return (
    <Suspense>
      <ChangeAnswerPanel bookingId={bookingId} seen={seen} />
    </Suspense>
  );
}

export function RockstarPortal({ children }: { readonly children?: ReactNode }) {
  return (
    <PortalFrame area="rockstar" answer={answer}>
      {children}
    </PortalFrame>
  );
}
