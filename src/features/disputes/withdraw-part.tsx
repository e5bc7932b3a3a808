// Taking one's own appeal back while nobody has decided: once what that means has been read.
import { Button } from '@mantine/core';
import { IconScale, IconShieldX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import type { TrackedDispute } from '#domain/disputes/queries.ts';
import { withdrawAppeal } from '#domain/reliability/commands.ts';
import { ConsequenceSheet } from '#ui/consequence-sheet.tsx';

export function WithdrawPart({ tracked: { dispute, side } }: { readonly tracked: TrackedDispute }) {
  const { kind, state } = dispute;
  if (side !== 'rockstar' || state === 'decided') return null;
  // The subject of these two is the event of reliability.
  return kind === 'no_show' || kind === 'strike' ? <Withdraw kind={kind} eventId={dispute.subjectId} /> : null;
}

interface WithdrawProps {
  readonly kind: 'no_show' | 'strike';
  readonly eventId: string;
}

function Withdraw({ kind, eventId }: WithdrawProps) {
  const t = useTranslations('disputes.withdraw');
  const told = useToldOutcome();
  const withdraw = useCommand(withdrawAppeal);
  const [asked, ask] = useState(false);
  const save = () => {
    ask(false);
    void told(withdraw({ id: eventId }), { applied: t('applied') });
  };
  return (
    <div>
      <Button variant="outline" onClick={() => ask(true)}>
        {t(`act.${kind}`)}
      </Button>
      <ConsequenceSheet
        opened={asked}
        title={t(`title.${kind}`)}
        consequences={[
          { icon: IconShieldX, fact: t(`stays.${kind}`), detail: t('staysDetail') },
          { icon: IconScale, fact: t('once'), detail: t(`onceDetail.${kind}`) },
        ]}
        safeLabel={t('keep')}
        onSafe={() => ask(false)}
        costlyLabel={t(`act.${kind}`)}
        onCostly={save}
      />
    </div>
  );
}
