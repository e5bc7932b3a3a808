// Which moments the log of chosen days is asked for.

import { parse } from 'valibot';
import { expect, it } from 'vitest';
import { FIRST_PAGE } from '#domain/admin/lists.ts';
import { adminLog } from '#domain/admin/log.ts';
import { callDeleted } from '#domain/profiles/called.ts';
import type { Device } from '#sync/index.ts';

async function askedBy(zone: string, address: Record<string, string>) {
  const calls: unknown[] = [];
  const device = {
    call: async (_: string, args: unknown) => {
      calls.push(args);
      return { ok: true, value: { rows: [], more: false, total: 0, all: 0 } };
    },
  } as unknown as Device;
  const list = adminLog(zone);
  await list.read(device, { ...parse(list.filter, address), ...FIRST_PAGE });
  return calls[0];
}

it('of one day is all of it on the reader’s calendar, also where it has 25 hours', async () => {
  const night = { since: 'days', from: '2026-10-25', until: '2026-10-25' };
  expect(await askedBy('Europe/London', night)).toMatchObject({
    ...{ p_since: 'all', p_from: '2026-10-24T23:00:00.000Z', p_until: '2026-10-26T00:00:00.000Z' },
  });
  expect(await askedBy('Pacific/Auckland', night)).toMatchObject({
    ...{ p_from: '2026-10-24T11:00:00.000Z', p_until: '2026-10-25T11:00:00.000Z' },
  });
});

it('of days has no beginning or no end where none is chosen', async () => {
  expect(await askedBy('UTC', { since: 'days', from: '2026-10-31' })).toMatchObject({ p_since: 'all', p_until: '' });
  expect(await askedBy('UTC', { since: 'days', until: '2026-10-31' })).toMatchObject({
    ...{ p_from: '', p_until: '2026-11-01T00:00:00.000Z' },
  });
});

it.each(['2026-02-31', 'soon', '0002-10-31', '9999-12-31'])('passes over %s', async day => {
  expect(await askedBy('UTC', { since: 'days', from: day, until: day })).toMatchObject({ p_from: '', p_until: '' });
});

it('of the last days has none of its own', async () => {
  const left = { since: 'week', from: '2026-10-31', until: '2026-10-31' };
  expect(await askedBy('UTC', left)).toMatchObject({ p_since: 'week', p_from: '', p_until: '' });
});

it('calls whoever deleted their account so in the reader’s language', async () => {
  callDeleted('Cuenta eliminada');
  const gone = 'Deleted account';
  const rest = { at: '', action: 'block', subjectKind: null, subjectId: null, before: null, after: null, reason: null };
  const rows = [gone, `${gone}, The Copper Thistle`, 'Rocco, Night Heron', null].map((subject, nth) => ({
    ...{ ...rest, id: `00000000-0000-7000-8000-00000000000${nth}`, key: '', actorName: gone, subject },
  }));
  const device = { call: async () => ({ ok: true, value: { rows, more: false } }) } as unknown as Device;
  const list = adminLog('UTC');
  const read = await list.read(device, { ...parse(list.filter, {}), ...FIRST_PAGE });
  callDeleted(gone);
  expect(read.ok && read.value.rows.map(({ actorName, subject }) => [actorName, subject])).toEqual([
    ['Cuenta eliminada', 'Cuenta eliminada'],
    ['Cuenta eliminada', 'Cuenta eliminada, The Copper Thistle'],
    ['Cuenta eliminada', 'Rocco, Night Heron'],
    ['Cuenta eliminada', null],
  ]);
});
