// Before a venue is verified from the dashboard: what was handed in, and what follows from it.
import { Button, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import type { WaitingVenue } from '#domain/admin/schema.ts';
import { Sheet } from '#ui/sheet.tsx';
import classes from './admin.module.css';
import { OnlineButton } from './online-button.tsx';

interface VerifySheetProps {
  readonly venue: WaitingVenue;
  readonly opened: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onSure: () => void;
}

export function VerifySheet({ venue, opened, busy, onClose, onSure }: VerifySheetProps) {
  const t = useTranslations('admin.dashboard');
  const { name } = venue;
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={t('verifyTitle', { name })}
      foot={
        <Stack gap={8}>
          <OnlineButton size="lg" fullWidth disabled={busy} onClick={onSure}>
            {t('verifyNamed', { name })}
          </OnlineButton>
          <Button size="lg" fullWidth variant="outline" onClick={onClose}>
            {t('keepUnverified')}
          </Button>
        </Stack>
      }
    >
      <dl className={classes.told}>
        <Proof venue={venue} />
        <div>
          <dt>{t('verifyFollows')}</dt>
          <dd>{t('verifyFollowsText')}</dd>
        </div>
      </dl>
    </Sheet>
  );
}

function Proof({ venue: { state, reason } }: Pick<VerifySheetProps, 'venue'>) {
  const t = useTranslations('admin.dashboard');
  if (state === 'waiting') {
    return (
      <div>
        <dt>{t('verifySent')}</dt>
        <dd>
          {t('verifySentText')}{' '}
          <Link className={classes.inLine} to="/admin/venues/verification">
            {t('evidence')}
          </Link>
        </dd>
      </div>
    );
  }
  const rejected = state === 'rejected';
  return (
    <div>
      <dt>{t(rejected ? 'verifyRejected' : 'verifyNothing')}</dt>
      <dd>{rejected ? reason : t('verifyNothingText')}</dd>
    </div>
  );
}
