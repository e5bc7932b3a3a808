import { useState } from 'react';
import { usePrinting } from './use-printing.ts';

/** What follows from the window's width, as it was on the screen: while a page is put on paper, the width is the paper's. */
export function useBeforePrinting<T>(value: T): T {
  const printing = usePrinting();
  const [kept, keep] = useState(value);
  if (!printing && kept !== value) keep(value);
  return printing ? kept : value;
}
