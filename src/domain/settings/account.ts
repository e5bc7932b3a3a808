// How a person signs in and where they are signed in. All of it needs the network: the rows are the auth service's.

import * as v from 'valibot';
import { parsed } from '#domain/answer.ts';
import { idText } from '#domain/ids.ts';
import { lowerEmailText } from '#domain/profiles/email.ts';
import { instantText } from '#domain/time.ts';
import type { ActResult, Device } from '#sync/index.ts';

const sessionRow = v.object({
  id: idText,
  is_this: v.boolean(),
  began_at: instantText,
  seen_at: instantText,
  user_agent: v.nullable(v.string()),
});

const accountRow = v.object({
  email: v.string(),
  new_email: v.nullable(v.string()),
  mailed_at: v.nullable(instantText),
  sessions: v.array(sessionRow),
});
export type OwnAccount = v.InferOutput<typeof accountRow>;
export type OwnSession = OwnAccount['sessions'][number];

export async function ownAccount(device: Device): Promise<ActResult<OwnAccount>> {
  return parsed(await device.call('own_account', {}), accountRow);
}

/** Null: all others. Their tokens open nothing from then on. */
export const endOtherSessions = {
  name: 'end_other_sessions',
  args: v.object({ session: v.nullable(idText) }),
  run: (device: Device, { session }: { session: string | null }): Promise<ActResult<unknown>> =>
    device.call('end_other_sessions', { p_session: session }),
};

/** Mails a link to the old and to the new address; until both were pressed the old one holds. */
export const requestEmail = {
  name: 'request_email',
  args: v.object({ email: lowerEmailText }),
  run: (device: Device, { email }: { email: string }): Promise<ActResult<null>> => device.requestEmail({ email }),
};

/** An act of the account without arguments, by its function's name. */
const accountAct = (name: string) => ({
  name,
  args: v.null(),
  run: (device: Device): Promise<ActResult<unknown>> => device.call(name, {}),
});

/** Nobody finds or books the person until they sign in again: every session ends. */
export const deactivateAccount = accountAct('deactivate_account');
/** In fourteen days, and every session ends. Who signs in meanwhile can keep it. */
export const deleteMyAccount = accountAct('delete_my_account');
/** The new address is forgotten, and its links with it. */
export const keepEmail = accountAct('keep_email');
export const keepMyAccount = accountAct('keep_my_account');

const BROWSERS = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** 'Firefox, Windows', as far as the browser says; null: it says nothing that we know. */
export function deviceNamed(userAgent: string | null): string | null {
  const first = (known: readonly (readonly [string, RegExp])[]) =>
    known.find(([, sign]) => sign.test(userAgent ?? ''))?.[0];
  const named = [first(BROWSERS), first(SYSTEMS)].filter(name => name !== undefined);
  return named.length === 0 ? null : named.join(', ');
}
