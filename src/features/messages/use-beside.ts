import { useWide } from '#ui/use-wide.ts';

/** From here on a thread stands beside the list of chats; its style sheets say the same. */
export const BESIDE_PX = 820;

/** On narrower screens list and thread are two pages. */
export function useBeside(): boolean {
  return useWide(BESIDE_PX);
}
