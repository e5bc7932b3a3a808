// The entry for the hosted service's runtime: settings from its environment.
import { callProject } from '#supabase/functions/_shared/project.ts';
import { jsonSetting, ownProject, serve } from '#supabase/functions/_shared/runtime.ts';
import { recordHandler } from './handler.ts';
import type { SigningKey } from './sign-record.ts';

const project = ownProject();

serve(
  recordHandler({
    functionUrl: `${project.projectUrl}/functions/v1/work-record`,
    key: jsonSetting<SigningKey>('RECORD_SIGNING_KEY'),
    take: async ticket => (await callProject(project, 'take_work_record', { p_ticket: ticket })) as object | null,
    now: () => new Date(),
  }),
);
