// A field without which a button does nothing. The button can be pressed all the same: it says at the field that it is needed, and leads
// there. Several are asked one inside the other: `choice.press(() => why.press(save))`. It does not know what fills a field.
import { type RefObject, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

export interface Needed<Box extends HTMLElement> {
  /** Of the field, or of what is around several. */
  readonly box: RefObject<Box | null>;
  readonly error: string | undefined;
  /** Does what the button is for, once the field is filled. */
  readonly press: (act: () => unknown) => void;
  /** For a sheet that stays while it is closed: opened again, it has not been pressed. */
  readonly reset: () => void;
}

export function useNeeded<Box extends HTMLElement = HTMLTextAreaElement>(isFilled: boolean): Needed<Box> {
  const t = useTranslations('common.fields');
  const box = useRef<Box>(null);
  const [isMissed, setMissed] = useState(false);
  return {
    box,
    error: isMissed && !isFilled ? t('required') : undefined,
    press: act => {
      // What is sent leaves its field empty, and nothing is missing then.
      setMissed(!isFilled);
      if (isFilled) void act();
      else fieldOf(box.current)?.focus();
    },
    reset: () => setMissed(false),
  };
}

function fieldOf(box: HTMLElement | null): HTMLElement | null {
  if (box?.matches('input, textarea, select')) return box;
  const inputs = [...(box?.querySelectorAll('input') ?? [])];
  // Of several the one that is still empty; those to be chosen from are never.
  return inputs.find(({ value }) => value === '') ?? inputs[0] ?? null;
}
