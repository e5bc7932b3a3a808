// Instead of an empty list of other people's posts: the question for a city where none is chosen, else what it is given.
import type { ReactNode } from 'react';
import { AskForArea } from './ask-for-area.tsx';
import { useSeeking } from './use-find.ts';

export function AreaPanel({ otherwise }: { readonly otherwise: ReactNode }) {
  const { areas } = useSeeking();
  return areas?.length === 0 ? <AskForArea /> : otherwise;
}
