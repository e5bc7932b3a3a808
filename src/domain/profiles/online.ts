// The acts of an account that need the network now. Their failures are codes of the provider or of ours, never words.

import type { GenericSchema } from 'valibot';
import * as v from 'valibot';
import { parsed } from '#domain/answer.ts';
import type { ActResult, Device, Session } from '#sync/index.ts';
import { emailText } from './email.ts';

interface OnlineAct<Args, Answer> {
  readonly name: string;
  readonly args: GenericSchema<unknown, Args>;
  run(device: Device, args: Args): Promise<ActResult<Answer>>;
}

const password = v.pipe(v.string(), v.minLength(8));

const signUpArgs = v.object({
  email: emailText,
  password,
  /** What the person says about themselves. The server takes the name from it, and of the role only what anyone may be. */
  metadata: v.variant('role', [
    v.object({
      role: v.literal('rockstar'),
      name: v.string(),
      /** Of the venue whose link led here, which meets them once the address is confirmed, as what they work. */
      venueId: v.optional(v.string()),
      roles: v.optional(v.array(v.string())),
    }),
    v.object({
      role: v.literal('venue'),
      name: v.string(),
      venueType: v.picklist(['new_venue', 'join_venue']),
      /** Of the invitation that join_venue redeems once the address is confirmed. */
      invitationToken: v.optional(v.string()),
    }),
    v.object({ role: v.literal('platform_admin'), name: v.string(), invitationToken: v.string() }),
  ]),
});

/** No session comes back: the e-mail has to be confirmed first. */
export const signUp: OnlineAct<v.InferOutput<typeof signUpArgs>, Session | null> = {
  name: 'sign_up',
  args: signUpArgs,
  run: (device, args) => device.signUp(args),
};

const signInArgs = v.object({ email: emailText, password });

export const signIn: OnlineAct<v.InferOutput<typeof signInArgs>, Session> = {
  name: 'sign_in',
  args: signInArgs,
  run: (device, args) => device.signIn(args),
};

const emailOnly = v.object({ email: emailText });

const left = v.object({ left: v.number() });

/** Mails the confirmation again, three times a day for an address; how often it may be done once more. */
export const resendSignUp: OnlineAct<v.InferOutput<typeof emailOnly>, number> = {
  name: 'resend_sign_up',
  args: emailOnly,
  async run(device, args) {
    const before = await resendsLeft(device, { email: args.email, sent: false });
    if (!before.ok) return before;
    if (before.value === 0) return { ok: false, error: { code: 'resend_max' } };
    const answer = await device.resendSignUp(args);
    return answer.ok ? resendsLeft(device, { email: args.email, sent: true }) : answer;
  },
};

async function resendsLeft(device: Device, asked: { email: string; sent: boolean }): Promise<ActResult<number>> {
  const answer = parsed(await device.call('resends_left', { p_email: asked.email, p_sent: asked.sent }), left);
  return answer.ok ? { ok: true, value: answer.value.left } : answer;
}

const wait = v.object({ attemptsLeft: v.number(), waitSeconds: v.number() });

/** What the server's own count says of an address after a try that failed. */
export const signInWait: OnlineAct<v.InferOutput<typeof emailOnly>, v.InferOutput<typeof wait>> = {
  name: 'sign_in_wait',
  args: emailOnly,
  async run(device, { email: address }) {
    return parsed(await device.call('sign_in_wait', { p_email: address, p_failed: true }), wait);
  },
};

/** An admin's address was let off the wait of this device, which the server writes down. */
export const signInWaitCleared: OnlineAct<v.InferOutput<typeof emailOnly>, unknown> = {
  name: 'sign_in_wait_cleared',
  args: emailOnly,
  run: (device, { email: address }) => device.call('sign_in_wait_cleared', { p_email: address }),
};

export const requestPasswordReset: OnlineAct<v.InferOutput<typeof emailOnly>, null> = {
  name: 'request_password_reset',
  args: emailOnly,
  run: (device, args) => device.requestPasswordReset(args),
};

const verifyArgs = v.object({
  tokenHash: v.pipe(v.string(), v.minLength(1)),
  type: v.picklist(['signup', 'recovery', 'email']),
});

/** Redeems a mailed link. Run it on a press of a button: mail scanners open links by themselves. */
export const verifyEmail: OnlineAct<v.InferOutput<typeof verifyArgs>, Session> = {
  name: 'verify_email',
  args: verifyArgs,
  run: (device, args) => device.verify(args),
};

const updatePasswordArgs = v.object({ password });

export const updatePassword: OnlineAct<v.InferOutput<typeof updatePasswordArgs>, null> = {
  name: 'update_password',
  args: updatePasswordArgs,
  run: (device, args) => device.updatePassword(args),
};

const changePasswordArgs = v.object({ currentPassword: v.pipe(v.string(), v.minLength(1)), password });

/** For who is signed in and knows the password they have; every other session of theirs ends. */
export const changePassword: OnlineAct<v.InferOutput<typeof changePasswordArgs>, null> = {
  name: 'change_password',
  args: changePasswordArgs,
  run: (device, args) => device.updatePassword(args),
};

const confirmEmailArgs = v.object({ tokenHash: v.pipe(v.string(), v.minLength(1)) });

/** One of the two links of a changed address. Null: the other is still to be pressed. */
export const confirmEmail: OnlineAct<v.InferOutput<typeof confirmEmailArgs>, Session | null> = {
  name: 'confirm_email',
  args: confirmEmailArgs,
  run: (device, args) => device.confirmEmail(args),
};
