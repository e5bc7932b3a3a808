// The state of the list, and which of its lines is marked.
import { useCombobox } from '@mantine/core';
import { useMemo, useState } from 'react';

/** The list is always there: Esc leaves the search. Which line is marked, the library says to nobody: it is asked as it moves. */
export function useMarked(onDone: () => void) {
  const [marked, setMarked] = useState<string | null>(null);
  const store = useCombobox({ opened: true, onDropdownClose: by => by === 'keyboard' && onDone() });
  const { selectFirstOption, selectNextOption, selectPreviousOption } = store;
  const moving = useMemo(() => {
    const told = (id: string | null) => {
      setMarked(id === null ? null : (document.getElementById(id)?.dataset.found ?? null));
      return id;
    };
    return {
      selectFirstOption: () => told(selectFirstOption()),
      selectNextOption: () => told(selectNextOption()),
      selectPreviousOption: () => told(selectPreviousOption()),
    };
  }, [selectFirstOption, selectNextOption, selectPreviousOption]);
  return { combobox: { ...store, ...moving }, marked };
}
