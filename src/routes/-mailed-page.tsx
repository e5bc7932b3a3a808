// What the page behind each mailed link says first, drawn into the built page (app/front-drawing.tsx): whoever presses one on a
// new device reads it before any code has come. The page's own screen says the same until it knows more.
import { useTranslations } from 'use-intl';
import { AuthPage } from '#features/auth/auth-page.tsx';

/** public/first-look.js knows the address of each. */
export const mailedPages = ['callback', 'new-email', 'reset-password', 'venue-invitation', 'admin-invitation'] as const;

export type MailedPageName = (typeof mailedPages)[number];

export function MailedPage({ name }: { readonly name: MailedPageName }) {
  const t = useTranslations('auth');
  switch (name) {
    case 'callback':
      return <Said title={t('callback.title')} lead={t('callback.press')} />;
    case 'new-email':
      return <Said title={t('callback.newEmailTitle')} lead={t('callback.newEmailPress')} />;
    case 'reset-password':
      return <Said title={t('reset.title')} lead={t('reset.text')} />;
    case 'venue-invitation':
      return <Said title={t('register.titleVenue')} />;
    case 'admin-invitation':
      return <Said title={t('adminInvitation.title')} />;
  }
}

function Said({ title, lead }: { readonly title: string; readonly lead?: string }) {
  return (
    <AuthPage title={title} lead={lead}>
      {null}
    </AuthPage>
  );
}
