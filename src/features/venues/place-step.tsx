// The first step of a venue that nobody has placed yet: its address and its city. Until then there is no clock to read its
// shifts by and no currency to pay them in, so its screens wait for it.
import { Button, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { MemberVenue } from '#domain/venues/queries.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { Screen } from '#ui/screen.tsx';
import { PlaceFields } from './place-fields.tsx';
import { useVenueForm } from './use-venue-form.ts';

export function PlaceStep({ own }: { readonly own: MemberVenue }) {
  const t = useTranslations('venues.place');
  const title = t('title', { name: own.venue.name });
  if (own.membership.role === 'staff') {
    return (
      <Screen title={title} titleHidden>
        <EmptyState title={title}>{t('askManager')}</EmptyState>
      </Screen>
    );
  }
  return (
    <Screen title={title}>
      <PlaceForm own={own} />
    </Screen>
  );
}

function PlaceForm({ own }: { readonly own: MemberVenue }) {
  const t = useTranslations('venues');
  const form = useVenueForm(own.venue, () => undefined);
  return (
    <form
      noValidate
      onSubmit={event => {
        event.preventDefault();
        void form.save();
      }}
    >
      <Stack gap={16} maw={560} py={20}>
        {form.error !== null && <Notice tone="red">{form.error}</Notice>}
        <PlaceFields form={form} />
        <Button size="lg" type="submit">
          {t('place.save')}
        </Button>
      </Stack>
    </form>
  );
}
