import { useTranslations } from 'use-intl';

/** 'Couldn’t save on this device. Please try again.': what a toast says of a command that not even this device has. */
export function useNotSaved(): string {
  return useTranslations('common')('notSaved');
}
