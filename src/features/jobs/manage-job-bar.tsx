// What a manager may do with a job: post it, change it, pause it, go on, end it.
import { Button } from '@mantine/core';
import { IconMoodSad, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { closeJob, pauseJob, publishJob, resumeJob } from '#domain/jobs/commands.ts';
import type { TrackedJob } from '#domain/jobs/queries.ts';
import { ActBar } from '#ui/act-bar.tsx';
import { ActButton } from '#ui/act-button.tsx';
import { ConsequenceSheet } from '#ui/consequence-sheet.tsx';
import { LinkButton } from '#ui/link-button.tsx';

const MOVES = { draft: 'publish', published: 'pause', paused: 'resume' } as const;

export function ManageJobBar({ job }: { readonly job: TrackedJob }) {
  const t = useTranslations('jobs.manage');
  const [ending, setEnding] = useState(false);
  const commands = { publish: useCommand(publishJob), pause: useCommand(pauseJob), resume: useCommand(resumeJob) };
  const close = useCommand(closeJob);
  const told = useToldOutcome();
  const move = job.status in MOVES ? MOVES[job.status as keyof typeof MOVES] : 'pause';
  const run = async () => {
    const saving = commands[move]({ id: job.id, version: job.version });
    await told(saving, { applied: t(`done.${move}`) });
  };
  const end = async (how: 'filled' | 'closed') => {
    setEnding(false);
    await told(close({ id: job.id, outcome: how }), { applied: t(`done.${how}`) });
  };
  return (
    <ActBar lit={move === 'publish'} {...(move === 'publish' ? { note: t('publishNote') } : {})}>
      <ActButton variant={move === 'publish' ? 'lit' : 'outline'} onClick={() => void run()}>
        {t(move)}
      </ActButton>
      <LinkButton to="/venue/jobs/$jobId/edit" params={{ jobId: job.id }} size="lg" variant="outline">
        {t('edit')}
      </LinkButton>
      <Button size="lg" variant="danger" onClick={() => setEnding(true)}>
        {t('end')}
      </Button>
      <EndSheet opened={ending} onKeep={() => setEnding(false)} onEnd={end} />
    </ActBar>
  );
}

interface EndSheetProps {
  readonly opened: boolean;
  readonly onKeep: () => void;
  readonly onEnd: (outcome: 'filled' | 'closed') => Promise<void>;
}

/** Everybody who still waits is answered, so it asks first. */
function EndSheet({ opened, onKeep, onEnd }: EndSheetProps) {
  const t = useTranslations('jobs.manage');
  return (
    <ConsequenceSheet
      opened={opened}
      title={t('endTitle')}
      consequences={[
        { icon: IconUsers, fact: t('endTold'), detail: t('endToldDetail') },
        { icon: IconMoodSad, fact: t('endFinal'), detail: t('endFinalDetail') },
      ]}
      safeLabel={t('keep')}
      onSafe={onKeep}
      costlyLabel={t('endNow')}
      onCostly={() => void onEnd('closed')}
    >
      <Button size="lg" fullWidth variant="outline" onClick={() => void onEnd('filled')}>
        {t('endFilled')}
      </Button>
    </ConsequenceSheet>
  );
}
