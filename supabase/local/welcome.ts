// What a start says when it is ready: the address, and as whom to look around.
import { CAST, DEMO_PASSWORD } from '#supabase/seed/cast.ts';

export interface Started {
  readonly url: string;
  readonly data: string;
  readonly seed: 'demo' | 'none';
}

export function welcome({ url, data, seed }: Started): string {
  const kept = data === 'memory' ? 'Nothing is kept when it stops.' : `Data: ${data}`;
  const lines = ['', `Encore is open at ${url}`, `Mails that it sends: ${url}/mailbox`, kept];
  if (seed === 'none') return [...lines, '', 'Stop with Ctrl-C.'].join('\n');
  const people = Object.values(CAST);
  const width = Math.max(...people.map(({ email }) => email.length));
  const signIns = people.map(({ email, about }) => `  ${email.padEnd(width)}  ${about}`);
  return [...lines, '', `Sign in as (password ${DEMO_PASSWORD}):`, ...signIns, '', 'Stop with Ctrl-C.'].join('\n');
}
