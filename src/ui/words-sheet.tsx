// One box and one act: a few words that are sent once. It does not know where what is typed is kept.
import type { ReactNode } from 'react';
import { ActButton } from './act-button.tsx';
import { GrowingTextarea } from './growing-textarea.tsx';
import { KeptLine, type KeptLineProps } from './kept-line.tsx';
import { Sheet } from './sheet.tsx';
import { useNeeded } from './use-needed.ts';

interface WordsSheetProps {
  readonly title: string;
  readonly lead: string;
  readonly label: string;
  readonly act: string;
  /** Of characters. */
  readonly most: number;
  /** Whether what is typed says something; anything does, unless said. */
  readonly ready?: boolean;
  /** What to read before writing. */
  readonly above?: ReactNode;
  /** What is typed is kept on the device, and may have come back. */
  readonly kept?: KeptLineProps['kept'];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

export function WordsSheet({
  title,
  lead,
  label,
  act,
  most,
  ready = true,
  above,
  kept,
  value,
  onChange,
  onSend,
  onClose,
}: WordsSheetProps) {
  const words = useNeeded(ready);
  return (
    <Sheet
      opened
      onClose={onClose}
      title={title}
      lead={lead}
      foot={<ActButton onClick={() => words.press(onSend)}>{act}</ActButton>}
    >
      {above}
      {kept !== undefined && <KeptLine kept={kept} />}
      <GrowingTextarea
        ref={words.box}
        error={words.error}
        label={label}
        minRows={3}
        maxRows={8}
        maxLength={most}
        value={value}
        onChange={event => onChange(event.currentTarget.value)}
        data-autofocus
      />
    </Sheet>
  );
}
