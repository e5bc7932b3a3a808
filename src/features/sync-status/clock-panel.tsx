// This device's clock goes wrong by more than anybody waits: screens go by Encore's clock, but not every word about time does, and
// nothing else on the device says so. It goes by itself once the clock is set.
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDevice } from '#bridge/device-context.tsx';
import { usePart } from '#bridge/use-readable.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Notice } from '#ui/notice.tsx';
import { minutesOff } from './clock-off.ts';
import classes from './loss-panel.module.css';

export function ClockPanel() {
  const { status } = useDevice();
  const lastPullAt = usePart(status, heard => heard.lastPullAt);
  const serverTime = usePart(status, heard => heard.serverTime);
  // At the last two answers: a device that slept while one was on its way seems to be late once.
  const [heard, setHeard] = useState<readonly (number | null)[]>([null, null]);
  useEffect(() => {
    if (lastPullAt === null || serverTime === null) return;
    const ahead = Date.parse(lastPullAt) - Date.parse(serverTime);
    setHeard(before => [before.at(-1) ?? null, ahead]);
  }, [lastPullAt, serverTime]);
  const off = minutesOff(heard);
  return off === 0 ? null : <ClockNotice off={off} />;
}

function ClockNotice({ off }: { readonly off: number }) {
  const t = useTranslations('sync.notices');
  const format = useFormat();
  const by = format.duration(Math.abs(off));
  return (
    <div className={classes.portal}>
      <Notice tone="amber">{off > 0 ? t('clockAhead', { by }) : t('clockBehind', { by })}</Notice>
    </div>
  );
}
