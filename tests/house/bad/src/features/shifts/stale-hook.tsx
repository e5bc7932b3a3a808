import { useEffect } from 'react';

export function StaleHook({ id, onSeen }: { readonly id: string; readonly onSeen: (id: string) => void }) {
  useEffect(() => onSeen(id), []); // BAD lint/correctness/useExhaustiveDependencies
  return <img src="/mark.svg" />; // BAD lint/a11y/useAltText
}
