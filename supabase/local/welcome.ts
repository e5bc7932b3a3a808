// What a start says when it is ready: the address, and as whom to look around.
import { CAST, DEMO_PASSWORD } from '#supabase/seed/cast.ts';

export interface Started {
  readonly url: string;
  readonly data: string;
  readonly seed: 'demo' | 'none';
  /** What has to be said of who else can reach this server. */
  readonly open: { readonly mailboxKey: string } | null;
}

const OPEN_TO_OTHERS =
  'Other machines can reach this server. It is made for trying out: its mails are in the mailbox for whoever has its key.';

export function welcome({ url, data, seed, open }: Started): string {
  const kept = data === 'memory' ? 'Nothing is kept when it stops.' : `Data: ${data}`;
  const mails = `Mails that it sends: ${url}/mailbox${open === null ? '' : `?key=${open.mailboxKey}`}`;
  const warning = open === null ? [] : [OPEN_TO_OTHERS];
  const lines = ['', `Encore is open at ${url}`, mails, kept, ...warning];
  if (seed === 'none') return [...lines, '', 'Stop with Ctrl-C.'].join('\n');
  const people = Object.values(CAST);
  const width = Math.max(...people.map(({ email }) => email.length));
  const signIns = people.map(({ email, about }) => `  ${email.padEnd(width)}  ${about}`);
  return [...lines, '', `Sign in as (password ${DEMO_PASSWORD}):`, ...signIns, '', 'Stop with Ctrl-C.'].join('\n');
}
