// The way to the search from a portal's header, and the keys that work on every page of it: Ctrl or ⌘ with K, and a question mark
// for the keys themselves. Part of the frame: what they open is loaded when it is opened first.
import { ActionIcon } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isSingleKey } from '#bridge/use-single-keys.ts';
import type { Portal } from '#domain/profiles/portals.ts';
import { lazyPiece } from '#ui/lazy-screen.ts';
import type { NavEntry } from '#ui/nav-list.tsx';
import classes from './search-panel.module.css';

const Palette = lazyPiece(() => import('./palette.tsx').then(module => module.Palette), 'portal');
const KeysSheet = lazyPiece(() => import('./keys-sheet.tsx').then(module => module.KeysSheet), 'portal');

interface SearchPanelProps {
  readonly area: Portal;
  readonly nav: readonly NavEntry[];
}

type Opened = 'search' | 'keys';

export function SearchPanel({ area, nav }: SearchPanelProps) {
  const t = useTranslations('common.nav');
  const [opened, setOpened] = useState<Opened | null>(null);
  // undefined: never opened, so not loaded either.
  const [loaded, setLoaded] = useState<ReadonlySet<Opened>>(new Set());
  useEffect(() => {
    const open = (what: Opened) => {
      setLoaded(before => new Set([...before, what]));
      setOpened(what);
    };
    const hear = (event: KeyboardEvent) => {
      const what = askedBy(event);
      if (what === null) return;
      event.preventDefault();
      open(what);
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, []);
  const close = () => setOpened(null);
  return (
    <>
      <ActionIcon
        size={44}
        className={classes.search}
        aria-label={t('search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => {
          setLoaded(before => new Set([...before, 'search' as const]));
          setOpened('search');
        }}
      >
        <IconSearch size={24} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      <Suspense>
        {loaded.has('search') && <Palette area={area} nav={nav} opened={opened === 'search'} onClose={close} />}
        {loaded.has('keys') && <KeysSheet opened={opened === 'keys'} onClose={close} />}
      </Suspense>
    </>
  );
}

function askedBy(event: KeyboardEvent): Opened | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey) return 'search';
  if (isSingleKey(event, '?')) return 'keys';
  return null;
}
