import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react';
import { Toaster as SonnerToaster } from 'sonner';
import { useTranslations } from 'use-intl';
import classes from './toaster.module.css';

/** Where toasts appear: above the bottom bar, in ink on every ground. */
export function Toaster() {
  const t = useTranslations('common.acts');
  return (
    <SonnerToaster
      position="bottom-center"
      offset={{ bottom: 24 }}
      mobileOffset={{ bottom: 'calc(var(--e-bottom-bar) + 12px)', left: 16, right: 16 }}
      visibleToasts={3}
      containerAriaLabel={t('done')}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: classes.toast ?? '',
          title: classes.title ?? '',
          actionButton: classes.act ?? '',
          icon: classes.icon ?? '',
        },
      }}
      icons={{
        error: <IconAlertCircle size={22} stroke={1.75} />,
        warning: <IconAlertTriangle size={22} stroke={1.75} />,
      }}
    />
  );
}
