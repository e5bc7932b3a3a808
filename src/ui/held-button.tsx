// A button that cannot be pressed now, with its reason standing elsewhere on the screen. It keeps its place in the order of Tab, so that
// a screen reader comes to it and hears why.
import { Button } from '@mantine/core';
import type { ComponentProps, MouseEvent } from 'react';

export interface HeldButtonProps extends ComponentProps<typeof Button<'button'>> {
  /** The id of the reason; undefined: it can be pressed. */
  readonly heldBy: string | undefined;
}

export function HeldButton({ heldBy, onClick, ...rest }: HeldButtonProps) {
  if (heldBy === undefined) return <Button onClick={onClick} {...rest} />;
  return <Button {...rest} data-disabled aria-disabled aria-describedby={heldBy} onClick={stop} />;
}

/** Neither what it does nor the form that it sends. */
function stop(event: MouseEvent): void {
  event.preventDefault();
}
