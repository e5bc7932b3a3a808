import { useTranslations } from 'use-intl';
import { useCommands } from '#bridge/use-commands.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { type InvitationId, newId } from '#domain/ids.ts';
import type { Candidate } from '#domain/invitations/candidates.ts';
import { sendWorkInvitation } from '#domain/invitations/commands.ts';
import type { Shift } from '#domain/shifts/schema.ts';

/** Asks all of them in the same words, or saves nothing. */
export function useInvite(shift: Shift) {
  const t = useTranslations('invitations.venue');
  const save = useCommands();
  const told = useToldOutcome();
  return async (candidates: readonly Candidate[], message: string): Promise<void> => {
    const words = message.trim() === '' ? {} : { message: message.trim() };
    const saving = save(
      candidates.map(({ person }) => ({
        command: sendWorkInvitation,
        args: {
          id: newId<InvitationId>(),
          venue_id: shift.venueId,
          worker_id: person.id,
          shift_id: shift.id,
          ...words,
        },
      })),
    );
    await told(saving, { applied: t('invited', { n: candidates.length }) });
  };
}
