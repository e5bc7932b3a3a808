// A screen whose acts go back by Ctrl Z, where no board keeps a history of them: beside a board, the board's is theirs.
import type { ReactNode } from 'react';
import { RunProvider, useRun } from '#bridge/undo-context.tsx';
import { useUndoByToast } from './use-undo.ts';

export function UndoPanel({ children }: { readonly children: ReactNode }) {
  return useRun() === null ? <Kept>{children}</Kept> : children;
}

function Kept({ children }: { readonly children: ReactNode }) {
  return <RunProvider value={useUndoByToast()}>{children}</RunProvider>;
}
