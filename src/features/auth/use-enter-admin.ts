import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useActingAs } from '#bridge/use-acting-as.ts';
import { notify } from '#ui/toast.ts';

/** Into the admin portal, with a word of why. */
export function useEnterAdmin(): (words: string) => void {
  const navigate = useNavigate();
  const { choose } = useActingAs();
  return useCallback(
    words => {
      choose('admin');
      notify(words);
      void navigate({ to: '/admin', replace: true });
    },
    [choose, navigate],
  );
}
