// The way to the search from a portal's header, and the keys that work on every page of it: Ctrl or ⌘ with K, and a question mark
// for the keys themselves. Part of the frame: what they open is loaded when it is opened first.
import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isSingleKey } from '#bridge/use-single-keys.ts';
import type { Portal } from '#domain/profiles/portals.ts';
import { KeyCap } from '#ui/key-cap.tsx';
import { keyName } from '#ui/key-name.ts';
import { lazyPiece } from '#ui/lazy-screen.ts';
import type { NavEntry } from '#ui/nav-list.tsx';
import { useKeyboard } from '#ui/use-key-hints.ts';
import classes from './search-panel.module.css';

const Palette = lazyPiece(() => import('./palette.tsx').then(module => module.Palette), 'portal');
const KeysSheet = lazyPiece(() => import('./keys-sheet.tsx').then(module => module.KeysSheet), 'portal');

const KEYS = /Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K';

interface SearchPanelProps {
  readonly area: Portal;
  readonly nav: readonly NavEntry[];
}

type Opened = 'search' | 'keys';
const CLOSED = { opened: null, times: 0 };

export function SearchPanel({ area, nav }: SearchPanelProps) {
  const t = useTranslations('common.nav');
  const keyboard = useKeyboard();
  // Counted: opened again while it still goes, the search begins anew.
  const [{ opened, times }, setOpened] = useState<{ readonly opened: Opened | null; readonly times: number }>(CLOSED);
  // undefined: never opened, so not loaded either.
  const [loaded, setLoaded] = useState<ReadonlySet<Opened>>(new Set());
  const open = useCallback((what: Opened) => {
    setLoaded(before => new Set([...before, what]));
    setOpened(before => (before.opened === what ? before : { opened: what, times: before.times + 1 }));
  }, []);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const what = askedBy(event);
      if (what === null) return;
      event.preventDefault();
      open(what);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [open]);
  const close = () => setOpened(before => ({ ...before, opened: null }));
  return (
    <>
      <UnstyledButton
        className={classes.search ?? ''}
        aria-label={t('search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => open('search')}
      >
        <IconSearch size={24} stroke={1.75} aria-hidden="true" />
        <span className={classes.words} aria-hidden="true">
          <span>{t('search')}</span>
          {keyboard && <KeyCap>{KEYS}</KeyCap>}
        </span>
      </UnstyledButton>
      {/* Until its code has come it has the keys already: what is typed into it presses no act of the page. */}
      <Suspense fallback={<div role="dialog" hidden />}>
        {loaded.has('search') && (
          <Palette area={area} nav={nav} times={times} opened={opened === 'search'} onClose={close} />
        )}
        {loaded.has('keys') && <KeysSheet opened={opened === 'keys'} onClose={close} />}
      </Suspense>
    </>
  );
}

function askedBy(event: KeyboardEvent): Opened | null {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  if (keyName(event) === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey) return 'search';
  if (isSingleKey(event, '?')) return 'keys';
  return null;
}
