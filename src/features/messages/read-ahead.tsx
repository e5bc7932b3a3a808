// Reads a chat from the moment its row is pressed, while the router is still on its way: the thread asks for the same and
// finds it answered.
import { type SyntheticEvent, useState } from 'react';
import { useQuery } from '#bridge/use-query.ts';
import { openedChat } from '#domain/conversations/thread.ts';
import { asked } from './use-thread.ts';

interface ReadAhead {
  /** Of the chat that was pressed last; null before the first. */
  readonly id: string | null;
  /** For whatever holds the rows' links. */
  readonly heard: { onPointerDown(event: SyntheticEvent): void; onClickCapture(event: SyntheticEvent): void };
}

export function useReadAhead(): ReadAhead {
  const [id, setId] = useState<string | null>(null);
  const hear = ({ target }: SyntheticEvent): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-chat]') : null;
    if (link !== null) setId(link.dataset.chat ?? null);
  };
  return { id, heard: { onPointerDown: hear, onClickCapture: hear } };
}

export function ReadAheadOf({ id }: { readonly id: string }) {
  useQuery(openedChat, asked(id, undefined));
  return null;
}
