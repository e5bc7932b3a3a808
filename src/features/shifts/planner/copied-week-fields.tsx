// For whoever runs several venues: which week is copied, and the pay of roles that another venue posts in another currency.
import { NativeSelect, Stack } from '@mantine/core';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { addDays } from '#domain/time.ts';
import type { PlacedVenue } from '#domain/venues/schema.ts';
import { useFormat } from '#i18n/use-format.ts';
import { useRoleName } from '#i18n/use-role-name.ts';
import { MoneyField } from '#ui/money-field.tsx';
import type { useCopiedWeek } from './use-copied-week.ts';

type CopiedWeek = ReturnType<typeof useCopiedWeek>;

export function SourceField({ week }: { readonly week: CopiedWeek }) {
  const t = useTranslations('board.copyFrom');
  const format = useFormat();
  if (week.sources.length === 1) return null;
  return (
    <NativeSelect
      label={t('label')}
      value={String(week.nth ?? 0)}
      onChange={event => week.choose(Number(event.currentTarget.value))}
      data={week.sources.map(({ venue, monday }, nth) => ({
        value: String(nth),
        label: t('one', { venue: venue.name, days: format.days(monday, addDays(monday, 6)) }),
      }))}
      data-autofocus
    />
  );
}

interface PayFieldsProps {
  readonly venue: PlacedVenue;
  readonly week: CopiedWeek;
  /** Of the first that is missing. */
  readonly box: RefObject<HTMLInputElement | null>;
  readonly error: string | undefined;
}

export function PayFields({ venue, week, box, error }: PayFieldsProps) {
  const t = useTranslations('board.copyFrom');
  const roleName = useRoleName();
  const isMissing = (role: string) => (week.pay[role] ?? null) === null;
  const first = week.roles.find(isMissing);
  if (week.roles.length === 0) return null;
  return (
    <Stack gap={12}>
      {week.roles.map(role => (
        <MoneyField
          key={role}
          ref={role === first ? box : undefined}
          label={t('pay', { role: roleName(role) })}
          description={t('payWhy', { currency: week.source.venue.currency })}
          required
          withAsterisk={false}
          currency={venue.currency}
          valueMinor={week.pay[role] ?? null}
          onChange={minor => week.say(role, minor)}
          error={isMissing(role) && error}
        />
      ))}
    </Stack>
  );
}
