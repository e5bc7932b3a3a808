// From where distances are reckoned: the middle of a city, or where the person stands now, asked for on a tap only. It
// stays theirs; no map service hears of it.

import { Button, NativeSelect, Stack } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useQuery } from '#bridge/use-query.ts';
import { type Area, allAreas, areaOf, nearestArea } from '#domain/venues/areas.ts';
import type { Point } from '#domain/venues/distance.ts';
import { Notice } from '#ui/notice.tsx';
import { useOwnPosition } from '#ui/use-own-position.ts';

interface HomePointFieldProps {
  readonly home: Point | null;
  readonly onChange: (home: Point | null) => void;
}

/** About a street: nearer nobody needs to know. */
const DECIMALS = 1000;
const POSITION = { maximumAge: 600_000 };

export function HomePointField({ home, onChange }: HomePointFieldProps) {
  const t = useTranslations('profiles.home');
  const words = useHomeWords();
  const { state, ask } = useOwnPosition(({ latitude, longitude }) => {
    onChange({ lat: rounded(latitude), lng: rounded(longitude) });
    return true;
  }, POSITION);
  const cities = useQuery(allAreas, null);
  const area = centreOf(cities, home);
  return (
    <Stack gap={8}>
      <NativeSelect
        label={t('label')}
        description={t('hint')}
        value={home === null ? '' : (area?.slug ?? 'own')}
        onChange={event => onChange(pointOfChoice(cities, event.currentTarget.value, home))}
        data={[
          { value: '', label: t('none') },
          ...(cities ?? []).map(({ slug, name }) => ({ value: slug, label: t('centre', { city: name }) })),
          ...(home !== null && area === undefined ? [{ value: 'own', label: words(home) }] : []),
        ]}
      />
      <Button
        variant="soft"
        size="md"
        leftSection={<IconCurrentLocation size={20} stroke={1.75} aria-hidden="true" />}
        loading={state === 'asking'}
        onClick={ask}
      >
        {t('usePosition')}
      </Button>
      {(state === 'refused' || state === 'unknown') && <Notice tone="amber">{t('refused')}</Notice>}
      {state === 'unanswered' && <Notice tone="amber">{t('unanswered')}</Notice>}
    </Stack>
  );
}

/** 'In the middle of London', '1.2 mi from the middle of London', or that nothing is chosen. */
export function useHomeWords(): (home: Point | null) => string {
  const t = useTranslations('profiles.home');
  const cities = useQuery(allAreas, null);
  return home => {
    if (home === null) return t('none');
    const area = centreOf(cities, home);
    return area === undefined
      ? t('near', { city: nearestArea(cities, home)?.name ?? '…' })
      : t('centre', { city: area.name });
  };
}

function pointOfChoice(cities: readonly Area[] | undefined, value: string, home: Point | null): Point | null {
  const area = areaOf(cities, value);
  if (area !== undefined) return { lat: area.lat, lng: area.lng };
  return value === '' ? null : home;
}

function centreOf(cities: readonly Area[] | undefined, home: Point | null): Area | undefined {
  return cities?.find(({ lat, lng }) => lat === home?.lat && lng === home.lng);
}

function rounded(degrees: number): number {
  return Math.round(degrees * DECIMALS) / DECIMALS;
}
