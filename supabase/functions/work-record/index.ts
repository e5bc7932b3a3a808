// The entry for the hosted service's runtime: settings from its environment.
import { callProject } from '#supabase/functions/_shared/project.ts';
import { ownProject, serve, setting } from '#supabase/functions/_shared/runtime.ts';
import { recordHandler } from './handler.ts';

const project = ownProject();

serve(
  recordHandler({
    functionUrl: `${project.projectUrl}/functions/v1/work-record`,
    key: JSON.parse(setting('RECORD_SIGNING_KEY')),
    take: async ticket => (await callProject(project, 'take_work_record', { p_ticket: ticket })) as object | null,
    now: () => new Date(),
  }),
);
