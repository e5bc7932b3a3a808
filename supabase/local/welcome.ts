// What a start says when it is ready: the address, and as whom to look around or how to become the first admin.
import { CAST, DEMO_PASSWORD } from '#supabase/seed/cast.ts';

const STOP = 'Stop with Ctrl-C.';

export interface Started {
  readonly url: string;
  readonly data: string;
  readonly seed: 'demo' | 'none';
  readonly secretKey: string;
  /** What has to be said of who else can reach this server. */
  readonly open: { readonly mailboxKey: string } | null;
}

const OPEN_TO_OTHERS =
  'Other machines can reach this server. It is made for trying out: its mails are in the mailbox for whoever has its key.';

export function welcome({ url, data, seed, secretKey, open }: Started): string {
  const kept = data === 'memory' ? 'Nothing is kept when it stops.' : `Data: ${data}`;
  const mails = `Mails that it sends: ${url}/mailbox${open === null ? '' : `?key=${open.mailboxKey}`}`;
  const warning = open === null ? [] : [OPEN_TO_OTHERS];
  const lines = ['', `Encore is open at ${url}`, mails, kept, ...warning];
  if (seed === 'none') {
    // Only who keeps a folder has a key in it for the command to read.
    const from = data === 'memory' ? ` --key ${secretKey}` : '';
    const folder = data === 'memory' ? '' : `DATA_DIR=${JSON.stringify(data)} `;
    const command = `${folder}npm run -s first-admin -- --email you@rockstars.example --name "Your Name" --url ${url}${from}`;
    return [
      ...lines,
      '',
      'While it has no admin, this prints the way in for the first:',
      `  ${command}`,
      '',
      STOP,
    ].join('\n');
  }
  const people = Object.values(CAST);
  const width = Math.max(...people.map(({ email }) => email.length));
  const signIns = people.map(({ email, about }) => `  ${email.padEnd(width)}  ${about}`);
  return [...lines, '', `Sign in as (password ${DEMO_PASSWORD}):`, ...signIns, '', STOP].join('\n');
}
