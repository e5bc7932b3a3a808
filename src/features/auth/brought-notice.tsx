import { useTranslations } from 'use-intl';
import { Notice } from '#ui/notice.tsx';
import { useVenueInLink } from './use-venue-in-link.ts';

/** Over the sign-up of somebody whom a venue's link led here: who brings them, and what that venue will see. */
export function BroughtNotice({ venueId }: { readonly venueId: string | undefined }) {
  const t = useTranslations('auth.brought');
  const venue = useVenueInLink(venueId);
  if (venue === null) return null;
  return (
    <div style={{ marginBottom: 20 }}>
      <Notice tone="blue" detail={t('text', { venue })}>
        {t('title', { venue })}
      </Notice>
    </div>
  );
}
