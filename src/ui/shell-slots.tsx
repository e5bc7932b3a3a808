// Lets a screen fill places in the portal's header (the way back, a title, a menu) without the header knowing screens.
// The header stays where it is while screens change; a screen's piece comes and goes with the screen. When a place stands in the page,
// what fills it hears of it and the frame does not: drawing that a second time was a fifth of a start's longest task.
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

type Slot = 'lead' | 'trail';

interface ShellSlots {
  /** To be given to the element that is the place. */
  place(slot: Slot): (element: HTMLElement | null) => void;
  get(slot: Slot): HTMLElement | null;
  subscribe(onChange: () => void): () => void;
}

const SlotsContext = createContext<ShellSlots>(createSlots());

export const ShellSlotsProvider = SlotsContext.Provider;

export function useShellSlots(): ShellSlots {
  const [slots] = useState(createSlots);
  return slots;
}

interface HeaderSlotProps {
  readonly slot: Slot;
  readonly children: ReactNode;
}

/** Draws its children in the header; draws nothing where there is no portal shell around. */
export function HeaderSlot({ slot, children }: HeaderSlotProps) {
  const { subscribe, get } = useContext(SlotsContext);
  const element = useSyncExternalStore(subscribe, () => get(slot));
  return element === null ? null : createPortal(children, element);
}

function createSlots(): ShellSlots {
  const elements: Record<Slot, HTMLElement | null> = { lead: null, trail: null };
  const watchers = new Set<() => void>();
  const placing = (slot: Slot) => (element: HTMLElement | null) => {
    elements[slot] = element;
    for (const watcher of watchers) watcher();
  };
  const places = { lead: placing('lead'), trail: placing('trail') };
  return {
    place: slot => places[slot],
    get: slot => elements[slot],
    subscribe(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}
