// Who is signed in, how it looks, which language, and the way out. A small dialog rather than a menu, because choices
// stand in it. It opens as soon as it is there: it is loaded by the first click on its button.
import { Popover, UnstyledButton } from '@mantine/core';
import { IconLogout, IconSettings, IconSwitchHorizontal, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Initials } from './initials.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { SchemeChoice } from './scheme-choice.tsx';
import { useOpenedOnArrival } from './use-opened-on-arrival.ts';
import classes from './user-menu.module.css';
import type { UserMenuProps } from './user-menu.tsx';

export function UserMenuDropdown({ name, email, profile, settings, onSwitchPortal, onSignOut }: UserMenuProps) {
  const t = useTranslations('common.menu');
  const { opened, setOpened, button } = useOpenedOnArrival();
  const words = t('open', { name: name ?? email });
  return (
    <Popover position="bottom-end" width={328} offset={4} trapFocus returnFocus opened={opened} onChange={setOpened}>
      <Popover.Target>
        <UnstyledButton ref={button} className={classes.target} aria-label={words} onClick={() => setOpened(!opened)}>
          <Initials name={name ?? ''} size={36} />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={words}>
        <div className={classes.who}>
          <strong>{name ?? email}</strong>
          <span>{email}</span>
        </div>
        {profile !== undefined && (
          <UnstyledButton component={Link} to={profile} className={classes.act} onClick={() => setOpened(false)}>
            <IconUser size={20} stroke={1.75} aria-hidden="true" />
            {t('profile')}
          </UnstyledButton>
        )}
        {settings !== undefined && (
          <UnstyledButton component={Link} to={settings} className={classes.act} onClick={() => setOpened(false)}>
            <IconSettings size={20} stroke={1.75} aria-hidden="true" />
            {t('settings')}
          </UnstyledButton>
        )}
        <div className={classes.choices}>
          <SchemeChoice />
          <LanguageChoice />
        </div>
        {onSwitchPortal !== undefined && (
          <UnstyledButton className={classes.act} onClick={onSwitchPortal}>
            <IconSwitchHorizontal size={20} stroke={1.75} aria-hidden="true" />
            {t('switchPortal')}
          </UnstyledButton>
        )}
        <UnstyledButton
          className={classes.act}
          onClick={() => {
            setOpened(false);
            onSignOut();
          }}
        >
          <IconLogout size={20} stroke={1.75} aria-hidden="true" />
          {t('signOut')}
        </UnstyledButton>
      </Popover.Dropdown>
    </Popover>
  );
}
