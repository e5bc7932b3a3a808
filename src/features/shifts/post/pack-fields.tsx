import { Stack, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { PACK_LIMITS, type PackTerms } from '#domain/packs/schema.ts';
import { GrowingTextarea } from '#ui/growing-textarea.tsx';
import classes from './shift-form.module.css';

interface PackFieldsProps {
  readonly pack: PackTerms;
  readonly change: (changes: Partial<PackTerms>) => void;
}

/** What those who come should know; nothing of it has to be said. */
export function PackFields({ pack, change }: PackFieldsProps) {
  const t = useTranslations('shifts.pack');
  const field = (name: keyof PackTerms) => ({
    label: t(name),
    maxLength: PACK_LIMITS[name],
    value: pack[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      change({ [name]: event.currentTarget.value }),
  });
  return (
    <Stack gap={16}>
      <GrowingTextarea {...field('arrivalNote')} description={t('arrivalHint')} minRows={2} />
      <div className={classes.pair}>
        <TextInput {...field('contactName')} autoComplete="off" />
        <TextInput {...field('contactPhone')} type="tel" inputMode="tel" autoComplete="off" />
        <TextInput {...field('dressCode')} />
        <TextInput {...field('kit')} />
      </div>
      <TextInput {...field('gettingHome')} description={t('homeHint')} />
    </Stack>
  );
}
