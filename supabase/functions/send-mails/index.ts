// The entry for the hosted service's runtime: settings from its environment.
import { ownProject, serve, setting } from '#supabase/functions/_shared/runtime.ts';
import { mailHandler } from './handler.ts';
import { LETTER } from './letter.ts';

const project = ownProject();

serve(
  mailHandler({
    ...project,
    template: LETTER,
    unsubscribeUrl: `${project.projectUrl}/functions/v1/unsubscribe`,
    siteUrl: setting('SITE_URL'),
    callSecret: setting('MAIL_CALL_SECRET'),
    providerUrl: setting('MAIL_PROVIDER_URL'),
    providerKey: setting('MAIL_PROVIDER_KEY'),
    from: setting('MAIL_FROM'),
  }),
);
