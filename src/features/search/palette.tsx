// The search over whatever page is open.
import { Modal } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Portal } from '#domain/profiles/portals.ts';
import type { NavEntry } from '#ui/nav-list.tsx';
import classes from './search.module.css';
import { SearchBox } from './search-box.tsx';

interface PaletteProps {
  readonly area: Portal;
  readonly nav: readonly NavEntry[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function Palette({ area, nav, opened, onClose }: PaletteProps) {
  const t = useTranslations('search');
  return (
    <Modal.Root opened={opened} onClose={onClose} size="min(880px, 100vw - 32px)" yOffset="10dvh">
      <Modal.Overlay />
      <Modal.Content className={classes.palette ?? ''} aria-label={t('title')}>
        <SearchBox area={area} nav={nav} onDone={onClose} />
      </Modal.Content>
    </Modal.Root>
  );
}
