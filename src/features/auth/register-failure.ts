import { isUnreachable } from './sign-in-failure.ts';

export type RegisterFailure = 'needsNetwork' | 'tooFast' | 'weakPassword' | 'inviteInvalid' | 'otherAddress' | 'failed';

/** What a refused registration means to the person. An address that is taken is never told apart: that would tell who is here. */
export function registerFailure(code: string): RegisterFailure {
  if (isUnreachable(code)) return 'needsNetwork';
  switch (code) {
    case 'throttled':
    case 'over_request_rate_limit':
    case 'over_email_send_rate_limit':
      return 'tooFast';
    case 'weak_password':
      return 'weakPassword';
    default:
      return 'failed';
  }
}
