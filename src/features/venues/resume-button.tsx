import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { resumeVenue } from '#domain/venues/commands.ts';
import type { Venue } from '#domain/venues/schema.ts';

/** Ends a venue's own pause. */
export function ResumeButton({ venue: { id, name } }: { readonly venue: Venue }) {
  const t = useTranslations('venues.pause');
  const told = useToldOutcome();
  const resume = useCommand(resumeVenue);
  const run = async () => {
    await told(resume({ id }), { applied: t('resumed', { name }) });
  };
  return (
    <Button size="sm" variant="outline" onClick={() => void run()} aria-label={t('resumeName', { name })}>
      {t('resume')}
    </Button>
  );
}
