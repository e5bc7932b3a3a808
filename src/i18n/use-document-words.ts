import { useCallback } from 'react';
import { type Messages, useTranslations } from 'use-intl';
import { useFormat } from './use-format.ts';

type Type = keyof Messages['notifications']['documents'];

interface Mark {
  readonly type: Type;
  readonly until: string | null;
  readonly verified: boolean;
}

/** 'Personal licence (checked, until 31 Jan 2027)'. */
export function useDocumentWords(): (mark: Mark, validity: 'valid' | 'soon' | 'expired') => string {
  const t = useTranslations('documents');
  const types = useTranslations('notifications.documents');
  const format = useFormat();
  return useCallback(
    ({ type, until, verified }: Mark, validity) =>
      t('mark', {
        name: types(type),
        checked: verified ? 'yes' : 'no',
        until: until === null ? 'none' : validity,
        day: until === null ? '' : format.date(until, 'UTC'),
      }),
    [t, types, format],
  );
}
