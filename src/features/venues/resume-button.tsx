import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useOutcome } from '#bridge/use-outcome.ts';
import { resumeVenue } from '#domain/venues/commands.ts';
import type { Venue } from '#domain/venues/schema.ts';
import { useSavedHere } from '#i18n/use-saved-here.ts';
import { notifyFailure, notifyOutcome } from '#ui/toast.ts';

/** Ends a venue's own pause. */
export function ResumeButton({ venue: { id, name } }: { readonly venue: Venue }) {
  const t = useTranslations('venues.pause');
  const mine = useTranslations('venues.mine');
  const outcome = useOutcome();
  const savedHere = useSavedHere();
  const resume = useCommand(resumeVenue);
  const run = async () => {
    const saved = await resume({ id });
    if (saved.ok) notifyOutcome(outcome(saved.commandId), { saved: savedHere, applied: t('resumed', { name }) });
    else notifyFailure(mine('saveFailed'), 'high');
  };
  return (
    <Button size="sm" variant="outline" onClick={() => void run()} aria-label={t('resumeName', { name })}>
      {t('resume')}
    </Button>
  );
}
