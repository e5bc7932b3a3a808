import { useTranslations } from 'use-intl';
import { useDeviceWord } from '#i18n/use-device-word.ts';
import type { ChipState } from './state-chip.tsx';

/** What a state is called, on its chip and wherever else it is said. `position`: on the waitlist. */
export function useStateWord(): (state: ChipState, position?: number) => string {
  const t = useTranslations('states');
  const device = useDeviceWord();
  return (state, position = 0) => t(state, { device, position });
}
