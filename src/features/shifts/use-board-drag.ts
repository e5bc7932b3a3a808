// Dragging a shift to another day: it only asks. What is to become of it is chosen in the same sheet as with the keyboard.
import { type DragEvent, useState } from 'react';

const KIND = 'application/x-encore-shift';

export function useBoardDrag(drop: (shiftId: string, day: string) => void) {
  const [over, setOver] = useState<string | null>(null);
  const dayAt = (event: DragEvent): string | null =>
    event.target instanceof HTMLElement ? (event.target.closest<HTMLElement>('td')?.dataset.day ?? null) : null;
  return {
    /** The day that a shift is held over. */
    over,
    onDragStart: (event: DragEvent): void => {
      const id = event.target instanceof HTMLElement ? event.target.closest('a')?.dataset.shift : undefined;
      if (id === undefined) return;
      event.dataTransfer.setData(KIND, id);
      event.dataTransfer.effectAllowed = 'copyMove';
    },
    onDragOver: (event: DragEvent): void => {
      if (!event.dataTransfer.types.includes(KIND)) return;
      event.preventDefault();
      const day = dayAt(event);
      if (day !== over) setOver(day);
    },
    onDragEnd: (): void => setOver(null),
    onDrop: (event: DragEvent): void => {
      const id = event.dataTransfer.getData(KIND);
      const day = dayAt(event);
      setOver(null);
      if (id === '' || day === null) return;
      event.preventDefault();
      drop(id, day);
    },
  };
}
