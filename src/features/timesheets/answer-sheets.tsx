// What either side may say of hours beside agreeing: another figure, or that a person shall look. A sheet stays open, with what was
// typed, until that is saved on this device.
import { DisputeSheet } from './dispute-sheet.tsx';
import { OfferSheet } from './offer-sheet.tsx';
import type { SayHours } from './use-say-hours.ts';

export type Asking = 'offer' | 'dispute' | null;

interface AnswerSheetsProps {
  readonly bookingId: string;
  readonly asking: Asking;
  /** Where another figure begins. */
  readonly minutes: number;
  readonly say: SayHours;
  readonly onClose: () => void;
}

export function AnswerSheets({ bookingId, asking, minutes, say, onClose }: AnswerSheetsProps) {
  const closeOnce = async (saved: Promise<boolean>) => {
    const ok = await saved;
    if (ok) onClose();
    return ok;
  };
  return (
    <>
      {asking === 'offer' && (
        <OfferSheet
          bookingId={bookingId}
          opened
          minutes={minutes}
          onClose={onClose}
          onOffer={(offered, reason) => closeOnce(say.counter(offered, reason))}
        />
      )}
      <DisputeSheet
        bookingId={bookingId}
        opened={asking === 'dispute'}
        onClose={onClose}
        onDispute={reason => closeOnce(say.dispute(reason))}
      />
    </>
  );
}
