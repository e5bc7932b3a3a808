import { useDocumentVisibility } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useCommand } from '#bridge/use-command.ts';
import { viewApplications } from '#domain/applications/decide.ts';
import type { TrackedApplication } from '#domain/applications/queries.ts';

const AT_ONCE = 200;

/** Whoever applied learns that their application was read, once somebody who decides has it before their eyes. */
export function useView(shown: readonly TrackedApplication[], mayDecide: boolean): void {
  const view = useCommand(viewApplications);
  const visible = useDocumentVisibility() === 'visible';
  const told = useRef('');
  const unread = shown.flatMap(({ id, status, pending }) => (status === 'submitted' && pending === null ? [id] : []));
  const ids = mayDecide && visible ? unread.slice(0, AT_ONCE).join(',') : '';
  useEffect(() => {
    if (ids === '' || ids === told.current) return;
    told.current = ids;
    // One that is not saved leaves them unread; the next look tries again.
    void view({ ids: ids.split(',') }).then(saved => {
      if (!saved.ok) told.current = '';
    });
  }, [ids, view]);
}
