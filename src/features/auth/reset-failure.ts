import { isUnreachable } from './sign-in-failure.ts';

export type ResetFailure = 'needsNetwork' | 'tooFast' | 'same' | 'expired' | 'failed';

/** What it means that a mailed link or a new password was refused. */
export function resetFailure(code: string): ResetFailure {
  if (isUnreachable(code)) return 'needsNetwork';
  switch (code) {
    case 'throttled':
    case 'over_request_rate_limit':
      return 'tooFast';
    case 'same_password':
      return 'same';
    case 'otp_expired':
    case 'access_denied':
    case 'bad_jwt':
    case 'session_not_found':
      return 'expired';
    default:
      return 'failed';
  }
}
