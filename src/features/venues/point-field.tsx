// The point of a venue, moved without a map: pasted from any map app, taken from this device, or nudged a hundred metres at
// a time. Untouched it is the middle of the city.
import { ActionIcon, Button, Group, Stack, TextInput } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconCurrentLocation,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Area, distanceUnit } from '#domain/venues/areas.ts';
import { distance, type Point } from '#domain/venues/distance.ts';
import { BEARINGS, type Bearing, moved, parsePoint, pointText, rough } from '#domain/venues/point.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Notice } from '#ui/notice.tsx';
import { useOwnPosition } from '#ui/use-own-position.ts';

const POSITION = { enableHighAccuracy: true };
const STEP_METRES = 100;
const ARROWS: Readonly<Record<Bearing, TablerIcon>> = {
  north: IconArrowUp,
  south: IconArrowDown,
  west: IconArrowLeft,
  east: IconArrowRight,
};

interface PointFieldProps {
  readonly city: Area;
  /** Null: the middle of the city. */
  readonly point: Point | null;
  readonly onChange: (point: Point | null) => void;
}

export function PointField({ city, point, onChange }: PointFieldProps) {
  const t = useTranslations('venues.place');
  const [typed, setTyped] = useState(() => pointText(point ?? city));
  const { state, ask } = useOwnPosition(({ latitude, longitude }) => {
    choose(rough({ lat: latitude, lng: longitude }));
    return true;
  }, POSITION);
  const away = useAway(city);
  const choose = (chosen: Point) => {
    setTyped(pointText(chosen));
    onChange(chosen);
  };
  const type = (text: string) => {
    setTyped(text);
    const read = parsePoint(text);
    if (read !== null) onChange(read);
  };
  return (
    <Stack gap={8}>
      <TextInput
        label={t('point')}
        description={t('pointHint')}
        inputMode="text"
        value={typed}
        error={parsePoint(typed) === null && t('noPoint')}
        onChange={event => type(event.currentTarget.value)}
      />
      <Group gap={8} role="group" aria-label={t('nudge')}>
        {BEARINGS.map(bearing => {
          const Arrow = ARROWS[bearing];
          return (
            <ActionIcon
              key={bearing}
              size={44}
              variant="outline"
              aria-label={t(`nudges.${bearing}`)}
              onClick={() => choose(moved(point ?? city, bearing, STEP_METRES))}
            >
              <Arrow size={20} stroke={1.75} />
            </ActionIcon>
          );
        })}
        <Button
          variant="soft"
          size="md"
          leftSection={<IconCurrentLocation size={20} stroke={1.75} aria-hidden="true" />}
          loading={state === 'asking'}
          onClick={ask}
        >
          {t('usePosition')}
        </Button>
      </Group>
      <p role="status">{away(point)}</p>
      {(state === 'refused' || state === 'unknown') && <Notice tone="amber">{t('refused')}</Notice>}
      {state === 'unanswered' && <Notice tone="amber">{t('unanswered')}</Notice>}
    </Stack>
  );
}

/** 'In the middle of Lisbon', '1.2 km from the middle of Lisbon'. */
function useAway(city: Area): (point: Point | null) => string {
  const t = useTranslations('venues.place');
  const facts = useTranslations('shifts.facts');
  const format = useFormat();
  return point => {
    const unit = distanceUnit(city);
    const length = point === null ? 0 : Math.round(distance(point, city, unit) * 10) / 10;
    if (length === 0) return t('middle', { city: city.name });
    const n = format.number(length);
    return t('away', { length: facts(unit === 'mi' ? 'miles' : 'kilometres', { n }), city: city.name });
  };
}
