// A small button that shows what is chosen and opens the choices. The menu itself is loaded by its first opening.
import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPiece } from './lazy-screen.ts';

export interface PickMenuProps<Choice extends string> {
  readonly choices: readonly { readonly value: Choice; readonly label: string; readonly lang?: string }[];
  readonly value: Choice;
  readonly onPick: (choice: Choice) => void;
  /** For readers: 'Sort by: Soonest'. */
  readonly label: string;
  readonly icon?: ReactNode;
}

const PickMenuDropdown = lazyPiece(() => import('./pick-menu-dropdown.tsx').then(module => module.PickMenuDropdown));

export function PickMenu<Choice extends string>(props: PickMenuProps<Choice>) {
  const [wanted, setWanted] = useState(false);
  const { choices, value, label, icon } = props;
  const button = (
    <Button
      variant="subtle"
      size="sm"
      px={8}
      leftSection={icon}
      aria-label={label}
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
    >
      {choices.find(choice => choice.value === value)?.label}
    </Button>
  );
  if (!wanted) return button;
  // The menu deals in text; what comes back is one of the choices it was given.
  const onPick = (picked: string): void => {
    const choice = choices.find(one => one.value === picked);
    if (choice !== undefined) props.onPick(choice.value);
  };
  return (
    <Suspense fallback={button}>
      <PickMenuDropdown {...props} onPick={onPick} />
    </Suspense>
  );
}
