// Lets a screen fill places in the portal's header (the way back, a title, a menu) without the header knowing screens.
// The header stays where it is while screens change; a screen's piece comes and goes with the screen.
import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

export interface ShellSlots {
  readonly lead: HTMLElement | null;
  readonly trail: HTMLElement | null;
}

const SlotsContext = createContext<ShellSlots>({ lead: null, trail: null });

export const ShellSlotsProvider = SlotsContext.Provider;

interface HeaderSlotProps {
  readonly slot: keyof ShellSlots;
  readonly children: ReactNode;
}

/** Draws its children in the header; draws nothing where there is no portal shell around. */
export function HeaderSlot({ slot, children }: HeaderSlotProps) {
  const element = useContext(SlotsContext)[slot];
  return element === null ? null : createPortal(children, element);
}
