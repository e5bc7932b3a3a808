// The search over whatever page is open.
import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Portal } from '#domain/profiles/portals.ts';
import { hideBehind } from '#ui/hide-behind.ts';
import type { NavEntry } from '#ui/nav-list.tsx';
import { useCloseRequest } from '#ui/use-close-request.ts';
import classes from './search.module.css';
import { SearchBox } from './search-box.tsx';

/** Not of `Modal.Content`, which gives its class to what is around it too. */
const CLASSES = { content: classes.palette ?? '' };

interface PaletteProps {
  readonly area: Portal;
  readonly nav: readonly NavEntry[];
  readonly opened: boolean;
  /** How often it was opened: each time it begins anew. */
  readonly times: number;
  readonly onClose: () => void;
}

export function Palette({ area, nav, opened, times, onClose }: PaletteProps) {
  const t = useTranslations('search');
  // Arrives with its first opening: Mantine gives the focus back to what had it when something shut was opened.
  const [risen, setRisen] = useState(false);
  useEffect(() => setRisen(opened), [opened]);
  useEffect(() => (risen ? hideBehind() : undefined), [risen]);
  useCloseRequest(opened, onClose);
  return (
    <Modal.Root opened={risen} onClose={onClose} size="min(880px, 100vw - 32px)" yOffset="10dvh" classNames={CLASSES}>
      <Modal.Overlay />
      <Modal.Content aria-label={t('title')}>
        <SearchBox key={times} area={area} nav={nav} onDone={onClose} />
      </Modal.Content>
    </Modal.Root>
  );
}
