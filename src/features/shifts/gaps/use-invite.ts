// Everybody who is free and rested for one of these gaps, asked with one press: the favourites alone where any of them fits.
import { useTranslations } from 'use-intl';
import { newId } from '#domain/ids.ts';
import type { Candidate } from '#domain/invitations/candidates.ts';
import { invitesFor, stepToInvite } from '#domain/shifts/bulk.ts';
import type { BoardCell } from '#domain/shifts/week.ts';
import type { Run } from '#features/shifts/change/use-undo.ts';
import type { AskedHere } from './asked-here.ts';
import type { Answers } from './use-answers.ts';

interface Inviting {
  readonly venueId: string;
  readonly gaps: readonly BoardCell[];
  readonly answers: Answers;
  readonly asked: AskedHere;
  readonly run: Run;
}

export function useInvite({ venueId, gaps, answers, asked, run }: Inviting) {
  const t = useTranslations('planner.batch');
  const { favourites, asks } = invitesFor({ gaps, people: answers.people, of: answers.of });
  const invite = () =>
    void run({
      draw: () => {
        const names = new Map<string, Candidate['person']>(answers.people.map(({ person }) => [person.id, person]));
        const drawn = asks.flatMap(({ workerId, shiftId }) => {
          const person = names.get(workerId);
          return person === undefined
            ? []
            : [asked.add(shiftId, { workerId: person.id, name: person.name, look: 'pending' })];
        });
        return () => {
          for (const erase of drawn) erase();
        };
      },
      steps: () => asks.map(ask => stepToInvite(ask, { venueId, id: newId() })),
      what: t('what.invite', { n: asks.length }),
      said: t('said.invite', { n: asks.length }),
    });
  /** So many people. */
  const n = new Set(asks.map(({ workerId }) => workerId)).size;
  return { favourites, n, invite };
}
