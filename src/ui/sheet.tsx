// A panel over the screen: rises from below on phones, comes from the right from 820 px, where the screen beside it stays
// in view. Focus, Escape and the way back to what opened it are Mantine's.
import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './sheet.module.css';

interface SheetProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** One dim line under the title. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Stays at the foot while the rest scrolls. */
  readonly foot?: ReactNode;
}

export function Sheet({ opened, onClose, title, lead, children, foot }: SheetProps) {
  const wide = useMediaQuery('(min-width: 820px)', undefined, { getInitialValueInEffect: false });
  const t = useTranslations('common.acts');
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position={wide ? 'right' : 'bottom'}
      size={wide ? 420 : 'auto'}
      transitionProps={{ duration: 180, timingFunction: 'cubic-bezier(.2,.8,.2,1)' }}
    >
      <Drawer.Overlay />
      <Drawer.Content className={classes.content}>
        <div className={classes.head}>
          <span className={classes.handle} aria-hidden="true" />
          <Drawer.Header className={classes.header}>
            <Drawer.Title>{title}</Drawer.Title>
            <Drawer.CloseButton size={44} aria-label={t('close')} />
          </Drawer.Header>
          {lead !== undefined && <p className={classes.lead}>{lead}</p>}
        </div>
        <Drawer.Body className={classes.body}>{children}</Drawer.Body>
        {foot !== undefined && <div className={classes.foot}>{foot}</div>}
      </Drawer.Content>
    </Drawer.Root>
  );
}
