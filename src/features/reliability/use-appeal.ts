// An appeal, or a contest, as it is being written: the words, which messages go along, and sending both. What was typed and unticked is
// kept until it is saved, and is the same wherever it is written: in a sheet of the account, or on the page of the shift.
import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useKeptForm } from '#bridge/use-kept-form.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { appealPoints } from '#domain/reliability/commands.ts';
import type { ReliabilityEvent } from '#domain/reliability/schema.ts';
import { useOwnMessages } from './messages-part.tsx';

export function useAppeal(event: ReliabilityEvent) {
  const t = useTranslations('reliability.toast');
  const told = useToldOutcome();
  const save = useCommand(appealPoints);
  const words = useKeptForm(`appeal-${event.id}`, '');
  // Ids of messages that are not to go along.
  const without = useKeptForm<readonly string[]>(`appeal-without-${event.id}`, []);
  const messages = useOwnMessages(event);
  const chosen = (messages ?? []).map(({ id }) => id).filter(id => !without.value.includes(id));
  /** False: it could not be saved. */
  const send = async (): Promise<boolean> => {
    const along = chosen.length === 0 ? {} : { messages: chosen };
    const saving = save({ id: event.id, reason: words.value.trim(), ...along });
    if (!(await told(saving, { applied: t(event.kind === 'no_show' ? 'contested' : 'sent') }))) return false;
    words.forget();
    without.forget();
    return true;
  };
  return { words, without, messages, send };
}
