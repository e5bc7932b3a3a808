// A phone that ends the app in the background takes what the tab knew with it. What was half typed into a longer form is there when the
// form is opened again, is said to be, and writes nothing over.

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { profileDocuments } from '#domain/documents/schema.ts';
import { jobs } from '#domain/jobs/schema.ts';
import { type AreaRow, areas } from '#domain/venues/areas.ts';
import { rowToMembership, venues } from '#domain/venues/schema.ts';
import { DocumentsScreen } from '#features/documents/documents-screen.tsx';
import { EditJobScreen, NewJobScreen } from '#features/jobs/job-form-screen.tsx';
import { VenueSheet } from '#features/venues/venue-sheet.tsx';
import { documentRow, JOB, jobRow, memberRow, OTHER, ROW } from '#tests/domain/more-rows.ts';
import { MANAGER, placedVenue, VENUE, venueRow, WORKER } from '#tests/domain/rows.ts';
import { memoryStorage } from '#tests/features/memory-storage.ts';
import { personAt, pressUndo } from '#tests/support/screen.tsx';

const own = { venue: placedVenue(), membership: rowToMembership(memberRow()) };
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const isBack = () => screen.queryByText('What you typed before is still here.') !== null;
const keptOnDevice = () => Object.keys(localStorage).filter(key => key.startsWith(`encore:person:${MANAGER}:form-`));

const LONDON: AreaRow = {
  ...{ catalogue: 'areas', id: ROW, row_xid: '1', updated_at: '2026-01-01T00:00:00.000Z' },
  ...{ slug: 'london', name: 'London', country: 'GB', tz: 'Europe/London', currency: 'GBP' },
  ...{ lat: 51.5, lng: -0.1, floor_minor: null },
};

async function minaAt(form: ReactElement) {
  const mina = await personAt(MANAGER);
  await mina.holds(venues, venueRow());
  await mina.holds(areas, LONDON);
  return { mina, ...mina.sees(form) };
}

afterEach(() => vi.unstubAllGlobals());

/** Put aside, and ended by the phone. */
function appEnds(): void {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  sessionStorage.clear();
}

describe('a form that is opened again after the app was ended', () => {
  it('has what was typed, says so, and can begin anew and back', async () => {
    const form = <NewJobScreen own={own} />;
    const { mina, types } = await minaAt(form);
    await types('Bar lead', 'Title');
    expect(isBack()).toBe(false);
    appEnds();
    const { press } = mina.sees(form);
    await expect.poll(isBack).toBe(true);
    expect(box('Title').value).toBe('Bar lead');
    await press('Start over');
    expect(box('Title').value).toBe('');
    expect(isBack()).toBe(false);
    expect(keptOnDevice()).toEqual([]);
    await pressUndo();
    expect(box('Title').value).toBe('Bar lead');
    appEnds();
    mina.sees(form);
    await expect.poll(isBack).toBe(true);
  });

  it('is empty once it was sent', async () => {
    const form = <EditJobScreen own={own} jobId={JOB} />;
    const { mina, types } = await minaAt(form);
    await mina.holds(jobs, jobRow());
    await types(' at night', 'Title');
    appEnds();
    const { press } = mina.sees(form);
    await expect.poll(isBack).toBe(true);
    await press('Save changes');
    await expect.poll(mina.outbox).toMatchObject([{ name: 'save_job', args: { title: 'Bar lead at night' } }]);
    await expect.poll(keptOnDevice).toEqual([]);
    expect(JSON.stringify(localStorage)).not.toContain('at night');
  });

  it('asks whose words count where a colleague has saved the job meanwhile', async () => {
    const form = <EditJobScreen own={own} jobId={JOB} />;
    const { mina, types } = await minaAt(form);
    await mina.holds(jobs, jobRow());
    await types(' at night', 'Title');
    appEnds();
    await mina.holds(jobs, jobRow({ description: 'Written by Vera.', version: 3 }));
    const { press } = mina.sees(form);
    await screen.findByText(/^This job was changed elsewhere/);
    expect(box('Title').value).toBe('Bar lead at night');
    await press('Save changes');
    expect(await mina.outbox()).toEqual([]);
  });

  it('works as ever where storage is full', async () => {
    const { mina, types, press } = await minaAt(<EditJobScreen own={own} jobId={JOB} />);
    await mina.holds(jobs, jobRow());
    const setItem = vi.fn(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.stubGlobal('localStorage', { ...memoryStorage(), setItem });
    await types(' at night', 'Title');
    window.dispatchEvent(new Event('pagehide'));
    expect(setItem).toHaveBeenCalled();
    await press('Save changes');
    await expect.poll(mina.outbox).toMatchObject([{ name: 'save_job', args: { title: 'Bar lead at night' } }]);
  });
});

it('what another tab has sent leaves the form of this one', async () => {
  const { types } = await minaAt(<NewJobScreen own={own} />);
  await types('Bar lead', 'Title');
  window.dispatchEvent(new Event('pagehide'));
  const name = `job-new-${VENUE}`;
  const start = `encore:person:${MANAGER}:`;
  const { draft } = JSON.parse(localStorage.getItem(`${start}form-${name}`) ?? '{}');
  localStorage.removeItem(`${start}form-${name}`);
  localStorage.setItem(`${start}ended-${name}`, JSON.stringify({ draft, at: Date.now() }));
  act(() => void window.dispatchEvent(new Event('storage')));
  expect(box('Title').value).toBe('');
  window.dispatchEvent(new Event('pagehide'));
  expect(keptOnDevice()).toEqual([]);
});

it('a form in which nothing is typed shows what a colleague has saved', async () => {
  const { mina } = await minaAt(<EditJobScreen own={own} jobId={JOB} />);
  await mina.holds(jobs, jobRow());
  await screen.findByDisplayValue('Bar lead');
  await mina.holds(jobs, jobRow({ title: 'Head of bar', version: 3 }));
  await screen.findByDisplayValue('Head of bar');
  expect(screen.queryByText(/changed elsewhere/)).toBeNull();
});

describe('a venue’s description, typed while a colleague writes another', () => {
  const known = placedVenue({ description: 'Loud.', contact: 'Vera' });
  const byVera = placedVenue({ description: 'Louder.', contact: 'Vera' });
  const sheet = (venue: typeof known) => <VenueSheet known={venue} onClose={() => undefined} />;

  async function minaIsBack() {
    const { mina, types } = await minaAt(sheet(known));
    await types(' Late.', /^Description/);
    await types(' and Mina', /^Contact/);
    appEnds();
    const seen = mina.sees(sheet(byVera));
    await screen.findByText(/^This was changed elsewhere/);
    await screen.findByRole('option', { name: 'London' });
    expect(box(/^Description/).value).toBe('Loud. Late.');
    await seen.press('Save');
    expect(await mina.outbox()).toEqual([]);
    return { mina, ...seen };
  }

  it('replaces it once that is meant', async () => {
    const { mina, press } = await minaIsBack();
    await press('Keep what I typed');
    await press('Save');
    await expect.poll(mina.outbox).toMatchObject([{ args: { description: 'Loud. Late.', contact: 'Vera and Mina' } }]);
  });

  it('gives way to it, and to nothing else', async () => {
    const { mina, press } = await minaIsBack();
    await press('Use the new version');
    await expect.poll(() => box(/^Description/).value).toBe('Louder.');
    await press('Save');
    await expect.poll(mina.outbox).toMatchObject([{ args: { contact: 'Vera and Mina' } }]);
    expect(JSON.stringify(await mina.outbox())).not.toContain('Loud. Late.');
  });
});

/** A browser's caches as a file is kept in one, without the browser. */
function cachesInMemory() {
  const kept = new Map<string, string>();
  const cache = {
    keys: async () => [...kept.keys()].map(path => ({ url: new URL(path, location.origin).href })),
    match: async ({ url }: { readonly url: string }) => new Response(kept.get(new URL(url).pathname)),
    put: async (path: string, answer: Response) => void kept.set(path, await answer.text()),
    delete: async (path: string) => kept.delete(path),
  };
  return { open: async () => cache };
}

it('a document’s file comes back as what it was said to be, and the number of the paper does not', async () => {
  vi.stubGlobal('caches', cachesInMemory());
  const rocco = await personAt(WORKER);
  const { press, types, chooses } = rocco.sees(<DocumentsScreen />);
  await press('Add a document');
  await chooses('Personal licence', 'What is it?');
  await types('PL 0123', 'Number');
  const file = new File(['%PDF-1.4'], 'licence.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText('Add a file', { selector: 'input' }), file);
  await screen.findByRole('button', { name: 'Remove licence.pdf' });
  fireEvent.change(screen.getByLabelText('Valid until'), { target: { value: '2031-05-04' } });
  appEnds();
  rocco.sees(<DocumentsScreen />);
  await screen.findByRole('button', { name: 'Remove licence.pdf' });
  const field = (name: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(name).value;
  expect([field('What is it?'), field('Number'), field('Valid until')]).toEqual(['personal_licence', '', '2031-05-04']);
});

describe('an app that was ended right after a document was saved', () => {
  it('forgets its file, which a document names already, and asks for nothing', async () => {
    const cache = await fileLeftBehind();
    const rocco = await personAt(WORKER);
    await rocco.holds(profileDocuments, documentRow({ file_id: OTHER }));
    rocco.sees(<DocumentsScreen />);
    await expect.poll(() => cache.keys()).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('saves no second document where the first one has not come to the screen', async () => {
    await fileLeftBehind();
    const rocco = await personAt(WORKER, { add_document_file: null });
    rocco.device.setWorkOffline(true);
    const { press } = rocco.sees(<DocumentsScreen />);
    await press('Save document');
    await expect
      .poll(() => rocco.outbox())
      .toMatchObject([{ name: 'save_document', args: { id: OTHER, file_id: OTHER } }]);
  });
});

/** Chosen for a new document, and still there. */
async function fileLeftBehind() {
  const caches = cachesInMemory();
  vi.stubGlobal('caches', caches);
  const cache = await caches.open();
  const file = { id: OTHER, name: 'licence.pdf', content: btoa('%PDF-1.4'), marks: { type: 'first_aid' } };
  await cache.put(`/kept/${encodeURIComponent('document:new')}/${OTHER}`, new Response(JSON.stringify(file)));
  return cache;
}
