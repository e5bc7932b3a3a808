import { rem } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import { type CSSProperties, type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import * as sonner from 'sonner';
import { useTranslations } from 'use-intl';
import { feet } from './foot.ts';
import { sayFullBy, toasterReady } from './toast.ts';
import classes from './toaster.module.css';

/** A screen reader has heard of the place where toasts come before the first one stands there, or does not say it. */
const KNOWN_MS = 150;
/** Long enough to have seen what it rests on. */
const RESTING_MS = 3000;

/** Sonner's own, of the letters' size. */
const WIDTH = `min(${rem(356)}, calc(100vw - ${rem(32)}))`;

export interface ToasterProps {
  /** Whether the device has no room at this moment. */
  readonly isFull: () => boolean;
}

/** Where toasts appear: above the bottom bar, the act bar or the sheet that is open, beside it where it comes from the side. */
export function Toaster({ isFull }: ToasterProps) {
  const t = useTranslations('common');
  useEffect(() => sayFullBy(() => (isFull() ? t('deviceFull') : null)), [t, isFull]);
  // Its own effects have run before this one: it listens, so nothing that waited is lost.
  useEffect(() => {
    // From the first one on, pages end with room for them (portal-shell.module.css, act-bar.module.css).
    document.documentElement.dataset.toasted = '';
    const timer = setTimeout(toasterReady, KNOWN_MS, sonner);
    return () => clearTimeout(timer);
  }, []);
  const standing = useSyncExternalStore(feet.subscribe, feet.get).split(' ');
  const sheet = useSyncExternalStore(feet.subscribe, feet.sheet);
  const restless = useRestingMouse();
  const places = [...standing, ...(sheet > 0 ? ['sheet'] : [])];
  return (
    // Sonner gives the focus back to where it was whenever it leaves a toast, so that Tab could never go past one (sonner 2.0,
    // `lastFocusedElementRef`). It hears of no focus here; when a toast leaves with the focus in it, `keep-focus` goes back.
    <div onFocusCapture={event => event.stopPropagation()} data-aloud {...restless}>
      <sonner.Toaster
        // Left to ask, it has the page styled at every toast and every change of what stands at the foot.
        dir="ltr"
        className={places.map(place => classes[place] ?? '').join(' ')}
        style={{ '--e-sheet': `${sheet}px`, '--width': WIDTH } as CSSProperties}
        position="bottom-center"
        // The bottom bar stands there up to 820 px; Sonner takes a window for a phone's up to 600.
        offset={{ bottom: 'calc(var(--e-bottom-bar) + var(--e-foot, 0px) + 24px)' }}
        mobileOffset={{ bottom: 'calc(var(--e-bottom-bar) + var(--e-foot, 0px) + 12px)', left: 16, right: 16 }}
        visibleToasts={3}
        containerAriaLabel={t('acts.toasts')}
        toastOptions={{
          unstyled: true,
          classNames: {
            toast: classes.toast ?? '',
            title: classes.title ?? '',
            actionButton: classes.act ?? '',
            icon: classes.icon ?? '',
          },
        }}
        icons={{
          error: <IconAlertCircle size={22} stroke={1.75} />,
          warning: <IconAlertTriangle size={22} stroke={1.75} />,
        }}
      />
    </div>
  );
}

/**
 * Sonner keeps a toast for as long as the mouse is over it, also one that came up under a mouse that lies still, over the button that it
 * pressed. A mouse that has not moved for a while counts as gone; the next move is heard again.
 */
function useRestingMouse() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hear = ({ target }: MouseEvent) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () =>
        target.dispatchEvent(new globalThis.MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body })),
      RESTING_MS,
    );
  };
  return { onMouseOver: hear, onMouseMove: hear, onMouseLeave: () => clearTimeout(timer.current) };
}
