// Before an act that costs someone: what happens, to whom, until when it can be taken back. The safe choice is first and
// in ink; the costly one is below, outlined in red. It asks; it does not decide.
import { Button, Stack } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import classes from './consequence-sheet.module.css';
import { toFirstFault } from './first-fault.ts';
import { Sheet } from './sheet.tsx';

export interface Consequence {
  readonly icon: TablerIcon;
  readonly fact: string;
  readonly detail: ReactNode;
}

interface ConsequenceSheetProps {
  readonly opened: boolean;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly consequences: readonly Consequence[];
  /** What stands between the facts and the choices: a notice, a field for the reason. */
  readonly children?: ReactNode;
  readonly safeLabel: string;
  readonly onSafe: () => void;
  readonly costlyLabel: string;
  readonly onCostly: () => void;
}

export function ConsequenceSheet(props: ConsequenceSheetProps) {
  const { opened, title, lead, consequences, children, safeLabel, onSafe, costlyLabel, onCostly } = props;
  const costly = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    onCostly();
    toFirstFault(currentTarget.closest('[role="dialog"]') ?? document);
  };
  return (
    <Sheet
      opened={opened}
      onClose={onSafe}
      title={title}
      lead={lead}
      described
      foot={
        <Stack gap={8}>
          <Button size="lg" fullWidth onClick={onSafe} data-autofocus>
            {safeLabel}
          </Button>
          <Button size="lg" fullWidth variant="danger" onClick={costly}>
            {costlyLabel}
          </Button>
        </Stack>
      }
    >
      <ul role="list" className={classes.facts}>
        {consequences.map(({ icon: Icon, fact, detail }) => (
          <li key={fact} className={classes.fact}>
            <Icon size={22} stroke={1.75} aria-hidden="true" />
            <div>
              <strong>{fact}</strong>
              <span>{detail}</span>
            </div>
          </li>
        ))}
      </ul>
      {children}
    </Sheet>
  );
}
