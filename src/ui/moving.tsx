// What is drawn once and stands now here, now there: a detail beside its list, in a dock, or alone. What is open in it, typed or focused
// stays when a tablet is turned, which changes everything around it. It knows no context of its place: whoever draws it brings that.
import { Activity, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import classes from './moving.module.css';

export interface Moving {
  readonly host: HTMLElement;
  /** Stands somewhere. */
  readonly placed: boolean;
  readonly setPlaced: (placed: boolean) => void;
}

export function useMoving(): Moving {
  const [host] = useState(newHost);
  const [placed, setPlaced] = useState(true);
  return useMemo(() => ({ host, placed, setPlaced }), [host, placed]);
}

function newHost(): HTMLElement {
  const host = document.createElement('div');
  host.className = classes.host ?? '';
  return host;
}

/** Where it stands; there is one at a time, or none. */
export function MovingPlace({ moving: { host, setPlaced } }: { readonly moving: Moving }) {
  const at = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    at.current?.append(host);
    setPlaced(true);
    focused.get(host)?.focus({ preventScroll: true });
    focused.delete(host);
    // The old place goes before the new one comes, in one drawing.
    return () => {
      const active = document.activeElement;
      if (active instanceof HTMLElement && host.contains(active)) focused.set(host, active);
      setPlaced(false);
    };
  }, [host, setPlaced]);
  return <div ref={at} className={classes.place} />;
}

/** By what is on its way: what in it had the focus, which the page takes away as it goes. */
const focused = new WeakMap<HTMLElement, HTMLElement>();

/** After its places. While it stands nowhere it keeps what is in it and does nothing: no key of it is heard. */
export function Moved({
  moving: { host, placed },
  children,
}: {
  readonly moving: Moving;
  readonly children: ReactNode;
}) {
  return createPortal(<Activity mode={placed ? 'visible' : 'hidden'}>{children}</Activity>, host);
}
