// Beside contesting a no-show: saying that it is right, once what that means has been read. Only while it waits: then it does something.
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconScale, IconShieldX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { acceptNoShow } from '#domain/reliability/commands.ts';
import { appealBy, countsUntil } from '#domain/reliability/rules.ts';
import type { ReliabilityEvent } from '#domain/reliability/schema.ts';
import type { Instant } from '#domain/time.ts';
import { useFormat } from '#i18n/use-format.ts';
import { ConsequenceSheet } from '#ui/consequence-sheet.tsx';

interface AcceptActProps {
  readonly event: ReliabilityEvent;
  /** From when it counts if nothing is said. */
  readonly countsFrom: Instant;
}

export function AcceptAct({ event, countsFrom }: AcceptActProps) {
  const t = useTranslations('reliability');
  const format = useFormat();
  const told = useToldOutcome();
  const accept = useCommand(acceptNoShow);
  const [asked, ask] = useState(false);
  const day = (at: Instant) => format.day(at, event.tz);
  const save = () => {
    ask(false);
    void told(accept({ id: event.id }), { applied: t('toast.accepted') });
  };
  const points = {
    icon: IconShieldX,
    fact: t('accept.points', { n: event.points }),
    detail: t('accept.pointsDetail', { from: day(countsFrom), day: day(countsUntil(event)) }),
  };
  const strikes = {
    icon: IconAlertTriangle,
    fact: t('accept.strikes', { n: event.strikes }),
    detail: t('strikes.review'),
  };
  const contest = {
    icon: IconScale,
    fact: t('accept.contest'),
    detail: t('accept.contestDetail', { day: day(appealBy(event)) }),
  };
  return (
    <>
      <Button size="lg" variant="outline" onClick={() => ask(true)}>
        {t('accept.act')}
      </Button>
      <ConsequenceSheet
        opened={asked}
        title={t('accept.title')}
        consequences={[points, ...(event.strikes > 0 ? [strikes] : []), contest]}
        safeLabel={t('accept.later')}
        onSafe={() => ask(false)}
        costlyLabel={t('accept.act')}
        onCostly={save}
      />
    </>
  );
}
