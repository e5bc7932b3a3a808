import { useTranslations } from 'use-intl';
import { useCommand } from '#bridge/use-command.ts';
import { useToldOutcome } from '#bridge/use-told-outcome.ts';
import { confirmBooking, proposeRelease, replaceBooking } from '#domain/bookings/release.ts';

/** What may be said of a booking that has not begun: saved here, and told when the server knows. */
export function usePlaceActs(id: string) {
  const t = useTranslations('bookings.place.toast');
  const told = useToldOutcome();
  const propose = useCommand(proposeRelease);
  const confirm = useCommand(confirmBooking);
  const replace = useCommand(replaceBooking);
  const say = (saving: ReturnType<typeof confirm>, applied: string) => told(saving, { applied });
  return {
    propose: (release: boolean, reason?: string) =>
      say(propose({ id, release, ...(reason === undefined ? {} : { reason }) }), t(release ? 'said' : 'kept')),
    confirm: () => say(confirm({ id }), t('confirmed')),
    replace: () => say(replace({ id }), t('replaced')),
  };
}
