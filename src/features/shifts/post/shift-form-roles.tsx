// Whom the post is for: one line for each role, how many, at what pay; and the law's word where the pay is below it.
import { ActionIcon, Button, NativeSelect, Stack } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { RoleLine } from '#domain/shifts/drafts.ts';
import { FAMILIES, rolesOfFamily } from '#domain/shifts/roles.ts';
import { POSITIONS } from '#domain/shifts/rules.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { MoneyField } from '#ui/money-field.tsx';
import { StepperField } from '#ui/stepper-field.tsx';
import { FloorWarning, PayHint } from './pay-words.tsx';
import classes from './shift-form.module.css';
import type { FormPart } from './shift-form-fields.tsx';

const NOBODY: RoleLine = { role: '', positions: 1, rateMinor: null };

export function ShiftFormRoles(part: FormPart & { readonly many: boolean }) {
  const t = useTranslations('shifts.form');
  const { form, many } = part;
  const { lines } = form.typed;
  return (
    <Stack gap={20}>
      {lines.map((line, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name while its role is being chosen.
        <Line key={nth} {...part} line={line} nth={nth} />
      ))}
      {many && (
        <Button
          variant="subtle"
          data-flush="start"
          className={classes.add ?? ''}
          leftSection={<IconPlus size={18} stroke={2} />}
          onClick={() => form.change({ lines: [...lines, NOBODY] })}
        >
          {t('addRole')}
        </Button>
      )}
    </Stack>
  );
}

function Line({ form, venue, error, line, nth }: FormPart & { readonly line: RoleLine; readonly nth: number }) {
  const t = useTranslations('shifts.form');
  const { lines } = form.typed;
  const set = (changes: Partial<RoleLine>) => form.change({ lines: lines.with(nth, { ...line, ...changes }) });
  const wrong = (field: string) => {
    const words = error(`${field}-${nth}`);
    return words === undefined ? {} : { error: words };
  };
  return (
    <div className={classes.line}>
      <div className={classes.lineRole}>
        <RoleField id={`shift-role-${nth}`} value={line.role} onChange={role => set({ role })} {...wrong('role')} />
        {lines.length > 1 && (
          <ActionIcon
            size={52}
            aria-label={t('dropRole', { n: String(nth + 1) })}
            onClick={() => form.change({ lines: lines.toSpliced(nth, 1) })}
          >
            <IconX size={20} stroke={2} />
          </ActionIcon>
        )}
      </div>
      <StepperField
        id={`shift-positions-${nth}`}
        label={t('positions')}
        min={POSITIONS.least}
        max={POSITIONS.most}
        value={line.positions}
        onChange={positions => set({ positions })}
        {...wrong('positions')}
      />
      <MoneyField
        id={`shift-rateMinor-${nth}`}
        label={t('rate')}
        required
        withAsterisk={false}
        currency={venue.currency}
        unit="/h"
        valueMinor={line.rateMinor}
        onChange={rateMinor => set({ rateMinor })}
        description={<PayHint form={form} venue={venue} line={line} />}
        {...wrong('rateMinor')}
      />
      <FloorWarning form={form} venue={venue} line={line} />
    </div>
  );
}

interface RoleFieldProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (role: string) => void;
  readonly error?: string;
}

function RoleField({ id, value, onChange, error }: RoleFieldProps) {
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
      required
      withAsterisk={false}
      value={value}
      error={error}
      onChange={event => onChange(event.currentTarget.value)}
      data={[{ value: '', label: t('form.roleChoose'), disabled: true }, ...families]}
    />
  );
}
