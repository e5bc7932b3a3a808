// A screen whose acts go back by Ctrl Z, where no board keeps a history of them: beside a board, the board's is theirs.
import type { ReactNode } from 'react';
import { RunProvider, useRun } from '#bridge/undo-context.tsx';
import { useUndoByToast } from './use-undo.ts';

export function UndoPanel({ children }: { readonly children: ReactNode }) {
  const board = useRun();
  // Of one form in either case: a detail that comes to stand beside a board keeps what is open in it.
  const own = useUndoByToast(board === null);
  return <RunProvider value={board ?? own}>{children}</RunProvider>;
}
