// The entry for the hosted service's runtime: settings from its environment.
import { callProject } from '#supabase/functions/_shared/project.ts';
import { ownProject, serve, setting } from '#supabase/functions/_shared/runtime.ts';
import { unsubscribeHandler } from './handler.ts';

const project = ownProject();

serve(
  unsubscribeHandler({
    siteUrl: setting('SITE_URL'),
    unsubscribe: async key => void (await callProject(project, 'unsubscribe', { p_key: key })),
  }),
);
