// Answers of the auth API in the hosted service's shape.

export function authRefusal(status: number, code: string, message: string): Response {
  return Response.json(
    { code: status, error_code: code, msg: message },
    { status, headers: { 'x-sb-error-code': code } },
  );
}

export const invalidCredentials = () => authRefusal(400, 'invalid_credentials', 'Invalid login credentials');

export const unexpectedFailure = (message: string) => authRefusal(500, 'unexpected_failure', message);

export const tooSoon = (seconds: number) =>
  authRefusal(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
  );

export const tooLong = () => authRefusal(400, 'validation_failed', 'An email address is too long');

export const tooMany = () => authRefusal(429, 'over_request_rate_limit', 'Request rate limit reached');

/** The `error_code` of a refusal, and nothing for any other answer. */
export async function refusalOf(response: Response): Promise<string | undefined> {
  if (response.ok) return undefined;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (typeof body !== 'object' || body === null || !('error_code' in body)) return undefined;
  return typeof body.error_code === 'string' ? body.error_code : undefined;
}
