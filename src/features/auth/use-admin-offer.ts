import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useOnlineAct } from '#bridge/use-online-act.ts';
import { useStandingSession } from '#bridge/use-session.ts';
import { type AdminOffer, redeemAdminInvitation, validateAdminInvitation } from '#domain/admin/online.ts';
import { useRefusalWords } from '#i18n/use-refusal-words.ts';
import { isRetryable } from './sign-in-failure.ts';

type OfferState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'refused'; readonly words: string; readonly retryable: boolean }
  | { readonly kind: 'offered'; readonly offer: AdminOffer };

/** Tries to redeem the token for who is signed in (`onGranted`), else looks up what it offers. */
export function useAdminOffer(token: string, onGranted: () => void): { state: OfferState; again(): void } {
  const session = useStandingSession();
  const redeem = useOnlineAct(redeemAdminInvitation).run;
  const validate = useOnlineAct(validateAdminInvitation).run;
  const refusal = useRefusal();
  const [state, setState] = useState<OfferState>({ kind: 'asking' });
  const email = session === undefined ? undefined : (session?.email ?? null);
  const granted = useRef(onGranted);
  granted.current = onGranted;

  const ask = useCallback(async () => {
    if (email === undefined) return;
    if (email !== null) {
      const answer = await redeem({ token, email });
      if (!answer.ok && answer.error.code === 'busy') return;
      if (answer.ok && answer.value === 'granted') return granted.current();
      if (answer.ok && answer.value === 'suspended') return setState(refusal('suspended'));
    }
    const found = await validate({ token });
    if (!found.ok && found.error.code === 'busy') return;
    const answer =
      found.ok && found.value !== null ? offered(found.value) : refusal(found.ok ? null : found.error.code);
    // The form has just signed in the account that it made, and so used the token up: it stays until the portal is there.
    setState(shown => (shown.kind === 'offered' && answer.kind === 'refused' ? shown : answer));
  }, [email, token, redeem, validate, refusal]);

  useEffect(() => {
    void ask();
  }, [ask]);

  return {
    state,
    again: () => {
      setState({ kind: 'asking' });
      void ask();
    },
  };
}

function offered(offer: AdminOffer): OfferState {
  return { kind: 'offered', offer };
}

/** Null: the token is answered like any that opens nothing. */
function useRefusal(): (code: string | null) => OfferState {
  const t = useTranslations('auth.adminInvitation');
  const words = useRefusalWords();
  return useCallback(
    code => {
      if (code === null) return { kind: 'refused', words: t('expired'), retryable: false };
      if (code === 'suspended') return { kind: 'refused', words: t('suspended'), retryable: false };
      const retryable = isRetryable(code);
      const message = code === 'unreachable' ? t('unreachable') : words(code);
      return { kind: 'refused', words: t(retryable ? 'lookupFailed' : 'refused', { message }), retryable };
    },
    [t, words],
  );
}
