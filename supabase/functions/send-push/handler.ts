// The edge function that sends push messages, on web standards: what waits is taken through the project's own API with its
// secret key, and handed to the push services of the browsers. Called by a schedule.
import { callProject, isSame, type Project } from '#supabase/functions/_shared/project.ts';
import { type PushIdentity, type PushPost, sendPushes, type WaitingPush } from './send-pushes.ts';

export interface PushSettings extends PushIdentity, Project {
  /** What the schedule shows as `x-push-secret`. */
  readonly callSecret: string;
}

/** Answers POST with how many were sent and how many failed. */
export function pushHandler(settings: PushSettings): (request: Request) => Promise<Response> {
  const post: PushPost = {
    take: async () => (await callProject(settings, 'take_pushes', {})) as WaitingPush[],
    answered: async (id, status) => void (await callProject(settings, 'push_answered', { p_id: id, p_status: status })),
  };
  return async request => {
    if (request.method !== 'POST') return new Response(null, { status: 405 });
    if (!isSame(request.headers.get('x-push-secret') ?? '', settings.callSecret))
      return new Response(null, { status: 401 });
    return Response.json(await sendPushes(post, settings));
  };
}
