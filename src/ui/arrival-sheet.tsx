// Who is booked after the start says first when they can be there: that is what both sides agree to, and paid from then.
import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFormat } from '#i18n/use-format.ts';
import { ActButton } from './act-button.tsx';
import { Sheet } from './sheet.tsx';

interface Arriving {
  /** Instants to choose from; none before the start, when the arrival is agreed. */
  readonly times: readonly number[];
  readonly tz: string;
  /** What the rest of the shift is estimated to pay, in words. */
  readonly pay: (from: number) => string;
  /** What choosing one comes to. */
  readonly act: string;
  readonly onArrival: (at: number | null) => void;
}

/** `ask` goes on at once before the start, and through `sheet` after it. */
export function useArrival({ times, tz, pay, act, onArrival }: Arriving) {
  const t = useTranslations('common.arrival');
  const [opened, setOpened] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  // Time goes on while one thinks: what has passed is no choice any more.
  const at = times.find(time => time === chosen) ?? times[0];
  const close = () => setOpened(false);
  const choose = () => {
    close();
    onArrival(at ?? null);
  };
  return {
    ask: () => (times.length > 0 ? setOpened(true) : onArrival(null)),
    sheet: (
      <Sheet
        opened={opened}
        onClose={close}
        title={t('title')}
        lead={t('lead')}
        foot={
          <ActButton disabled={at === undefined} onClick={choose}>
            {act}
          </ActButton>
        }
      >
        <ArrivalChoice times={times} tz={tz} pay={pay} chosen={at} onChange={setChosen} />
      </Sheet>
    ),
  };
}

interface ArrivalChoiceProps {
  readonly times: readonly number[];
  readonly tz: string;
  readonly pay: (from: number) => string;
  readonly chosen: number | undefined;
  readonly onChange: (at: number) => void;
}

export function ArrivalChoice({ times, tz, pay, chosen, onChange }: ArrivalChoiceProps) {
  const t = useTranslations('common.arrival');
  const format = useFormat();
  return (
    <Radio.Group label={t('title')} value={String(chosen)} onChange={value => onChange(Number(value))}>
      <Stack gap={8} mt={8}>
        {times.map(at => (
          <Radio key={at} value={String(at)} label={format.clock(at, tz)} description={t('pay', { pay: pay(at) })} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
