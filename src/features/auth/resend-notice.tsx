import { useTranslations } from 'use-intl';
import { Notice } from '#ui/notice.tsx';
import { registerFailure } from './register-failure.ts';

export type ResendOutcome = 'resent' | 'resendFailed' | 'resendMax' | 'needsNetwork' | 'tooFast';

const tones = {
  resent: 'green',
  resendFailed: 'red',
  resendMax: 'amber',
  needsNetwork: 'amber',
  tooFast: 'amber',
} as const;

/** What came of asking for the confirmation mail again. */
export function ResendNotice({ outcome }: { readonly outcome: ResendOutcome }) {
  const t = useTranslations('auth');
  return (
    <Notice tone={tones[outcome]}>
      {outcome === 'needsNetwork' || outcome === 'tooFast' ? t(outcome) : t(`checkEmail.${outcome}`)}
    </Notice>
  );
}

export function resendFailure(code: string): ResendOutcome {
  if (code === 'resend_max') return 'resendMax';
  const failure = registerFailure(code);
  return failure === 'needsNetwork' || failure === 'tooFast' ? failure : 'resendFailed';
}
