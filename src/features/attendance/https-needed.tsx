import { useTranslations } from 'use-intl';
import { Notice } from '#ui/notice.tsx';

/** Instead of what is signed or locked here, where the browser does neither. */
export function HttpsNeeded() {
  return <Notice tone="amber">{useTranslations('attendance')('needsHttps')}</Notice>;
}
