// The product asks for a form token kept in session storage and compared on submit. It guards against a stale or
// tampered page, not against an attacker: nothing here is authorised by it, since no cookie carries a session.

import { FORM_TOKEN, keepInTab, readInTab } from '#bridge/kept.ts';
import { randomId } from '#bridge/random-id.ts';

/** The tab's token, made on first use. */
export function csrfToken(): string {
  const kept = readInTab(FORM_TOKEN);
  if (kept !== null) return kept;
  const made = randomId();
  keepInTab(FORM_TOKEN, made);
  return made;
}

export function csrfMatches(formToken: string): boolean {
  return formToken !== '' && readInTab(FORM_TOKEN) === formToken;
}

/** Whether the hidden token of a form is this tab's. */
export function hasValidToken(form: HTMLFormElement): boolean {
  const token = new FormData(form).get('csrf_token');
  return typeof token === 'string' && csrfMatches(token);
}
