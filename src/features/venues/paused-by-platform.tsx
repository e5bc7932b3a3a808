import { useTranslations } from 'use-intl';
import { useSettings } from '#bridge/settings-context.tsx';
import { MailLink } from '#ui/mail-link.tsx';

/** Why, and whom to ask: nobody in the venue can resume it. */
export function PausedByPlatform() {
  const t = useTranslations('venues.pause');
  const { supportEmail } = useSettings();
  return (
    <>
      {t('byPlatform')} <MailLink address={supportEmail} />
    </>
  );
}
