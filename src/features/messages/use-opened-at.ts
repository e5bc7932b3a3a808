import { useState } from 'react';
import type { Instant } from '#domain/time.ts';

/** When this chat was opened. Fixed while it is: a query's arguments are not to change with the clock. */
export function useOpenedAt(chatId: string): Instant {
  const [opened, setOpened] = useState(() => ({ id: chatId, at: Date.now() }));
  if (opened.id !== chatId) setOpened({ id: chatId, at: Date.now() });
  return opened.at;
}
