// `npm start`: builds the app if need be, serves it with the embedded backend and the demo data on one port, and says
// where and as whom to sign in. PORT, DATA_DIR (`memory` for none), SEED=demo|none; `npm start -- --reset` starts over.
import { parseArgs } from 'node:util';
import { buildIfNeeded } from './build.ts';
import { startBackend } from './embedded-backend.ts';
import { endWith, StartFailure } from './failure.ts';
import { resetFolder } from './folder.ts';
import { isOpenToOthers } from './mail/mailbox-key.ts';
import { paths } from './paths.ts';
import { readSettings } from './settings.ts';
import { stopOnSignal } from './signals.ts';
import { welcome } from './welcome.ts';

async function main(): Promise<void> {
  const reset = wantsReset();
  const { port, host, data, seed, siteUrl } = readSettings(process.env);
  await buildIfNeeded(line => console.log(line));
  if (reset && data !== 'memory') await resetFolder(data);
  const address = siteUrl ?? (port === 0 ? undefined : `http://localhost:${port}`);
  const backend = await startBackend({
    port,
    host,
    data,
    seed,
    app: paths.dist,
    ...(address === undefined ? {} : { siteUrl: address }),
  });
  stopOnSignal(backend.stop);
  const open = isOpenToOthers(host) || siteUrl !== undefined ? { mailboxKey: backend.mailboxKey } : null;
  console.log(welcome({ url: address ?? backend.url, data, seed, secretKey: backend.secretKey, open }));
}

function wantsReset(): boolean {
  try {
    return parseArgs({ options: { reset: { type: 'boolean', default: false } } }).values.reset;
  } catch (error) {
    throw new StartFailure(`${error instanceof Error ? error.message : 'Unknown option'}\nUse: npm start [-- --reset]`);
  }
}

main().catch(endWith);
