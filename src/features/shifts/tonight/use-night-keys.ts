import { useLetterKeys } from '#ui/use-letter-keys.ts';

interface NightKeys {
  /** Of those who are shown, in their order. */
  readonly bookingIds: readonly string[];
  readonly opened: string | null;
  readonly open: (bookingId: string) => void;
  readonly close: () => void;
}

/** J and K look at the next person and the one before, «]» closes who is looked at. Where there is no room beside the list, nothing. */
export function useNightKeys({ bookingIds, opened, open, close }: NightKeys, wide: boolean): void {
  const step = (by: 1 | -1) => () => {
    const at = opened === null ? -1 : bookingIds.indexOf(opened);
    const next = at === -1 ? bookingIds[0] : bookingIds[at + by];
    if (next === undefined) return;
    open(next);
    document.querySelector(`main [data-booking="${next}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const [first] = bookingIds;
  const toggle = () => (opened === null ? first !== undefined && open(first) : close());
  useLetterKeys(wide ? { j: step(1), k: step(-1), ']': toggle } : {});
}
