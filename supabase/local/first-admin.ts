// `npm run first-admin -- --email you@rockstars.example --name "Your Name"`: the way into the admin portal of a running
// local backend that nobody administers yet. Prints the address that opens it. On the hosted service an operator asks the
// same function in the SQL editor.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { endWith, StartFailure } from './failure.ts';
import { storedKeys } from './keys.ts';
import { readSettings } from './settings.ts';

const USAGE =
  'Use: npm run first-admin -- --email you@rockstars.example --name "Your Name" [--url http://localhost:8787] [--key <secret key>]';

async function main(): Promise<void> {
  const { email, name, url, key } = readFlags();
  if (email === undefined || name === undefined) throw new StartFailure(USAGE);
  const { port, data } = readSettings(process.env);
  const address = url ?? `http://localhost:${port}`;
  const apikey = key ?? (await secretKeyIn(data));
  const answer = await fetch(`${address}/rest/v1/rpc/create_first_admin`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify({ p_email: email, p_name: name }),
  }).catch(() => {
    throw new StartFailure(
      `Nothing answers at ${address}. Start the backend first (npm start), or name its address: --url`,
    );
  });
  const said: unknown = await answer.json();
  if (!answer.ok) throw new StartFailure(`Refused: ${reasonIn(said)}`);
  console.log(`${address}${String(said)}`);
}

function readFlags() {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ options: { email: text, name: text, url: text, key: text } }).values;
  } catch (error) {
    throw new StartFailure(`${error instanceof Error ? error.message : 'Unknown option'}\n${USAGE}`);
  }
}

async function secretKeyIn(data: string): Promise<string> {
  if (data === 'memory')
    throw new StartFailure(
      'A backend in memory prints its secret key at its start without demo data: name it with --key',
    );
  const kept = await storedKeys(join(data, 'keys.json'));
  if (kept === null)
    throw new StartFailure(
      `There are no keys in ${data}. Name the folder of the running backend in DATA_DIR, or its secret key with --key`,
    );
  return kept.secretKey;
}

const REASONS: Readonly<Record<string, string>> = {
  wrong_state: 'there is an admin already, who invites others in Admin → Team.',
  invalid_arguments: 'the address does not belong to the admin domain, or the name is no name.',
};

function reasonIn(said: unknown): string {
  const message =
    typeof said === 'object' && said !== null && 'message' in said ? String(said.message) : 'unknown reason';
  return REASONS[message] ?? message;
}

main().catch(endWith);
