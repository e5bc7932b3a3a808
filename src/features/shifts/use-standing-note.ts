import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { Standing } from '#domain/applications/standing.ts';
import { useWhen } from '#i18n/use-when.ts';

/** What stands beside the chip: when it was sent and who decides. Null when the chip says it all. */
export function useStandingNote(): (standing: Standing) => string | null {
  const t = useTranslations('applications.note');
  const when = useWhen();
  return useCallback(
    (standing: Standing) => {
      switch (standing.kind) {
        case 'on_device':
          return t('notBooked');
        case 'sent':
          return `${when(standing.at)} · ${standing.source === 'claim' ? t('serverDecides') : t('venueDecides')}`;
        case 'waitlisted':
          return standing.position === null ? null : t('ahead', { n: standing.position - 1 });
        default:
          return null;
      }
    },
    [t, when],
  );
}
