// From where distances are reckoned: the middle of a city, or where the person stands now, asked for on a tap only. It
// stays theirs; no map service hears of it.
import { Button, NativeSelect, Stack } from '@mantine/core';
import { IconCurrentLocation } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AREA_SLUGS, AREAS, type Area } from '#domain/venues/areas.ts';
import { distance, type Point } from '#domain/venues/distance.ts';
import { Notice } from '#ui/notice.tsx';

interface HomePointFieldProps {
  readonly home: Point | null;
  readonly onChange: (home: Point | null) => void;
}

/** About a street: nearer nobody needs to know. */
const DECIMALS = 1000;
const ASK_MS = 15_000;

export function HomePointField({ home, onChange }: HomePointFieldProps) {
  const t = useTranslations('profiles.home');
  const words = useHomeWords();
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle');
  const area = centreOf(home);
  const ask = () => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onChange({ lat: rounded(coords.latitude), lng: rounded(coords.longitude) });
      },
      () => setState('refused'),
      { maximumAge: 600_000, timeout: ASK_MS },
    );
  };
  return (
    <Stack gap={8}>
      <NativeSelect
        label={t('label')}
        description={t('hint')}
        value={home === null ? '' : (area ?? 'own')}
        onChange={event => onChange(pointOfChoice(event.currentTarget.value, home))}
        data={[
          { value: '', label: t('none') },
          ...AREA_SLUGS.map(slug => ({ value: slug, label: t('centre', { city: AREAS[slug].name }) })),
          ...(home !== null && area === null ? [{ value: 'own', label: words(home) }] : []),
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
      {state === 'refused' && <Notice tone="amber">{t('refused')}</Notice>}
    </Stack>
  );
}

/** 'In the middle of London', '1.2 mi from the middle of London', or that nothing is chosen. */
export function useHomeWords(): (home: Point | null) => string {
  const t = useTranslations('profiles.home');
  return home => {
    if (home === null) return t('none');
    const area = centreOf(home);
    return area === null ? t('near', { city: AREAS[nearest(home)].name }) : t('centre', { city: AREAS[area].name });
  };
}

function pointOfChoice(value: string, home: Point | null): Point | null {
  const area = AREA_SLUGS.find(slug => slug === value);
  if (area !== undefined) return { lat: AREAS[area].lat, lng: AREAS[area].lng };
  return value === '' ? null : home;
}

function centreOf(home: Point | null): Area | null {
  return AREA_SLUGS.find(slug => AREAS[slug].lat === home?.lat && AREAS[slug].lng === home.lng) ?? null;
}

function nearest(home: Point): Area {
  const away = (slug: Area) => distance(home, AREAS[slug], 'km');
  return AREA_SLUGS.reduce((best, slug) => (away(slug) < away(best) ? slug : best));
}

function rounded(degrees: number): number {
  return Math.round(degrees * DECIMALS) / DECIMALS;
}
