import { useChildMatches, useMatch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useRowKeys } from '#ui/use-row-keys.ts';
import { useWide } from '#ui/use-wide.ts';
import { useMovedDetail } from './-moved-detail.tsx';

interface ListAndDetailProps {
  /** Draws the list, with the pane that stands beside it. */
  readonly list: (pane: ReactNode) => ReactNode;
  /** From so many px the list says where the detail stands. */
  readonly fromPx?: number;
}

/** A route whose children are the details of its rows: side by side from 1024 px, one at a time below. */
export function ListAndDetail({ list, fromPx = 1024 }: ListAndDetailProps) {
  const wide = useWide(fromPx);
  const chosen = useChildMatches({ select: matches => matches.length > 0 });
  const address = useMatch({ strict: false, select: ({ pathname }) => pathname });
  const { place, moved } = useMovedDetail();
  useRowKeys(address, wide);
  return (
    <>
      {/* While nothing is chosen the list opens something (ui/use-open-first.ts), or takes the width. */}
      {wide ? list(chosen ? place : null) : chosen ? place : list(undefined)}
      {chosen && moved}
    </>
  );
}
