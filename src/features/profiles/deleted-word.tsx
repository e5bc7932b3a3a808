import { useLayoutEffect } from 'react';
import { useTranslations } from 'use-intl';
import { callDeleted } from '#domain/profiles/called.ts';

/** Draws nothing. People whose account was deleted are called so in the language of the app, before the first question is asked. */
export function DeletedWord() {
  const word = useTranslations('common')('deletedAccount');
  useLayoutEffect(() => callDeleted(word), [word]);
  return null;
}
