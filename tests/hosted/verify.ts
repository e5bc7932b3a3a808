// What is asked of a project before people are let in: rights, the product's list of calls, who can do what, and the contract
// of synchronisation. All of it in one throw-away venue, which is gone afterwards.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftsServer } from '#tests/database/drafts-server.ts';
import { rights } from '#tests/database/rights.ts';
import { application, command, newId, shiftArgs } from '#tests/database/scene.ts';
import { jobArgs } from '#tests/database/situations/jobs.ts';
import { specCalls } from '#tests/database/spec-calls.ts';
import { sharedContract } from '#tests/sync/contract.ts';
import { leftBehind, type Project } from './leave.ts';
import { privateRows } from './seen.ts';
import { openTrial, type Trial } from './trial.ts';
import { differences } from './tries.ts';

export function verifyProject(open: () => Promise<Project>): void {
  let project: Project;
  let trial: Trial;
  const stays = async () => undefined;
  beforeAll(async () => {
    project = await open();
    trial = await openTrial(project);
    await twoRequests(trial);
  });
  afterAll(async () => {
    await trial?.close();
  });

  rights(() => project);
  describe('the list of calls', () => specCalls(async () => ({ ...trial, close: stays })));

  describe('walls', () => {
    it('who can do what is as supabase/who-can-do-what.md says', async () => {
      const { tried, differ } = await differences(trial);
      expect(differ).toEqual([]);
      expect(tried).toBeGreaterThan(100);
    });

    it('strangers see nothing of a venue’s people, requests, bookings and chats', async () => {
      expect(await privateRows(trial)).toEqual({ unseen: [], leaks: [] });
    });
  });

  // Last: more drafts than a venue may have are made here.
  sharedContract('synchronisation', async () => {
    const { people, venueId } = trial;
    const who = { owner: people.vera, guest: people.rosa };
    return draftsServer({
      ...who,
      venueId,
      query: (sql, values) => trial.db(sql, values),
      close: stays,
      async sync(name, request) {
        const { data, error } = await (await trial.enter(who[name])).rpc('sync', { request });
        if (error !== null) throw error;
        return data;
      },
    });
  });

  it('nothing is left behind', async () => {
    await trial.close();
    expect(await leftBehind(project)).toEqual([]);
  });
}

/** Rocco applies for a shift, which also opens a chat, and then for a job. */
export async function twoRequests(trial: Trial): Promise<void> {
  const { people, venueId: venue_id } = trial;
  const [job, shift] = [newId(), newId()];
  const acts = [
    [people.vera, command('save_shift', shiftArgs({ id: shift, venue_id, booking_mode: 'review' }))],
    [people.vera, command('publish_shift', { id: shift, version: 1 })],
    [people.rocco, application(shift)],
    [people.vera, command('save_job', jobArgs({ id: job, venue_id }))],
    [people.vera, command('publish_job', { id: job, version: 1 })],
    [people.rocco, command('submit_application', { id: newId(), job_id: job, seen_version: 2 })],
  ] as const;
  for (const [who, sent] of acts) expect(await trial.send(who, sent)).toMatchObject({ state: 'applied' });
}
