// The detail of a list, which is the same wherever it stands: what is open or typed in it stays when a tablet is turned.
import { Outlet } from '@tanstack/react-router';
import { type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { type Run, RunProvider, useRun } from '#bridge/undo-context.tsx';
import { DetailBeside } from '#ui/detail-frame.tsx';
import { Moved, MovingPlace, useMoving } from '#ui/moving.tsx';

/** What the list hands down to it. */
interface Around {
  readonly beside: boolean | null;
  readonly run: Run | null;
}

/** Where it stands, and what is drawn after that. */
export function useMovedDetail(): { readonly place: ReactNode; readonly moved: ReactNode } {
  const moving = useMoving();
  const [around, setAround] = useState<Around>({ beside: null, run: null });
  const place = (
    <Listening onAround={setAround}>
      <MovingPlace moving={moving} />
    </Listening>
  );
  const moved = (
    <Moved moving={moving}>
      <DetailBeside value={around.beside}>
        <RunProvider value={around.run}>
          <Outlet />
        </RunProvider>
      </DetailBeside>
    </Moved>
  );
  return { place, moved };
}

interface ListeningProps {
  readonly onAround: (around: Around) => void;
  readonly children: ReactNode;
}

function Listening({ onAround, children }: ListeningProps) {
  const beside = useContext(DetailBeside);
  const run = useRun();
  useLayoutEffect(() => onAround({ beside, run }), [onAround, beside, run]);
  return children;
}
