// A no with a word of why, if somebody wants to give one: the button, and what it asks before it acts.
import { Button, type ButtonProps } from '@mantine/core';
import { type Ref, useState } from 'react';
import { useTranslations } from 'use-intl';
import { GrowingTextarea } from './growing-textarea.tsx';
import { HeldButton } from './held-button.tsx';
import { KeyCap } from './key-cap.tsx';
import { Sheet } from './sheet.tsx';
import { useNeeded } from './use-needed.ts';

interface DeclineButtonProps {
  readonly label: string;
  /** Where several such buttons stand on one screen: whom it is about. */
  readonly name?: string;
  readonly title: string;
  /** Who reads the reason. */
  readonly hint: string;
  /** Nothing happens without a reason, and this tells what is one. */
  readonly isReason?: (typed: string) => boolean;
  readonly size?: ButtonProps['size'];
  /** The id of what holds it back now (`held-button.tsx`). */
  readonly heldBy?: string | undefined;
  /** For a key that presses it, and how that key is said. */
  readonly ref?: Ref<HTMLButtonElement>;
  readonly letter?: string | undefined;
  /** The words of why, how they change, and how they are forgotten: kept by who knows whom they are about. */
  readonly typed: readonly [string, (next: () => string) => void, () => void];
  /** Without a reason when none was given. Resolved to false where it was not done: the words stay for the next try. */
  readonly onDecline: (reason: string | undefined) => unknown;
}

const LONGEST = 500;

export function DeclineButton({
  label,
  name,
  title,
  hint,
  isReason,
  size = 'sm',
  heldBy,
  ref,
  letter,
  typed: [reason, setReason, forget],
  onDecline,
}: DeclineButtonProps) {
  const t = useTranslations('common.fields');
  const [asking, setAsking] = useState(false);
  const why = useNeeded(isReason?.(reason) !== false);
  const decline = async () => {
    setAsking(false);
    if ((await onDecline(reason.trim() === '' ? undefined : reason.trim())) !== false) forget();
  };
  return (
    <>
      <HeldButton
        ref={ref}
        size={size}
        variant="outline"
        heldBy={heldBy}
        onClick={() => {
          why.reset();
          setAsking(true);
        }}
        aria-label={name ?? label}
      >
        {label}
        {letter !== undefined && <KeyCap>{letter}</KeyCap>}
      </HeldButton>
      <Sheet
        opened={asking}
        onClose={() => setAsking(false)}
        title={title}
        foot={
          <Button size="lg" fullWidth variant="danger" onClick={() => why.press(decline)}>
            {label}
          </Button>
        }
      >
        <GrowingTextarea
          ref={why.box}
          error={why.error}
          label={t(isReason ? 'reasonNeeded' : 'reason')}
          required={isReason !== undefined}
          description={hint}
          minRows={2}
          maxLength={LONGEST}
          value={reason}
          onChange={event => setReason(() => event.currentTarget.value)}
          data-autofocus
        />
      </Sheet>
    </>
  );
}
