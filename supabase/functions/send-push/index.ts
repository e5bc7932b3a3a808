// The entry for the hosted service's runtime: settings from its environment.
import { ownProject, serve, setting } from '#supabase/functions/_shared/runtime.ts';
import { pushHandler } from './handler.ts';

serve(
  pushHandler({
    ...ownProject(),
    siteUrl: setting('SITE_URL'),
    callSecret: setting('PUSH_CALL_SECRET'),
    publicKey: setting('PUSH_PUBLIC_KEY'),
    privateKey: setting('PUSH_PRIVATE_KEY'),
    contact: setting('PUSH_CONTACT'),
  }),
);
