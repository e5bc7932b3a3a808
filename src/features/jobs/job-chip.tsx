import { useTranslations } from 'use-intl';
import type { TrackedJob } from '#domain/jobs/queries.ts';
import { type ChipState, StateChip } from '#ui/state-chip.tsx';

const CHIPS = {
  draft: 'draft',
  published: 'open',
  paused: 'due',
  filled: 'filled',
  closed: 'ended',
  expired: 'ended',
  removed: 'ended',
} as const satisfies Record<TrackedJob['status'], ChipState>;

/** Where a job stands, and whether the server has heard of it. */
export function JobChip({ job }: { readonly job: TrackedJob }) {
  const t = useTranslations('jobs.status');
  if (job.pending !== null) return <StateChip state="onThisDevice" />;
  return <StateChip state={CHIPS[job.status]} label={t(job.status)} />;
}
