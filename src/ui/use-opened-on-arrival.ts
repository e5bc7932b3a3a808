import { type RefObject, useEffect, useRef, useState } from 'react';

interface OpenedOnArrival {
  readonly opened: boolean;
  readonly setOpened: (opened: boolean) => void;
  /** For the button that opens it. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/**
 * For what is loaded by the first click on its button: opens at once. The button it brings takes the focus of the one
 * that was clicked first, so that closing leads back to it.
 */
export function useOpenedOnArrival(): OpenedOnArrival {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    setOpened(true);
  }, []);
  return { opened, setOpened, button };
}
