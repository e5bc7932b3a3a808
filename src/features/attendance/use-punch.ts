import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { TrackedBooking } from '#domain/bookings/queries.ts';
import { useSavedHere } from '#i18n/use-saved-here.ts';
import { notify, notifyNotSaved } from '#ui/toast.ts';
import { useOnce } from '#ui/use-once.ts';
import { type Proof, useStateFact } from './use-state-fact.ts';

interface Punch {
  readonly booking: TrackedBooking;
  /** Checks out; else in. */
  readonly leaving: boolean;
  /** The page that one goes back to. */
  readonly back: string;
}

/** States that somebody is here, or leaves, and goes back to their shifts once it is saved. */
export function usePunch({ booking, leaving, back }: Punch): (proof: Proof) => Promise<void> {
  const t = useTranslations('attendance.checkIn');
  const savedHere = useSavedHere();
  const navigate = useNavigate();
  const state = useStateFact(booking.id);
  const once = useOnce();
  return proof =>
    once(async () => {
      if (!(await state(leaving ? 'checkOut' : 'checkIn', proof))) {
        notifyNotSaved(t('notSaved'));
        return false;
      }
      notify(savedHere);
      await navigate({ to: back });
      return true;
    });
}
