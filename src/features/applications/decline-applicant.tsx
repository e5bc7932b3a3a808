// The no to somebody who applied, with a reason that they can read; what is typed of it stays in the tab.
import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { useTyped } from '#bridge/use-typed.ts';
import type { Application } from '#domain/applications/schema.ts';
import { DeclineButton } from '#ui/decline-button.tsx';

interface DeclineApplicantProps {
  readonly application: Pick<Application, 'id'>;
  readonly name: string;
  /** For a key that presses it, and how that key is said. */
  readonly ref?: Ref<HTMLButtonElement>;
  readonly letter?: string | undefined;
  /** Whether it was saved. */
  readonly onDecline: (words: { readonly reason?: string }) => Promise<boolean>;
}

export function DeclineApplicant({ application, name, onDecline, ...key }: DeclineApplicantProps) {
  const t = useTranslations('applications.applicants');
  const typed = useTyped(`decline-${application.id}`, '');
  return (
    <DeclineButton
      {...key}
      label={t('decline')}
      name={t('declineName', { name })}
      title={t('declineTitle', { name })}
      hint={t('declineHint', { name })}
      typed={typed}
      onDecline={reason => onDecline(reason === undefined ? {} : { reason })}
    />
  );
}
