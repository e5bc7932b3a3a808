// The platform's figures to be typed, each between its limits, and the legal floor of each country.
import { NumberInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import {
  FIGURE_GROUPS,
  type FigureName,
  type Figures,
  limitsOf,
  namesOf,
  type WrongFigure,
} from '#domain/platform/figures.ts';
import type { Rules } from '#domain/platform/rules.ts';
import { useFormat } from '#i18n/use-format.ts';
import { MoneyField } from '#ui/money-field.tsx';
import classes from './platform.module.css';
import { type Floor, useFigureWords } from './use-rule-words.ts';

interface FigureFieldsProps {
  readonly figures: Figures;
  readonly wrong: WrongFigure | null;
  readonly onChange: (name: FigureName, value: number) => void;
}

export function FigureFields({ figures, wrong, onChange }: FigureFieldsProps) {
  const t = useTranslations('admin.platform.rules');
  const words = useFigureWords();
  const wrongWords = (name: FigureName) => {
    if (wrong?.name !== name) return undefined;
    return wrong.kind === 'limits' ? t('beyond') : t('order', { below: t(`names.${wrong.below}`) });
  };
  return FIGURE_GROUPS.map(group => (
    <fieldset key={group} className={classes.fieldset}>
      <legend className={classes.group}>{t(`groups.${group}`)}</legend>
      {namesOf(group).map(name => {
        const { min, max } = limitsOf(name);
        return (
          <NumberInput
            key={name}
            label={t(`names.${name}`)}
            description={t('limits', { min: words(name, min), max: words(name, max) })}
            error={wrongWords(name)}
            allowDecimal={false}
            clampBehavior="none"
            min={min}
            max={max}
            value={Number.isNaN(figures[name]) ? '' : figures[name]}
            onChange={value => onChange(name, value === '' ? Number.NaN : Number(value))}
          />
        );
      })}
    </fieldset>
  ));
}

interface FloorFieldsProps {
  readonly countries: readonly Floor[];
  readonly floors: Rules['floors'];
  readonly onChange: (floors: Rules['floors']) => void;
}

export function FloorFields({ countries, floors, onChange }: FloorFieldsProps) {
  const t = useTranslations('admin.platform.rules');
  const format = useFormat();
  return (
    <fieldset className={classes.fieldset}>
      <legend className={classes.group}>{t('groups.floors')}</legend>
      {countries.map(({ country, currency }) => (
        <MoneyField
          key={country}
          label={t('floorOf', { country: format.country(country) })}
          currency={currency}
          unit="/h"
          valueMinor={floors[country] ?? null}
          onChange={minor => {
            const { [country]: _, ...others } = floors;
            onChange(minor === null || minor < 1 ? others : { ...others, [country]: minor });
          }}
        />
      ))}
      <p className={classes.hint}>{t('floorHint')}</p>
    </fieldset>
  );
}
