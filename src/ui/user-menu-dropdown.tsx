// Who is signed in, how it looks, which language, and the way out. It opens as soon as it is there: it is loaded by the
// first click on its button.
import { Menu, UnstyledButton } from '@mantine/core';
import { IconLogout, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Initials } from './initials.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { SchemeChoice } from './scheme-choice.tsx';
import classes from './user-menu.module.css';
import type { UserMenuProps } from './user-menu.tsx';

export function UserMenuDropdown({ name, email, profile, onSignOut }: UserMenuProps) {
  const t = useTranslations('common.menu');
  return (
    <Menu position="bottom-end" width={328} offset={4} trapFocus returnFocus defaultOpened>
      <Menu.Target>
        <UnstyledButton className={classes.target} aria-label={t('open', { name })}>
          <Initials name={name} size={36} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <strong>{name}</strong>
          <span>{email}</span>
        </div>
        {profile !== undefined && (
          <Menu.Item component={Link} to={profile} leftSection={<IconUser size={20} stroke={1.75} />}>
            {t('profile')}
          </Menu.Item>
        )}
        <div className={classes.choices}>
          <SchemeChoice />
          <LanguageChoice />
        </div>
        <Menu.Item leftSection={<IconLogout size={20} stroke={1.75} />} onClick={onSignOut}>
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
