import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './password-field.module.css';

interface PasswordFieldProps extends Omit<PasswordInputProps, 'label' | 'classNames'> {
  readonly label: string;
}

/** A password: shown on request, pasted freely, with a word when Caps Lock is on. */
export function PasswordField({ onBlur, ...props }: PasswordFieldProps) {
  const own = useId();
  const { id = own } = props;
  const t = useTranslations('auth');
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const notice = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <PasswordInput
      {...props}
      id={id}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleFocusable
      visibilityToggleIcon={VisibilityIcon}
      visibilityToggleButtonProps={{
        'aria-label': visible ? t('hidePassword') : t('showPassword'),
        'aria-pressed': visible,
        // Which one, where a form asks for several.
        'aria-describedby': `${id}-label`,
      }}
      onKeyDown={notice}
      onKeyUp={notice}
      onBlur={event => {
        setCapsLock(false);
        onBlur?.(event);
      }}
      description={capsLock ? <span role="status">{t('capsLock')}</span> : undefined}
      autoCapitalize="none"
      spellCheck={false}
      classNames={{ visibilityToggle: classes.toggle ?? '' }}
    />
  );
}

function VisibilityIcon({ reveal }: { readonly reveal: boolean }) {
  return reveal ? <IconEyeOff size={24} stroke={1.75} /> : <IconEye size={24} stroke={1.75} />;
}
