// The beginning of a list, and the way to the rest of it.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';

interface FirstFew<One> {
  readonly shown: readonly One[];
  /** How many are left out; 0 once all were asked for. */
  readonly rest: number;
  readonly showAll: () => void;
}

export function useFirstFew<One>(all: readonly One[], few: number): FirstFew<One> {
  const [whole, setWhole] = useState(false);
  const shown = whole ? all : all.slice(0, few);
  return { shown, rest: all.length - shown.length, showAll: () => setWhole(true) };
}

/** Below the list; nothing where all of it is shown. */
export function ShowRest({ rest, showAll }: Omit<FirstFew<unknown>, 'shown'>) {
  const t = useTranslations('common');
  if (rest === 0) return null;
  return (
    <Button variant="subtle" size="sm" onClick={showAll}>
      {t('showRest', { n: String(rest) })}
    </Button>
  );
}
