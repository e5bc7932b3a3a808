import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useSettings } from '#bridge/settings-context.tsx';
import { Notice } from '#ui/notice.tsx';
import type { SignInFailure } from './sign-in-failure.ts';
import { ALLOWED } from './tries.ts';
import type { TriesState } from './use-tries.ts';

interface SignInNoticeProps {
  readonly failure: SignInFailure | 'adminHostSubmit' | null;
  readonly tries: TriesState;
  /** The address typed is of the admin company: its wait on this device can be cleared. */
  readonly internal: boolean;
  readonly onClear: () => void;
}

/** Why the last try failed, how many are left, and while there are none, for how long. */
export function SignInNotice({ failure, tries, internal, onClear }: SignInNoticeProps) {
  const t = useTranslations('auth');
  const { adminDomain: host } = useSettings();
  if (tries.blocked !== null) return <Blocked seconds={tries.blocked.seconds} onClear={internal ? onClear : null} />;
  if (failure === null || failure === 'unconfirmed') return null;
  if (failure === 'magicLink') return <Notice tone="blue">{t('signIn.magicLink')}</Notice>;
  if (failure === 'needsNetwork' || failure === 'tooFast') return <Notice tone="amber">{t(failure)}</Notice>;
  const left = tries.left;
  const detail =
    left !== undefined && left < ALLOWED
      ? t('signIn.attemptsLeft', { n: left, minutes: String(tries.waitMinutes) })
      : undefined;
  return (
    <Notice tone="red" detail={detail}>
      {t(`signIn.${failure}`, { host })}
    </Notice>
  );
}

function Blocked({ seconds, onClear }: { readonly seconds: number; readonly onClear: (() => void) | null }) {
  const t = useTranslations('auth.signIn');
  const minutes = Math.ceil(seconds / 60);
  return (
    <Notice
      tone="red"
      detail={
        // Off: a reader hears the wait once, not every second.
        <span aria-live="off">
          {seconds > 60 ? t('blocked', { n: String(minutes) }) : t('againInSeconds', { n: seconds })}
          {onClear !== null && (
            <>
              <br />
              {t('bypassHint')}{' '}
              <Button size="sm" variant="outline" onClick={onClear}>
                {t('bypass')}
              </Button>
            </>
          )}
        </span>
      }
    >
      {t('blockedBanner')}
    </Notice>
  );
}
