import { Radio, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Occurrence } from '#domain/shifts/draft.ts';
import { timeOf, type WallReading } from '#domain/time.ts';
import { Notice } from '#ui/notice.tsx';

interface WallReadingChoiceProps {
  readonly reading: WallReading;
  readonly wall: string;
  readonly chosen: Occurrence;
  readonly onChoose: (occurrence: Occurrence) => void;
}

/** Says when the clock skips a time, asks when it shows it twice. */
export function WallReadingChoice({ reading, wall, chosen, onChoose }: WallReadingChoiceProps) {
  const t = useTranslations('shifts.form');
  if (reading.kind === 'exact') return null;
  const typed = timeOf(wall);
  if (reading.kind === 'skipped') {
    return <Notice tone="amber">{t('skipped', { typed, read: timeOf(reading.readAs) })}</Notice>;
  }
  return (
    <Radio.Group
      label={t('ambiguous', { typed })}
      value={chosen}
      onChange={value => onChoose(value === 'second' ? 'second' : 'first')}
    >
      <Stack gap={8} mt={8}>
        <Radio value="first" label={t('first')} />
        <Radio value="second" label={t('second')} />
      </Stack>
    </Radio.Group>
  );
}
