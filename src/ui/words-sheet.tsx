// One box and one act: a few words that are sent once. It does not know where what is typed is kept.
import type { ReactNode } from 'react';
import { ActButton } from './act-button.tsx';
import { GrowingTextarea } from './growing-textarea.tsx';
import { Sheet } from './sheet.tsx';

interface WordsSheetProps {
  readonly title: string;
  readonly lead: string;
  readonly label: string;
  readonly act: string;
  /** Of characters. */
  readonly most: number;
  /** May be sent without a word. */
  readonly optional?: boolean;
  /** What to read before writing. */
  readonly above?: ReactNode;
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
  optional = false,
  above,
  value,
  onChange,
  onSend,
  onClose,
}: WordsSheetProps) {
  return (
    <Sheet
      opened
      onClose={onClose}
      title={title}
      lead={lead}
      foot={
        <ActButton disabled={!optional && value.trim() === ''} onClick={onSend}>
          {act}
        </ActButton>
      }
    >
      {above}
      <GrowingTextarea
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
