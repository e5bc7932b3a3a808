// Hears what nobody caught: keeps it, and tells the person with a way to report it. Draws nothing.
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { notify, notifyFailure } from '#ui/toast.ts';
import { logError, reportText } from './error-log.ts';

export function FailureWatch() {
  const t = useTranslations('errors');
  useEffect(() => {
    const tell = (error: unknown): void => {
      const logged = logError(error, 'critical');
      const copy = (): Promise<void> =>
        navigator.clipboard.writeText(reportText(logged)).then(
          () => notify(t('reportCopied')),
          () => notifyFailure(t('copyFailed'), 'medium'),
        );
      notifyFailure(t('critical'), 'critical', { label: t('report'), run: () => void copy() });
    };
    const onError = (event: ErrorEvent): void => {
      // The browser's own note that a resize was delivered late; nothing has failed.
      if (!event.message.startsWith('ResizeObserver')) tell(event.error ?? event.message);
    };
    const onRejection = (event: PromiseRejectionEvent): void => tell(event.reason);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, [t]);
  return null;
}
