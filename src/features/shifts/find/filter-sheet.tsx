// All filters at once. They work while the sheet is open; the button at its foot says what they leave.
import { Group, Stack, Switch } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { FAMILIES, type Role, rolesOfFamily } from '#domain/shifts/roles.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { ActButton } from '#ui/act-button.tsx';
import { Chip } from '#ui/chip.tsx';
import { DateField } from '#ui/date-time-field.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { Sheet } from '#ui/sheet.tsx';
import classes from './filter-bar.module.css';
import type { FilterBarProps } from './filter-bar.tsx';
import { KeepSearch } from './keep-search.tsx';
import { PlaceFilter } from './place-filter.tsx';
import { NO_FILTERS, toShiftFilters } from './use-filters.ts';
import { useOwnCurrency } from './use-own-currency.ts';

interface FilterSheetProps extends FilterBarProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export function FilterSheet(props: FilterSheetProps) {
  const { chosen, onChange, own, count, opened, onClose } = props;
  const filters = toShiftFilters(chosen, own);
  const ownMinimumMinor = own.minimumRateMinor;
  const t = useTranslations('shifts.find');
  const format = useFormat();
  const currency = useOwnCurrency();
  const hint =
    ownMinimumMinor === null
      ? {}
      : { description: t('minimumHint', { rate: format.money(ownMinimumMinor, currency) }) };
  return (
    <Sheet opened={opened} onClose={onClose} title={t('filters')} foot={<Foot {...{ count, onChange, onClose }} />}>
      <Stack gap={20}>
        <RoleFilter chosen={filters.roles} onChange={roles => onChange({ roles })} />
        <div className={classes.days}>
          <DateField label={t('day')} value={chosen.day ?? ''} onChange={day => onChange({ day: day || null })} />
          <Chip on={chosen.day === null} onClick={() => onChange({ day: null })}>
            {t('anyDay')}
          </Chip>
        </div>
        <MoneyField
          label={t('minimumRate')}
          {...hint}
          currency={currency}
          unit="/h"
          valueMinor={filters.minimumRateMinor}
          onChange={minimum => onChange({ minimum })}
        />
        <PlaceFilter chosen={chosen} onChange={onChange} />
        <Switch
          label={t('fitsCalendar')}
          checked={chosen.fitsCalendar}
          onChange={event => onChange({ fitsCalendar: event.currentTarget.checked })}
        />
        <Switch
          label={t('instantOnly')}
          checked={chosen.instantOnly}
          onChange={event => onChange({ instantOnly: event.currentTarget.checked })}
        />
        <Switch
          label={t('favouritesOnly')}
          description={t('favouritesHint')}
          checked={chosen.favouritesOnly}
          onChange={event => onChange({ favouritesOnly: event.currentTarget.checked })}
        />
        <KeepSearch chosen={chosen} onChange={onChange} />
      </Stack>
    </Sheet>
  );
}

function RoleFilter({
  chosen,
  onChange,
}: {
  readonly chosen: readonly Role[];
  readonly onChange: (roles: Role[]) => void;
}) {
  const t = useTranslations('shifts');
  const roleName = useRoleName();
  const toggle = (role: Role) =>
    onChange(chosen.includes(role) ? chosen.filter(known => known !== role) : [...chosen, role]);
  return (
    <fieldset className={classes.families}>
      <legend>{t('find.roles')}</legend>
      {FAMILIES.map(family => (
        <div key={family}>
          <p className={classes.family}>{t(`families.${family}`)}</p>
          <div className={classes.roles}>
            {rolesOfFamily(family).map(role => (
              <Chip key={role} on={chosen.includes(role)} onClick={() => toggle(role)}>
                {roleName(role)}
              </Chip>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

function Foot({ count, onChange, onClose }: Pick<FilterSheetProps, 'count' | 'onChange' | 'onClose'>) {
  const t = useTranslations('shifts.find');
  const { sort, ...cleared } = NO_FILTERS;
  return (
    <Group grow gap={8} wrap="nowrap">
      <ActButton variant="outline" onClick={() => onChange({ ...cleared, roles: [], minimum: null })}>
        {t('clear')}
      </ActButton>
      <ActButton onClick={onClose}>{t('show', { n: count })}</ActButton>
    </Group>
  );
}
