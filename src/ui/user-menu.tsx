// The last icon of the header: the signed-in person. What the menu holds is loaded when it is first opened.
import { UnstyledButton } from '@mantine/core';
import type { LinkProps } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Initials } from './initials.tsx';
import { lazyPiece } from './lazy-screen.ts';
import classes from './user-menu.module.css';

export interface UserMenuProps {
  /** Undefined until it is read: the button is empty then, and is called by the address. */
  readonly name: string | undefined;
  readonly email: string;
  /** The person's own page in this portal, if the portal has one. */
  readonly profile?: LinkProps['to'] | undefined;
  readonly settings?: LinkProps['to'] | undefined;
  /** For people who may act in several portals. */
  readonly onSwitchPortal?: (() => void) | undefined;
  readonly onSignOut: () => void;
}

const UserMenuDropdown = lazyPiece(() => import('./user-menu-dropdown.tsx').then(module => module.UserMenuDropdown));

export function UserMenu(props: UserMenuProps) {
  const t = useTranslations('common.menu');
  const [wanted, setWanted] = useState(false);
  const button = (
    <UnstyledButton
      className={classes.target}
      aria-label={t('open', { name: props.name ?? props.email })}
      aria-haspopup="dialog"
      onClick={() => setWanted(true)}
    >
      <Initials name={props.name ?? ''} size={36} />
    </UnstyledButton>
  );
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <UserMenuDropdown {...props} />
    </Suspense>
  );
}
