// Hears what nobody caught: keeps it, and tells the person with a way to report it, in which they may say what they did.
import { Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPiece } from '#ui/lazy-screen.ts';
import { notifyFailure } from '#ui/toast.ts';
import { logError } from './error-log.ts';

const ReportSheet = lazyPiece(async () => (await import('./report-sheet.tsx')).ReportSheet);

export function FailureWatch() {
  const t = useTranslations('errors');
  /** The id of what is being reported. */
  const [reported, setReported] = useState<string | null>(null);
  useEffect(() => {
    const tell = (error: unknown): void => {
      const { id } = logError(error, 'critical');
      notifyFailure(t('critical'), 'critical', { label: t('report'), run: () => setReported(id) });
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
  if (reported === null) return null;
  return (
    <Suspense fallback={null}>
      <ReportSheet id={reported} onClose={() => setReported(null)} />
    </Suspense>
  );
}
