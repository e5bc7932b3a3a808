// What a failed sign-in means to the person: which words, and whether it counts as a try.

export type AppType = 'venue' | 'rockstar' | 'admin';

export type SignInFailure =
  | 'invalid'
  | 'failed'
  | 'adminInvalid'
  | 'adminNotAuthorised'
  | 'adminFailed'
  | 'unconfirmed'
  | 'magicLink'
  | 'needsNetwork'
  | 'tooFast';

/** Of the provider's or the engine's code. Unknown ones are a failure without a cause, never shown raw. */
export function signInFailure(code: string, appType: AppType | undefined): SignInFailure {
  const admin = appType === 'admin';
  if (isUnreachable(code)) return 'needsNetwork';
  switch (code) {
    case 'invalid_credentials':
      return admin ? 'adminInvalid' : 'invalid';
    case 'email_not_confirmed':
      return 'unconfirmed';
    case 'magic_link_sent':
      return 'magicLink';
    case 'throttled':
    case 'over_request_rate_limit':
      return 'tooFast';
    case 'user_banned':
    case 'not_allowed':
      return admin ? 'adminNotAuthorised' : 'failed';
    default:
      return admin ? 'adminFailed' : 'failed';
  }
}

export function countsAsTry(failure: SignInFailure): boolean {
  return failure === 'invalid' || failure === 'adminInvalid';
}

/** The act did not reach the server, so nothing was decided. */
export function isUnreachable(code: string): boolean {
  return code === 'unreachable' || code === 'offline' || code === 'timeout' || code === 'captive-portal';
}

/** Nothing was decided; the same try may succeed later. */
export function isRetryable(code: string): boolean {
  return (
    isUnreachable(code) ||
    code === 'server' ||
    code === 'throttled' ||
    code === 'over_request_rate_limit' ||
    code === 'busy'
  );
}
