import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useOutcome } from '#bridge/use-outcome.ts';
import { confirmBooking, proposeRelease, replaceBooking } from '#domain/bookings/release.ts';
import { useSavedHere } from '#i18n/use-saved-here.ts';
import { notifyFailure, notifyOutcome } from '#ui/toast.ts';

/** What may be said of a booking that has not begun: saved here, and told when the server knows. */
export function usePlaceActs(id: string) {
  const t = useTranslations('bookings.place.toast');
  const applications = useTranslations('applications.toast');
  const outcome = useOutcome();
  const savedHere = useSavedHere();
  const propose = useCommand(proposeRelease);
  const confirm = useCommand(confirmBooking);
  const replace = useCommand(replaceBooking);
  const told = async (saving: ReturnType<typeof confirm>, applied: string) => {
    const saved = await saving;
    if (saved.ok) notifyOutcome(outcome(saved.commandId), { saved: savedHere, applied });
    else notifyFailure(applications('notSaved'), 'high');
  };
  return {
    propose: (release: boolean, reason?: string) =>
      told(propose({ id, release, ...(reason === undefined ? {} : { reason }) }), t(release ? 'said' : 'kept')),
    confirm: () => told(confirm({ id }), t('confirmed')),
    replace: () => told(replace({ id }), t('replaced')),
  };
}
