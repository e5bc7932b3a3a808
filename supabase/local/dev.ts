// `npm run dev`: Vite's development server on PORT (default 5173), with the embedded backend behind the same address, so
// that the app talks to its own origin as it does when built. Settings as for `npm start`.
import { createServer } from 'vite';
import { startBackend } from './embedded-backend.ts';
import { endWith } from './failure.ts';
import { isOpenToOthers } from './mail/mailbox-key.ts';
import { paths } from './paths.ts';
import { readSettings } from './settings.ts';
import { stopOnSignal } from './signals.ts';
import { welcome } from './welcome.ts';

async function main(): Promise<void> {
  const { port, host, data, seed } = readSettings({ PORT: '5173', ...process.env });
  const url = `http://localhost:${port}`;
  const backend = await startBackend({ port: 0, data, seed, siteUrl: url });
  // Whom it asks for is told where others may ask it: the mailbox is not theirs.
  const proxied = { target: backend.url, changeOrigin: false, xfwd: isOpenToOthers(host) };
  const vite = await createServer({
    root: paths.root,
    server: {
      host,
      port,
      strictPort: true,
      proxy: {
        '^/(auth|rest|functions)/v1/': proxied,
        '^/mailbox(/|$)': proxied,
        '^/realtime/v1/': { ...proxied, ws: true },
      },
    },
  });
  stopOnSignal(async () => {
    await vite.close();
    await backend.stop();
  });
  await vite.listen().catch(async (error: unknown) => {
    await backend.stop();
    throw error;
  });
  const open = isOpenToOthers(host) ? { mailboxKey: backend.mailboxKey } : null;
  console.log(welcome({ url, data, seed, secretKey: backend.secretKey, open }));
}

main().catch(endWith);
