// What venues handed in to be verified, with the evidence; and what was decided.
import { useTranslations } from 'use-intl';
import { holds } from '#domain/admin/rules.ts';
import { adminVerifications } from '#domain/admin/verifications.ts';
import classes from './admin.module.css';
import { useAdminRole } from './admin-role-context.ts';
import { HandedInRow } from './handed-in-row.tsx';
import { QueueScreen } from './queue-screen.tsx';

export function VerificationScreen() {
  const t = useTranslations('admin.verification');
  const decides = holds(useAdminRole(), 'support');
  return (
    <QueueScreen
      queue={adminVerifications}
      words="admin.verification"
      row={(venue, onDecided) => <HandedInRow key={venue.id} venue={venue} decides={decides} onDecided={onDecided} />}
      foot={!decides && <p className={classes.dim}>{t('readOnly')}</p>}
    />
  );
}
