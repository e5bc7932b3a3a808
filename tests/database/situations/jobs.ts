// Three jobs of Vera's: a draft, an open one that Rocco applied for and was offered, and one that is paused.
import { act, command, newId, people, type Scene } from '#tests/database/scene.ts';
import type { Tries } from './tries.ts';

export function jobArgs(of: { readonly id: string; readonly venue_id: string } & Record<string, unknown>) {
  return {
    role: 'bartender',
    title: 'Bar lead',
    employment_type: 'full_time',
    pay_min_minor: 1500,
    pay_max_minor: 1700,
    pay_period: 'hour',
    hours_per_week: 38,
    skills: ['bartender', 'keg changes'],
    ...of,
  };
}

/** Written down and posted by Vera; its id. Two versions old. */
export async function publishedJob(scene: Scene, more: Record<string, unknown> = {}): Promise<string> {
  const id = newId();
  await act(scene.db, people.vera, command('save_job', jobArgs({ id, venue_id: scene.venueId, ...more })));
  await act(scene.db, people.vera, command('publish_job', { id, version: 1 }));
  return id;
}

export async function jobSituation(scene: Scene): Promise<Tries> {
  const [draft, asked] = [newId(), newId()];
  const open = await publishedJob(scene);
  const paused = await publishedJob(scene);
  await act(scene.db, people.vera, command('pause_job', { id: paused, version: 2 }));
  await act(scene.db, people.vera, command('save_job', jobArgs({ id: draft, venue_id: scene.venueId })));
  await act(scene.db, people.rocco, command('submit_application', { id: asked, job_id: open, seen_version: 2 }));
  await act(scene.db, people.vera, command('decide_application', { id: asked, decision: 'offer', version: 1 }));
  return {
    save_job: () => command('save_job', jobArgs({ id: newId(), venue_id: scene.venueId })),
    publish_job: () => command('publish_job', { id: draft, version: 1 }),
    pause_job: () => command('pause_job', { id: open, version: 2 }),
    resume_job: () => command('resume_job', { id: paused, version: 3 }),
    close_job: () => command('close_job', { id: open, outcome: 'closed' }),
  };
}
