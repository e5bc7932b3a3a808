// Everybody who is free and rested for one of these gaps, asked with one press: the favourites alone where any of them fits.
import { useTranslations } from 'use-intl';
import { newId } from '#domain/ids.ts';
import { invitesFor, stepToInvite } from '#domain/shifts/bulk.ts';
import type { BoardCell } from '#domain/shifts/week.ts';
import type { Answers } from './use-answers.ts';
import type { Run } from './use-undo.ts';

interface Inviting {
  readonly venueId: string;
  readonly gaps: readonly BoardCell[];
  readonly answers: Answers;
  readonly run: Run;
}

export function useInvite({ venueId, gaps, answers, run }: Inviting) {
  const t = useTranslations('planner.batch');
  const { favourites, asks } = invitesFor({ gaps, people: answers.people, of: answers.of });
  const invite = () =>
    void run({
      steps: () => asks.map(ask => stepToInvite(ask, { venueId, id: newId() })),
      what: t('what.invite', { n: asks.length }),
      said: t('said.invite', { n: asks.length }),
    });
  /** So many people. */
  const n = new Set(asks.map(({ workerId }) => workerId)).size;
  return { favourites, n, invite };
}
