import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { CellLook } from '#domain/shifts/week.ts';
import { useDeviceWord } from '#i18n/use-device-word.ts';

/** How a shift on the board stands, in words. */
export function useLookWords(): (look: CellLook) => string {
  const t = useTranslations('board');
  const device = useDeviceWord();
  return useCallback(
    (look: CellLook) => (look === 'pending' ? t(`onThis.${device}`) : t(`looks.${look}`)),
    [t, device],
  );
}
