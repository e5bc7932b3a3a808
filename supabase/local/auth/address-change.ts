// A new e-mail address, confirmed by both mailboxes as on the hosted service: the old one, so that whoever finds an open
// session cannot carry the account away, and the new one, so that nobody takes an address that is not theirs. The embedded
// auth server asks the old one alone; it finishes what this file has seen both halves of.
import {
  type Account,
  accountByEmail,
  accountById,
  type MailAgain,
  mailAgain,
  secondsToWait,
  shownAccount,
} from './accounts.ts';
import { authRefusal, tooSoon } from './answers.ts';

/** Null where the auth server should answer: what is no address, and the one that the account has. */
export async function changeAddress(context: MailAgain, account: Account, wanted: string): Promise<Response | null> {
  const address = wanted.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) || address === account.email) return null;
  const wait = secondsToWait(account.email_change_age, context.settings.mailEverySeconds);
  if (wait > 0) return tooSoon(wait);
  await context.engine.query('update auth.users set email_change = $2, email_change_confirm_status = 0 where id = $1', [
    account.id,
    address,
  ]);
  await mailBoth(context, { ...account, email_change: address });
  return Response.json({ ...(await shownAccount(context.engine, account.id)), new_email: address });
}

/** A taken address gets no mail, and the caller hears nothing of that: it can never be confirmed. */
export async function mailBoth(context: MailAgain, account: Account): Promise<void> {
  await mailAgain(context, account, 'from_old');
  if ((await accountByEmail(context.engine, account.email_change)) === null)
    await mailAgain(context, account, 'from_new');
}

/** The answer to the first of the two links; null for the second, which the auth server then finishes, and for any other. */
export async function confirmAddress(context: MailAgain, hash: unknown): Promise<Response | null> {
  if (typeof hash !== 'string' || hash === '') return null;
  const { rows } = await context.engine.query<{ id: string; half: boolean }>(
    `select id, email_change_confirm_status = 0 as half from auth.users
     where $1 in (email_change_token_current, email_change_token_new)
       and email_change_sent_at > now() - make_interval(secs => $2)`,
    [hash, context.settings.otpExpirySeconds],
  );
  const found = rows[0];
  const account = found === undefined ? null : await accountById(context.engine, found.id);
  if (found === undefined || account === null) return null;
  if (found.half) {
    await context.engine.query(
      `update auth.users set email_change_confirm_status = 1,
         email_change_token_current = case when email_change_token_current = $2 then '' else email_change_token_current end,
         email_change_token_new = case when email_change_token_new = $2 then '' else email_change_token_new end
       where id = $1`,
      [found.id, hash],
    );
    return Response.json({ code: 200, msg: HALF });
  }
  if ((await accountByEmail(context.engine, account.email_change)) !== null) {
    return authRefusal(422, 'email_exists', 'A user with this email address has already been registered');
  }
  // The auth server looks for the token of the old mailbox only.
  await context.engine.query('update auth.users set email_change_token_current = $2 where id = $1', [found.id, hash]);
  return null;
}

/** In the hosted service's words. */
const HALF = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
