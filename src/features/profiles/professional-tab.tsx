// What somebody works as, where, and for how much at least.

import { Stack, Switch, TagsInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { isRole, ROLES } from '#domain/shifts/roles.ts';
import { type Area, allAreas, areaOf, currencyOf } from '#domain/venues/areas.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { ChipChoice } from '#ui/chip-choice.tsx';
import { MoneyField } from '#ui/money-field.tsx';
import { Told, ToldList } from './told.tsx';
import type { ProfileForm } from './use-profile-form.ts';

const MOST_SKILLS = 30;

export function ProfessionalTab({ form }: { readonly form: ProfileForm }) {
  return form.editing ? <Fields form={form} /> : <Facts form={form} />;
}

function Facts({ form }: { readonly form: ProfileForm }) {
  const t = useTranslations('profiles');
  const format = useFormat();
  const roleName = useRoleName();
  const { skills, areas, minimumRateMinor, discoverable } = form.fields;
  const cities = useQuery(allAreas, null);
  const named = (words: readonly string[]) => (words.length === 0 ? t('nothingYet') : words.join(', '));
  return (
    <ToldList>
      <Told label={t('skills')}>{named(skills.filter(isRole).map(role => roleName(role)))}</Told>
      <Told label={t('tags')}>{named(skills.filter(skill => !isRole(skill)))}</Told>
      <Told label={t('areas')}>
        {areas.length === 0 ? t('noAreas') : areas.map(area => areaOf(cities, area)?.name ?? area).join(', ')}
      </Told>
      <Told label={t('minimum')}>
        {minimumRateMinor === null
          ? t('noMinimum')
          : format.money(minimumRateMinor, currencyOf(areaOf(cities, areas[0])))}
      </Told>
      <Told label={t('discoverable')}>{t(discoverable ? 'yes' : 'no')}</Told>
    </ToldList>
  );
}

function Fields({ form }: { readonly form: ProfileForm }) {
  const t = useTranslations('profiles');
  const roleName = useRoleName();
  const { skills, areas, minimumRateMinor, discoverable } = form.fields;
  const cities = useQuery(allAreas, null);
  const roles = skills.filter(isRole);
  const tags = skills.filter(skill => !isRole(skill));
  const { currency, hint, chooseAreas } = useAreas(form, cities);
  return (
    <Stack gap={20} maw={560} py={20}>
      <ChipChoice
        label={t('skills')}
        hint={t('skillsHint')}
        choices={ROLES.map(role => ({ value: role, label: roleName(role) }))}
        chosen={roles}
        onChange={chosen => form.change({ skills: [...chosen, ...tags] })}
      />
      <TagsInput
        label={t('tags')}
        description={t('tagsHint')}
        value={tags}
        maxTags={MOST_SKILLS - roles.length}
        onChange={words => form.change({ skills: [...roles, ...words.map(word => word.slice(0, 60))] })}
      />
      <ChipChoice
        label={t('areas')}
        hint={t('areasHint')}
        choices={(cities ?? []).map(({ slug, name }) => ({ value: slug, label: name }))}
        chosen={areas}
        onChange={chooseAreas}
      />
      <MoneyField
        label={t('minimum')}
        description={t(hint)}
        disabled={hint === 'minimumNeedsCity'}
        currency={currency}
        unit="/h"
        placeholder={t('noMinimum')}
        valueMinor={minimumRateMinor}
        error={form.rateError && t('rateRange')}
        onChange={minor => form.change({ minimumRateMinor: minor })}
      />
      <Switch
        label={t('discoverable')}
        description={t('discoverableHint')}
        checked={discoverable}
        onChange={event => form.change({ discoverable: event.currentTarget.checked })}
      />
    </Stack>
  );
}

/** The minimum is a sum of the first city's currency: 8,500 pesos must not become 85 euros. */
function useAreas(form: ProfileForm, cities: readonly Area[] | undefined) {
  const { areas, minimumRateMinor } = form.fields;
  const [isCleared, setIsCleared] = useState(false);
  const currency = currencyOf(areaOf(cities, areas[0]));
  const chooseAreas = (chosen: readonly string[]) => {
    const isOther = currencyOf(areaOf(cities, chosen[0])) !== currency;
    if (!isOther || minimumRateMinor === null) return form.change({ areas: chosen });
    setIsCleared(true);
    form.change({ areas: chosen, minimumRateMinor: null });
  };
  return { currency, chooseAreas, hint: hintOf() };

  function hintOf(): 'minimumHint' | 'minimumNeedsCity' | 'minimumCleared' {
    if (minimumRateMinor !== null) return 'minimumHint';
    if (currency === null) return 'minimumNeedsCity';
    return isCleared ? 'minimumCleared' : 'minimumHint';
  }
}
