// J and K open the next row of a list and the one before, «]» closes what is open beside it and opens it again. The keys ask the page
// which rows there are: a row is a link to what it shows.
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useLetterKeys } from './use-letter-keys.ts';

/** `list` is the address of the list, `on` whether there is room for a pane beside it. */
export function useRowKeys(list: string, on: boolean): void {
  const navigate = useNavigate();
  const last = useRef<string | null>(null);
  const step = (by: 1 | -1) => () => {
    const rows = rowsOf(list);
    const at = rows.findIndex(isOpen);
    const next = rows[at === -1 ? 0 : at + by];
    next?.click();
    next?.scrollIntoView({ block: 'nearest' });
  };
  const toggle = () => {
    const rows = rowsOf(list);
    const open = rows.find(isOpen);
    if (open === undefined) (rows.find(({ pathname }) => pathname === last.current) ?? rows[0])?.click();
    else {
      last.current = open.pathname;
      void navigate({ to: list, search: true, resetScroll: false });
    }
  };
  useLetterKeys(on ? { j: step(1), k: step(-1), ']': toggle } : {});
}

function rowsOf(list: string): readonly HTMLAnchorElement[] {
  const links = document.querySelectorAll<HTMLAnchorElement>(`main a[href*="${list}/"]`);
  // An id has figures; «new» and «hours» have none.
  return [...links].filter(link => link.closest('aside') === null && /\d/.test(link.pathname.slice(list.length)));
}

function isOpen(link: HTMLAnchorElement): boolean {
  return link.pathname === location.pathname;
}
