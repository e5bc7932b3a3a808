import { Radio, Stack } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Notice } from './notice.tsx';

type Occurrence = 'first' | 'second';

interface WallReadingChoiceProps {
  /** What the time means there. */
  readonly reading:
    | { readonly kind: 'exact' | 'ambiguous' }
    /** Ends with the time that it counts as. */
    | { readonly kind: 'skipped'; readonly readAs: string };
  /** 'HH:mm'. */
  readonly typed: string;
  readonly chosen: Occurrence;
  readonly onChoose: (occurrence: Occurrence) => void;
}

/** Says when the clock skips a time, asks when it shows it twice. */
export function WallReadingChoice({ reading, typed, chosen, onChoose }: WallReadingChoiceProps) {
  const t = useTranslations('common.wallReading');
  if (reading.kind === 'exact') return null;
  if (reading.kind === 'skipped') {
    return <Notice tone="amber">{t('skipped', { typed, read: reading.readAs.slice(-5) })}</Notice>;
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
