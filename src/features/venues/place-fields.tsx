// Where a venue is: address, city, and the point from which distances are measured. No map service hears of it.

import { NativeSelect, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useSettings } from '#bridge/settings-context.tsx';
import { useQuery } from '#bridge/use-query.ts';
import { allAreas, areaOf } from '#domain/venues/areas.ts';
import { MailLink } from '#ui/mail-link.tsx';
import { PointField } from './point-field.tsx';
import type { VenueForm } from './use-venue-form.ts';

export function PlaceFields({ form: { draft, change } }: { readonly form: VenueForm }) {
  const t = useTranslations('venues');
  const { supportEmail } = useSettings();
  const cities = useQuery(allAreas, null);
  const city = areaOf(cities, draft.area);
  return (
    <>
      <TextInput
        label={t('mine.address')}
        required
        maxLength={300}
        autoComplete="street-address"
        value={draft.address}
        onChange={event => change({ address: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('place.city')}
        description={
          city === undefined ? (
            <>
              {t('place.cityHint')} <MailLink address={supportEmail} />
            </>
          ) : (
            t('place.clock', { tz: city.tz, currency: city.currency })
          )
        }
        required
        value={draft.area}
        // The point belongs to the city that it was chosen in.
        onChange={event => change({ area: event.currentTarget.value, point: null })}
        data={[
          { value: '', label: t('place.choose'), disabled: true },
          ...(cities ?? []).map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
      />
      {city !== undefined && (
        <PointField key={city.slug} city={city} point={draft.point} onChange={point => change({ point })} />
      )}
    </>
  );
}
