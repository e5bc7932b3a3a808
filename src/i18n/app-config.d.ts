// Tells use-intl our languages and words, so that every `t('…')` and its values are checked against English.
import type { en } from './en.ts';
import type { Locale } from './locale.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: typeof en;
  }
}
