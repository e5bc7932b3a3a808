// What is not sent yet: how much of it there is, and what becomes of it where somebody leaves. And presses that nobody should have to
// make twice.

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { waitingUpdate } from '#app/service-worker.ts';
import { availabilityExceptions } from '#domain/availability/schema.ts';
import { deleteDocument } from '#domain/documents/commands.ts';
import { profileDocuments } from '#domain/documents/schema.ts';
import { type ShiftRow, shifts } from '#domain/shifts/schema.ts';
import type { Step } from '#domain/shifts/steps.ts';
import { addDays, toInstantText } from '#domain/time.ts';
import { venues } from '#domain/venues/schema.ts';
import { ApplyBarPanel } from '#features/applications/apply-bar-panel.tsx';
import { SignOutPanel } from '#features/auth/sign-out-panel.tsx';
import { useNextChat } from '#features/messages/use-next-chat.ts';
import { AgainSheet } from '#features/shifts/change/again-sheet.tsx';
import { OutboxPanel } from '#features/sync-status/outbox-panel.tsx';
import { documentRow, exceptionRow, OTHER, ROW } from '#tests/domain/more-rows.ts';
import { MANAGER, placedVenue, SHIFT, shiftRow, venueRow, WORKER } from '#tests/domain/rows.ts';
import { personAt } from '#tests/support/screen.tsx';
import { StepperField } from '#ui/stepper-field.tsx';
import { notify } from '#ui/toast.ts';

const nothing = () => undefined;
const inUtc = { tz: 'UTC' } as const;
const day = toInstantText(Date.now() + 5 * 86_400_000).slice(0, 10);

function ahead(changes: Partial<ShiftRow> = {}): ShiftRow {
  const times = { starts_at: `${day}T12:00:00.000Z`, ends_at: `${day}T18:00:00.000Z`, ...inUtc };
  return shiftRow({ ...times, starts_local: `${day}T12:00`, ends_local: `${day}T18:00`, ...changes });
}

function keepsNoWords(): void {
  sessionStorage.setItem(`encore:person:${WORKER}:find`, '{"sort":"soonest"}');
  sessionStorage.setItem(`encore:person:${WORKER}:note-${SHIFT}`, '""');
  sessionStorage.setItem(`encore:person:${WORKER}:note-${SHIFT}-begun`, '{"draft":"1","base":null}');
  localStorage.setItem(`encore:person:${WORKER}:ended-note-${SHIFT}`, '{"draft":"1","at":1}');
}

async function roccoRemovedTwo() {
  const rocco = await personAt(WORKER);
  await rocco.holds(profileDocuments, documentRow(), documentRow({ id: OTHER }));
  await rocco.device.dispatch(deleteDocument, { id: ROW });
  await rocco.device.dispatch(deleteDocument, { id: OTHER });
  return rocco;
}

describe('what is not sent', () => {
  it('who signs out reads how much is lost, and what would keep it', async () => {
    const rocco = await roccoRemovedTwo();
    const { press, isAt } = rocco.sees(<SignOutPanel opened onClose={nothing} />);
    await screen.findByText('2 changes are only on this device');
    expect(screen.getByText(/they are lost/).textContent).toContain('nothing can be sent now');
    expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save a copy' })).toBeDefined();
    const leaves = vi.spyOn(rocco.device, 'signOut').mockResolvedValue(undefined);
    await press('Discard and sign out');
    await expect.poll(() => leaves.mock.calls.length).toBe(1);
    leaves.mockRestore();
    await expect.poll(isAt).toBe('/');
  });

  it('who signs out after the session has ended reads that signing in again would send it', async () => {
    const rocco = await roccoRemovedTwo();
    rocco.server.refuses.refresh = 'session_not_found';
    Object.assign(rocco.server.remote, { sync: async () => ({ kind: 'signed-out' }) });
    rocco.comesOnline();
    await expect.poll(() => rocco.device.status.get().phase).toBe('needs-sign-in');
    rocco.sees(<SignOutPanel opened onClose={nothing} />);
    await screen.findByText(/^If you sign out now, they are lost\. Your session has ended/);
    expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
    cleanup();
    rocco.sees(<OutboxPanel opened onClose={nothing} />);
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Send now' })).disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login');
  });

  it('what was refused is lost with them, too, and is said to be', async () => {
    const rocco = await roccoRemovedTwo();
    rocco.server.refuses.delete_document = 'not_allowed';
    rocco.comesOnline();
    const states = async () => (await rocco.device.mirror.get()?.outbox())?.map(({ state }) => state);
    await expect.poll(states).toEqual(['parked', 'parked']);
    rocco.sees(<SignOutPanel opened onClose={nothing} />);
    await screen.findByText('2 changes are only on this device');
    await screen.findByRole('button', { name: 'Send now' });
    expect(screen.queryByText(/^Everything is synced/)).toBeNull();
  });

  it('who has sent everything is told so, and that the data goes', async () => {
    const rocco = await roccoRemovedTwo();
    rocco.comesOnline();
    rocco.sees(<SignOutPanel opened onClose={nothing} />);
    await screen.findByText(/^Everything is synced/);
    await screen.findByRole('button', { name: 'Sign out' });
  });

  it.each([
    [
      'a half-typed note',
      () => sessionStorage.setItem(`encore:person:${WORKER}:note-${SHIFT}`, '"I know the bar"'),
      true,
    ],
    [
      'a form that was half typed before the app was ended',
      () =>
        localStorage.setItem(
          `encore:person:${WORKER}:form-note-${SHIFT}`,
          `{"typed":"\\"I know\\"","at":${Date.now()}}`,
        ),
      true,
    ],
    ['a half-typed message', () => localStorage.setItem(`encore:person:${WORKER}:draft-${ROW}`, 'On my'), true],
    ['a filter, and a box that was emptied again', keepsNoWords, false],
  ])('who signs out over %s is told when words go with them', async (_what, keeps, told) => {
    const rocco = await personAt(WORKER);
    keeps();
    rocco.sees(<SignOutPanel opened onClose={nothing} />);
    await screen.findByText(/^Everything is synced/);
    await expect.poll(() => screen.queryByText(/^What you typed/) !== null).toBe(told);
  });

  it('what is on its way is not counted once more with what waits', async () => {
    const rocco = await personAt(WORKER);
    await rocco.holds(profileDocuments, documentRow(), documentRow({ id: OTHER }));
    rocco.comesOnline();
    rocco.sees(<OutboxPanel opened onClose={nothing} />);
    await screen.findByText(/^last sync /);
    Object.assign(rocco.server.remote, { sync: () => new Promise(nothing) });
    await rocco.device.dispatch(deleteDocument, { id: ROW });
    await screen.findByText(/^1 sending · last sync /);
    await rocco.device.dispatch(deleteDocument, { id: OTHER });
    await screen.findByText(/^1 sending · 1 waiting · /);
  });
});

describe('a newer version of the app', () => {
  async function roccoAndAnUpdate(saved: 'nothing' | 'something') {
    const rocco = await personAt(WORKER);
    await rocco.holds(profileDocuments, documentRow());
    if (saved === 'something') await rocco.device.dispatch(deleteDocument, { id: ROW });
    const accept = vi.fn();
    let waiting: typeof accept | null = null;
    let heard = nothing;
    vi.spyOn(waitingUpdate, 'get').mockImplementation(() => waiting);
    vi.spyOn(waitingUpdate, 'subscribe').mockImplementation(onChange => {
      heard = () => void onChange();
      return nothing;
    });
    const seen = rocco.sees(<textarea aria-label="Words" />);
    const comes = () => {
      waiting = accept;
      act(heard);
    };
    return { rocco, accept, comes, ...seen };
  }
  const offered = () => screen.queryByRole('button', { name: 'Update' }) !== null;
  /** What is shown at once is shown by the time of a toast that was asked for after it. */
  const afterAToast = async () => {
    notify('Told meanwhile');
    await screen.findByText('Told meanwhile');
  };
  afterEach(() => vi.restoreAllMocks());

  it('is offered at once to whoever has nothing under way, and taken by a press', async () => {
    const { accept, comes, press } = await roccoAndAnUpdate('nothing');
    await screen.findByRole('textbox');
    comes();
    await press('Update');
    expect(accept).toHaveBeenCalledOnce();
  });

  it('is not offered in the midst of a word', async () => {
    const { comes, types } = await roccoAndAnUpdate('nothing');
    await types('Half a', 'Words');
    comes();
    await afterAToast();
    expect(offered()).toBe(false);
    act(() => screen.getByRole('textbox').blur());
    await expect.poll(offered).toBe(true);
  });

  it('is not offered before what was saved is sent', async () => {
    const { rocco, comes } = await roccoAndAnUpdate('something');
    await screen.findByRole('textbox');
    comes();
    await afterAToast();
    expect(offered()).toBe(false);
    rocco.comesOnline();
    await expect.poll(offered).toBe(true);
  });
});

describe('what is pressed', () => {
  it('a shift that is taken against one’s own calendar is taken with that word', async () => {
    const rocco = await personAt(WORKER);
    await rocco.holds(shifts, ahead({ booking_mode: 'instant' }));
    await rocco.holds(venues, venueRow());
    await rocco.holds(availabilityExceptions, exceptionRow({ starts_on: day, ends_on: day }));
    const { press } = rocco.sees(<ApplyBarPanel shiftId={SHIFT} hide={null} />);
    await press('Book now');
    await screen.findByText('You marked this unavailable. Take it anyway?');
    expect(await rocco.outbox()).toEqual([]);
    await press('Take it anyway');
    await expect
      .poll(rocco.outbox)
      .toMatchObject([{ name: 'claim_shift', args: { shift_id: SHIFT, despite_calendar: true } }]);
  });

  it.each([
    ['Post', ['save_shift', 'publish_shift']],
    ['Save as draft', ['save_shift']],
  ] as const)('a shift again: «%s» writes it for the chosen day, once', async (words, names) => {
    const mina = await personAt(MANAGER);
    await mina.holds(shifts, ahead());
    const ran: (readonly Step[])[] = [];
    const run = async ({ steps }: { readonly steps: () => readonly Step[] }) => ran.push(steps()) > 0;
    const onClose = vi.fn();
    const of = { venue: placedVenue(inUtc), shiftId: SHIFT, day: null, run, onClose };
    const { press } = mina.sees(<AgainSheet {...of} />);
    await press(words);
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    await press(words);
    expect(ran).toHaveLength(1);
    expect(ran[0]?.map(({ act }) => act.command.name)).toEqual(names);
    expect(ran[0]?.[0]?.act.args).toMatchObject({ starts_local: `${addDays(day, 7)}T12:00` });
  });

  it('a count stops at its most, and the button that led there keeps the focus', async () => {
    const mina = await personAt(MANAGER);
    const Places = () => {
      const [count, set] = useState<number | null>(1);
      return <StepperField label="Places" min={1} max={2} value={count} onChange={set} />;
    };
    const { press } = mina.sees(<Places />);
    await press('More: Places');
    await press('More: Places');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Places' }).value).toBe('2');
    const more = screen.getByRole<HTMLButtonElement>('button', { name: 'More: Places' });
    expect(more.getAttribute('aria-disabled')).toBe('true');
    expect(more.disabled).toBe(false);
    expect(document.activeElement).toBe(more);
  });

  it('Alt with an arrow opens no chat any more once the chats are left', async () => {
    const rocco = await personAt(WORKER);
    const open = vi.fn();
    const Chats = () => {
      useNextChat({ ids: [ROW, OTHER], openId: ROW, open });
      return <p>Chats</p>;
    };
    rocco.sees(<Chats />);
    await screen.findByText('Chats');
    fireEvent.keyDown(document.body, { key: 'ArrowDown', altKey: true });
    expect(open.mock.calls).toEqual([[OTHER]]);
    cleanup();
    fireEvent.keyDown(document.body, { key: 'ArrowDown', altKey: true });
    expect(open).toHaveBeenCalledOnce();
  });
});
