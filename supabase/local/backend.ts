// `npm run -s backend -- --port N --data DIR|memory --seed demo|none --mail DIR`: the backend without the app.
// The first line of its output, once it answers, is JSON with its address and keys. SIGTERM and Ctrl-C end it cleanly.
import { parseArgs } from 'node:util';
import { startBackend } from './embedded-backend.ts';
import { endWith, StartFailure } from './failure.ts';
import { stopOnSignal } from './signals.ts';

async function main(): Promise<void> {
  const { port, data, seed, mail } = readFlags();
  const backend = await startBackend({ port, data, seed, ...(mail === undefined ? {} : { mailFolder: mail }) });
  stopOnSignal(backend.stop);
  const { url, publishableKey, secretKey } = backend;
  process.stdout.write(`${JSON.stringify({ url, publishableKey, secretKey })}\n`);
}

function readFlags() {
  const { port, data, seed, mail } = parsed();
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new StartFailure(`--port wants a number up to 65535, not ${port}.`);
  if (seed !== 'demo' && seed !== 'none') throw new StartFailure(`--seed wants demo or none, not ${seed}.`);
  return { port: Number(port), data, seed, mail } as const;
}

function parsed() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '8787' },
        data: { type: 'string', default: 'memory' },
        seed: { type: 'string', default: 'none' },
        mail: { type: 'string' },
      },
    });
    return values;
  } catch (error) {
    const usage = 'Use: npm run -s backend -- --port N --data DIR|memory --seed demo|none --mail DIR';
    throw new StartFailure(`${error instanceof Error ? error.message : 'Unknown option'}\n${usage}`);
  }
}

main().catch(endWith);
