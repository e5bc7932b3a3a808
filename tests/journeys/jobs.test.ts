// save_job, publish_job, pause_job, resume_job, close_job, and the application and offer between the two sides.
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { respondOffer, submitApplication } from '#domain/applications/commands.ts';
import { decideApplication } from '#domain/applications/decide.ts';
import { applications } from '#domain/applications/schema.ts';
import { closeJob, pauseJob, publishJob, resumeJob, saveJob } from '#domain/jobs/commands.ts';
import { jobs } from '#domain/jobs/schema.ts';
import { notifications } from '#domain/notifications/schema.ts';
import { venues } from '#domain/venues/schema.ts';
import { type Stage, setStage } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage?.clear());

async function postJob(): Promise<string> {
  const { vera } = stage;
  const [venue] = await vera.rows(venues);
  const id = newId();
  await vera.act(saveJob, {
    id,
    venue_id: venue?.id ?? '',
    role: 'bartender',
    title: 'Bar lead',
    employment_type: 'full_time',
    pay_min_minor: 1500,
    pay_period: 'hour',
    skills: [],
  });
  await vera.actAndSettle(publishJob, { id, version: 1 });
  return id;
}

describe('save_job and publish_job', () => {
  it('written and posted without network, in one chain, reach rockstars when there is one', async () => {
    const { vera, rocco } = stage;
    vera.loseNetwork();
    const [venue] = await vera.rows(venues);
    const id = newId();
    const terms = { id, venue_id: venue?.id ?? '', role: 'host', employment_type: 'part_time' as const };
    await vera.act(saveJob, { ...terms, title: 'Host', pay_min_minor: 1400, pay_period: 'hour', skills: [] });
    await vera.act(saveJob, { ...terms, title: 'Evening host', pay_min_minor: 1400, pay_period: 'hour', skills: [] });
    await vera.act(publishJob, { id, version: 2 });
    expect(await vera.row(jobs, id)).toMatchObject({ status: 'published', title: 'Evening host', version: 3 });
    vera.regainNetwork();
    await vera.settled();
    await rocco.settled();
    expect(await rocco.row(jobs, id)).toMatchObject({ status: 'published', title: 'Evening host', version: 3 });
  });
});

describe('pause_job, resume_job and close_job', () => {
  it('open and shut it for those who have not asked, and answer those who have', async () => {
    const { vera, rocco, rosa } = stage;
    const id = await postJob();
    await rocco.settled();
    const asked = newId();
    await rocco.actAndSettle(submitApplication, { id: asked, job_id: id, seen_version: 2 });
    await vera.settled();
    await vera.actAndSettle(pauseJob, { id, version: 2 });
    await rosa.settled();
    expect(await rosa.row(jobs, id)).toBeUndefined();
    await vera.actAndSettle(resumeJob, { id, version: 3 });
    await rosa.settled();
    expect(await rosa.row(jobs, id)).toMatchObject({ status: 'published' });
    await vera.act(closeJob, { id, outcome: 'filled' });
    expect(await vera.row(applications, asked)).toMatchObject({ status: 'closed', closed_reason: 'filled' });
    await vera.settled();
    await rocco.settled();
    expect(await rocco.row(applications, asked)).toMatchObject({ status: 'closed', closed_reason: 'filled' });
    expect((await rocco.rows(notifications)).map(({ kind }) => kind)).toContain('job_application_filled');
  });
});

describe('respond_offer', () => {
  it('an offer is accepted offline and settled when the server has heard of it', async () => {
    const { vera, rosa } = stage;
    const id = await postJob();
    await rosa.settled();
    const asked = newId();
    await rosa.actAndSettle(submitApplication, { id: asked, job_id: id, seen_version: 2 });
    await vera.settled();
    await vera.actAndSettle(decideApplication, { id: asked, decision: 'offer', hold_hours: 24, version: 1 });
    await rosa.settled();
    expect(await rosa.row(applications, asked)).toMatchObject({ status: 'offered', version: 2 });
    rosa.loseNetwork();
    await rosa.act(respondOffer, { id: asked, answer: 'accept' });
    rosa.regainNetwork();
    await rosa.settled();
    await vera.settled();
    expect(await vera.row(applications, asked)).toMatchObject({ status: 'accepted', hold_until: null });
    expect((await vera.rows(notifications)).map(({ kind }) => kind)).toContain('job_offer_accepted');
  });
});
