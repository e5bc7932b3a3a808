import { NativeSelect } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { FAMILIES, rolesOfFamily } from '#domain/shifts/roles.ts';
import { useRoleName } from '#i18n/use-role-name.ts';

interface RoleFieldProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (role: string) => void;
  readonly error?: string;
}

export function RoleField({ id, value, onChange, error }: RoleFieldProps) {
  const t = useTranslations('shifts');
  const roleName = useRoleName();
  const families = FAMILIES.map(family => ({
    group: t(`families.${family}`),
    items: rolesOfFamily(family).map(role => ({ value: role, label: roleName(role) })),
  }));
  return (
    <NativeSelect
      id={id}
      label={t('form.role')}
      value={value}
      error={error}
      onChange={event => onChange(event.currentTarget.value)}
      data={[{ value: '', label: t('form.roleChoose'), disabled: true }, ...families]}
    />
  );
}
