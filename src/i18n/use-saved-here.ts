import { useTranslations } from 'use-intl';
import { useDeviceWord } from './use-device-word.ts';

/** 'Saved on this phone': what a toast may say of a command before the server has applied it. */
export function useSavedHere(): string {
  return useTranslations('common.savedOnDevice')(useDeviceWord());
}
