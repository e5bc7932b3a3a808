// The entry for the hosted service's runtime: settings from its environment, the template from the project.
import { ownProject, readTextFile, serve, setting } from '#supabase/functions/_shared/runtime.ts';
import { mailHandler } from './handler.ts';

const project = ownProject();

readTextFile(new URL('../../templates/notice.html', import.meta.url)).then(template =>
  serve(
    mailHandler({
      ...project,
      template,
      unsubscribeUrl: `${project.projectUrl}/functions/v1/unsubscribe`,
      siteUrl: setting('SITE_URL'),
      callSecret: setting('MAIL_CALL_SECRET'),
      providerUrl: setting('MAIL_PROVIDER_URL'),
      providerKey: setting('MAIL_PROVIDER_KEY'),
      from: setting('MAIL_FROM'),
    }),
  ),
);
